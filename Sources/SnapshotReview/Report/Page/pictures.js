"use strict";

/** Makes an element; texts become text, never markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  set(made, attributes);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function set(made, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
}

function shape(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  set(made, attributes);
  return made;
}

const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A text of somebody else's: on its own as to its direction, and with names for what is not seen. */
function foreign(text, allowsLines = false) {
  const made = element("bdi");
  const pattern = allowsLines ? unseen : new RegExp(unseen.source + "|[\\n\\t]", "gu");
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    made.append(text.slice(end, match.index));
    made.append(element("span", { class: "escape" }, "\\u{" + match[0].codePointAt(0).toString(16) + "}"));
    end = match.index + match[0].length;
  }
  made.append(text.slice(end));
  return made;
}

/** The pictures of the page, which stand behind the script, each once, and are decoded when somebody looks. */
class Pictures {
  #images = new Map();

  /** The address of a picture, as soon as the page has been read so far. */
  async address(index) {
    const id = "picture-" + index;
    let source = document.getElementById(id);
    while (document.readyState === "loading" && !(source && source.nextElementSibling)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      source = document.getElementById(id);
    }
    return "data:" + source.dataset.type + ";base64," + source.textContent;
  }

  /** An image that shows the picture; a new one each time, as an element has one place. */
  image(index, label) {
    const image = element("img", { alt: label, draggable: "false" });
    this.address(index).then((address) => { image.src = address; });
    return image;
  }

  /** The pixels of a picture. */
  async pixels(index) {
    if (!this.#images.has(index)) {
      // Two pictures are looked at at once; more would only fill the memory.
      if (this.#images.size >= 4) this.#images.delete(this.#images.keys().next().value);
      this.#images.set(index, this.#decode(index));
    }
    return this.#images.get(index);
  }

  async #decode(index) {
    const image = new Image();
    image.src = await this.address(index);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context;
  }
}

/** The colour of a pixel as red, green, blue and opacity, or null outside of the picture. */
function color(context, x, y) {
  if (!context || x < 0 || y < 0 || x >= context.canvas.width || y >= context.canvas.height) return null;
  return [...context.getImageData(x, y, 1, 1).data];
}

function hexadecimal(color) {
  const digits = (color[3] === 255 ? color.slice(0, 3) : color).map((channel) => channel.toString(16).padStart(2, "0"));
  return "#" + digits.join("").toUpperCase();
}

/** CIE Lab under D65, from sRGB (IEC 61966-2-1, CIE 15). */
function lab(color) {
  const linear = color.slice(0, 3).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [r, g, b] = linear;
  const curve = (t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart: the largest difference of a channel, and the distance in CIE Lab. */
function distance(first, second) {
  const channel = Math.max(...first.map((value, index) => Math.abs(value - second[index])));
  const [a, b] = [lab(first), lab(second)];
  return { channel, lab: Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) };
}
