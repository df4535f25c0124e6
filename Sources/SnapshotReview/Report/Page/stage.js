"use strict";

const modes = [
  ["side", "Side by side"], ["slider", "Slider"], ["blink", "Blink"], ["blend", "Blend"], ["difference", "Difference"],
  ["expected", "Expected"], ["actual", "Actual"],
];
const zooms = [0.25, 0.5, 1, 2, 4, 8, 16, 32];

/** The pictures of one snapshot, in one of the ways to compare them. */
class Stage {
  static mode = "side";
  #mode;
  #zoom = "fit";
  #planes = [];
  #cursor = null;
  #region = -1;
  #lit = {};
  #timer = null;
  #share = 0.5;
  #isFirst = true;

  constructor(change, pictures, say) {
    this.change = change;
    this.pictures = pictures;
    this.say = say;
    const sides = [change.expected, change.actual].filter((side) => side);
    this.width = Math.max(...sides.map((side) => side.width));
    this.height = Math.max(...sides.map((side) => side.height));
    this.isPair = sides.length === 2;
    this.regions = change.boxes ?? [];
    this.#mode = this.isPair ? Stage.mode : change.actual ? "actual" : "expected";
    this.#build();
  }

  #has(mode) {
    if (mode === "expected" || mode === "actual") return Boolean(this.change[mode]);
    return this.isPair;
  }

  #build() {
    this.modeControls = new Map();
    const segments = element("fieldset", { class: "segments" }, element("legend", { class: "hidden" }, "How to compare"));
    for (const [mode, words] of modes) {
      const control = element("input", { type: "radio", name: "mode", value: mode, onchange: () => this.choose(mode) });
      control.disabled = !this.#has(mode);
      this.modeControls.set(mode, control);
      segments.append(element("label", {}, control, words));
    }
    segments.hidden = !this.isPair;
    this.zoomControl = element("select", { "aria-label": "Zoom", onchange: (event) => this.zoom(event.target.value) },
      element("option", { value: "fit" }, "Fit"),
      ...zooms.map((zoom) => element("option", { value: zoom }, zoom * 100 + " %")));
    this.mix = element("input", {
      type: "range", min: 0, max: 1000, value: 500, oninput: (event) => this.#setShare(event.target.value / 1000),
    });
    this.blinkControl = element("button", { type: "button", onclick: () => this.pause() }, "Pause");
    this.mixRow = element("div", { class: "row" }, this.mix, this.blinkControl);
    this.regionWords = element("span", { class: "quiet" });
    const regions = element("div", { class: "row" },
      element("button", { type: "button", onclick: () => this.region(-1), "aria-label": "Previous region" }, "‹"),
      element("button", { type: "button", onclick: () => this.region(1), "aria-label": "Next region" }, "›"),
      this.regionWords);
    regions.hidden = this.regions.length === 0;
    this.panes = element("div", {
      class: "panes", tabindex: 0, role: "group", "aria-label": "Pictures; the arrow keys move from pixel to pixel",
      onkeydown: (event) => this.#key(event),
    });
    this.readout = element("div", { class: "readout quiet" });
    this.root = element("div", { class: "card" },
      element("div", { class: "row end" }, segments,
        element("div", { class: "row" },
          element("button", { type: "button", onclick: () => this.step(-1), "aria-label": "Smaller" }, "−"), this.zoomControl,
          element("button", { type: "button", onclick: () => this.step(1), "aria-label": "Larger" }, "+"))),
      regions, this.mixRow, this.panes, this.readout);
    this.#nameRegion();
    this.#read();
  }

  /** Begins, when the stage is in the page and has a width. */
  start() {
    this.choose(this.#mode);
    this.observer = new ResizeObserver(() => { if (this.#zoom === "fit") this.#layOut(); });
    this.observer.observe(this.panes);
  }

  end() {
    clearInterval(this.#timer);
    this.observer?.disconnect();
  }

  choose(mode) {
    if (!this.#has(mode)) return;
    this.#mode = mode;
    if (this.isPair) Stage.mode = mode;
    this.modeControls.get(mode).checked = true;
    clearInterval(this.#timer);
    const { expected, actual, difference } = this.change;
    const pane = (caption, ...layers) => this.#pane(caption, layers);
    this.#planes = [];
    switch (mode) {
    case "side":
      pane("Expected", ["expected", expected]);
      pane("Actual", ["actual", actual]);
      if (difference) pane("Difference", ["difference", difference]);
      break;
    case "slider": pane("Expected left, actual right", ["expected", expected], ["actual", actual]); break;
    case "blink": pane("Expected", ["expected", expected], ["actual", actual]); break;
    case "blend": pane("Expected below, actual above", ["expected", expected], ["actual", actual]); break;
    case "difference":
      if (difference) pane("Difference", ["difference", difference]);
      else pane("Difference of the colours", ["expected", expected], ["actual", actual]);
      break;
    case "expected": pane("Expected", ["expected", expected]); break;
    case "actual": pane(this.change.kind === "matched" ? "Reference" : "Actual", ["actual", actual]); break;
    }
    this.panes.replaceChildren(...this.#planes.map((plane) => plane.pane));
    const labels = { slider: "Where actual begins", blend: "How much of actual" };
    this.mix.hidden = !labels[mode];
    this.mix.setAttribute("aria-label", labels[mode] ?? "");
    this.blinkControl.hidden = mode !== "blink";
    this.mixRow.hidden = this.mix.hidden && this.blinkControl.hidden;
    this.#layOut();
    this.#setShare(this.#share);
    if (mode === "blink") this.#startBlinking();
  }

  #pane(caption, layers) {
    const words = element("figcaption", {}, caption);
    const overlay = shape("svg", { viewBox: "0 0 " + this.width + " " + this.height, "aria-hidden": "true" });
    const images = layers.map(([name, side]) => {
      const image = this.pictures.image(side.picture, name + " picture");
      image.side = side;
      return image;
    });
    const plane = element("div", { class: "plane" }, ...images, overlay);
    const scroller = element("div", { class: "scroller" }, plane);
    const made = { pane: element("figure", { class: "pane" }, words, scroller), words, scroller, plane, images, overlay, names: layers.map(([name]) => name) };
    plane.addEventListener("pointermove", (event) => this.#point(event, made, false));
    plane.addEventListener("pointerdown", (event) => this.#point(event, made, true));
    scroller.addEventListener("scroll", () => this.#follow(scroller));
    scroller.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.step(event.deltaY < 0 ? 1 : -1);
    }, { passive: false });
    this.#planes.push(made);
  }

  /** The other pictures show the same part. */
  #follow(scroller) {
    for (const other of this.#planes) {
      if (other.scroller === scroller) continue;
      if (Math.abs(other.scroller.scrollLeft - scroller.scrollLeft) > 1) other.scroller.scrollLeft = scroller.scrollLeft;
      if (Math.abs(other.scroller.scrollTop - scroller.scrollTop) > 1) other.scroller.scrollTop = scroller.scrollTop;
    }
  }

  get scale() {
    if (this.#zoom !== "fit") return this.#zoom;
    const space = this.#planes[0] ? this.#planes[0].pane.clientWidth - 2 : 300;
    const fitting = Math.min(space / this.width, (window.innerHeight * 0.72) / this.height);
    // Small pictures grow by whole pixels, so that each stays as wide as the others.
    return fitting >= 1 ? Math.min(8, Math.floor(fitting)) : Math.max(fitting, 0.02);
  }

  #layOut() {
    const scale = this.scale;
    for (const { plane, images } of this.#planes) {
      plane.style.width = this.width * scale + "px";
      plane.style.height = this.height * scale + "px";
      plane.classList.toggle("pixelated", scale >= 2);
      for (const image of images) {
        image.style.width = image.side.width * scale + "px";
        image.style.height = image.side.height * scale + "px";
      }
    }
    this.#draw();
  }

  zoom(zoom) {
    const first = this.#planes[0].scroller;
    const before = this.scale;
    const middle = [(first.scrollLeft + first.clientWidth / 2) / before, (first.scrollTop + first.clientHeight / 2) / before];
    this.#zoom = zoom === "fit" ? "fit" : Number(zoom);
    this.zoomControl.value = String(this.#zoom);
    this.#layOut();
    const at = this.#cursor && zoom !== "fit" ? [this.#cursor.x + 0.5, this.#cursor.y + 0.5] : middle;
    this.#show(...at);
  }

  step(step) {
    const scale = this.scale;
    const next = step > 0 ? zooms.find((zoom) => zoom > scale * 1.01) : zooms.findLast((zoom) => zoom < scale * 0.99);
    if (next) this.zoom(next);
  }

  #show(x, y) {
    const scroller = this.#planes[0].scroller;
    scroller.scrollLeft = x * this.scale - scroller.clientWidth / 2;
    scroller.scrollTop = y * this.scale - scroller.clientHeight / 2;
    this.#follow(scroller);
  }

  /** Goes to the next or the previous differing region. */
  region(step) {
    if (this.regions.length === 0) return;
    const start = this.#region < 0 && step < 0 ? 0 : this.#region;
    this.#region = (start + step + this.regions.length) % this.regions.length;
    const [x, y, width, height] = this.regions[this.#region];
    const scroller = this.#planes[0].scroller;
    const fitting = Math.min(scroller.clientWidth / width, (window.innerHeight * 0.6) / height) / 2;
    this.#zoom = zooms.findLast((zoom) => zoom <= Math.min(fitting, 8)) ?? zooms[0];
    this.zoomControl.value = String(this.#zoom);
    this.#layOut();
    this.#show(x + width / 2, y + height / 2);
    this.#nameRegion();
    this.say(this.regionWords.textContent);
  }

  #nameRegion() {
    const count = this.regions.length;
    if (this.#region < 0) {
      this.regionWords.textContent = count === 1 ? "One region differs" : count + " regions differ";
      return;
    }
    const [x, y, width, height] = this.regions[this.#region];
    this.regionWords.textContent = `Region ${this.#region + 1} of ${count}: ${width} x ${height} px at (${x}, ${y})`;
  }

  /** Lights up frames in points, by the name of the picture that they are of. */
  light(frames, isShown = false) {
    this.#lit = frames;
    this.#draw();
    const frame = frames.actual ?? frames.expected;
    const scale = this.#pointScale(frames.actual ? "actual" : "expected");
    if (isShown && frame && this.#zoom !== "fit") this.#show((frame[0] + frame[2] / 2) * scale, (frame[1] + frame[3] / 2) * scale);
  }

  /** Pixels in a point. */
  #pointScale(name) {
    const outline = this.change.layout && this.change.layout[name];
    const side = this.change[name];
    return outline && side && outline.size[0] > 0 ? side.width / outline.size[0] : 1;
  }

  #draw() {
    for (const { overlay, names } of this.#planes) {
      overlay.replaceChildren();
      const box = (name, [x, y, width, height]) => overlay.append(shape("rect", { class: name, x, y, width, height }));
      for (const mask of this.change.masks ?? []) box("mask", mask);
      this.regions.forEach((region, index) => box(index === this.#region ? "region current" : "region", region));
      for (const name of ["expected", "actual"]) {
        const frame = this.#lit[name];
        const isHere = names.includes(name) || names.includes("difference");
        const scale = this.#pointScale(name);
        if (frame && isHere) box("lit", frame.map((number) => number * scale));
      }
      if (this.#cursor) box("cursor", [this.#cursor.x, this.#cursor.y, 1, 1]);
    }
  }

  #setShare(share) {
    this.#share = share;
    this.mix.value = Math.round(share * 1000);
    const [{ images, plane }] = this.#planes;
    if (images.length < 2) return;
    const above = images[1];
    plane.querySelector(".divider")?.remove();
    above.style.mixBlendMode = this.#mode === "difference" ? "difference" : "normal";
    above.style.opacity = this.#mode === "blend" ? String(share) : "1";
    above.style.clipPath = "none";
    if (this.#mode !== "slider") return;
    const edge = share * this.width * this.scale;
    above.style.clipPath = `inset(0 0 0 ${edge}px)`;
    // What of the expected picture is transparent must not show through there, nor what is larger.
    images[0].style.clipPath = `inset(0 ${Math.max(0, images[0].side.width * this.scale - edge)}px 0 0)`;
    const divider = element("div", { class: "divider" });
    divider.style.left = share * 100 + "%";
    plane.append(divider);
  }

  #startBlinking() {
    this.#isFirst = true;
    this.#swap();
    this.blinkControl.textContent = "Pause";
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.pause();
      return;
    }
    this.#timer = setInterval(() => this.#swap(), 600);
  }

  #swap() {
    const [{ images, words }] = this.#planes;
    this.#isFirst = !this.#isFirst;
    images[0].style.visibility = this.#isFirst ? "hidden" : "visible";
    images[1].style.visibility = this.#isFirst ? "visible" : "hidden";
    words.textContent = this.#isFirst ? "Actual" : "Expected";
  }

  /** Holds the blinking, or lets it go on. */
  pause() {
    if (this.#mode !== "blink") return;
    if (this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
      this.blinkControl.textContent = "Go on";
    } else if (this.blinkControl.textContent === "Go on") {
      this.#timer = setInterval(() => this.#swap(), 600);
      this.blinkControl.textContent = "Pause";
    } else {
      this.blinkControl.textContent = "Go on";
    }
  }

  /** Shows the other one of both pictures. */
  flip() {
    if (this.#mode === "blink") {
      if (this.#timer) this.pause();
      this.#swap();
    } else {
      this.choose(this.#mode === "expected" ? "actual" : "expected");
    }
  }

  #point(event, made, isPressed) {
    const bounds = made.plane.getBoundingClientRect();
    const x = (event.clientX - bounds.left) / this.scale;
    const y = (event.clientY - bounds.top) / this.scale;
    if (this.#mode === "slider" && (isPressed || event.buttons === 1)) this.#setShare(Math.min(1, Math.max(0, x / this.width)));
    this.#move(Math.floor(x), Math.floor(y));
  }

  #key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!step || event.target !== this.panes) return;
    event.preventDefault();
    const length = event.shiftKey ? 10 : 1;
    const from = this.#cursor ?? { x: Math.floor(this.width / 2), y: Math.floor(this.height / 2) };
    this.#move(from.x + step[0] * length, from.y + step[1] * length, true);
  }

  async #move(x, y, isSaid = false) {
    this.#cursor = { x: Math.min(this.width - 1, Math.max(0, x)), y: Math.min(this.height - 1, Math.max(0, y)) };
    this.#draw();
    await this.#read(isSaid);
  }

  /** Says the colours of the pixel below the cursor, and shows what is around it. */
  async #read(isSaid = false) {
    if (!this.#cursor) {
      this.readout.replaceChildren("Point at a pixel, or press an arrow key, to read its colours.");
      return;
    }
    const { x, y } = this.#cursor;
    const names = ["expected", "actual"].filter((name) => this.change[name]);
    const contexts = await Promise.all(names.map((name) => this.pictures.pixels(this.change[name].picture)));
    if (this.#cursor.x !== x || this.#cursor.y !== y) return;
    const colors = contexts.map((context) => color(context, x, y));
    const list = element("dl", {}, element("dt", {}, "Pixel"), element("dd", {}, x + ", " + y));
    const words = ["Pixel " + x + ", " + y];
    names.forEach((name, index) => {
      const found = colors[index];
      const value = element("dd", { class: "mono" }, found ? this.#swatch(found) : null, found ? hexadecimal(found) : "outside");
      list.append(element("dt", {}, name === "expected" ? "Expected" : "Actual"), value);
      words.push(name + " " + (found ? hexadecimal(found) : "outside"));
    });
    if (colors.length === 2 && colors[0] && colors[1]) {
      const far = distance(colors[0], colors[1]);
      const text = far.channel === 0 ? "equal" : `channel ${far.channel} of 255, CIE Lab ${far.lab.toFixed(1)}`;
      list.append(element("dt", {}, "Distance"), element("dd", {}, text));
      words.push(text);
    }
    this.readout.replaceChildren(...contexts.map((context, index) => this.#loupe(context, names[index], x, y)), list);
    if (isSaid) this.say(words.join(", "));
  }

  #swatch(color) {
    const made = element("span", { class: "swatch" });
    made.style.background = `rgb(${color[0]} ${color[1]} ${color[2]} / ${color[3] / 255})`;
    return made;
  }

  #loupe(context, name, x, y) {
    const canvas = element("canvas", { width: 11, height: 11, role: "img", "aria-label": "11 by 11 pixels of the " + name + " picture" });
    canvas.getContext("2d").drawImage(context.canvas, x - 5, y - 5, 11, 11, 0, 0, 11, 11);
    return canvas;
  }
}
