"use strict";

/** Joins the list, the snapshot that is looked at, and the keys. */
class Report {
  #view = null;

  constructor(data) {
    this.data = data;
    data.changes.forEach((change, index) => { change.index = index; });
    this.pictures = new Pictures();
    this.section = document.getElementById("change");
    this.#head();
    const actions = { open: (change) => this.open(change) };
    this.list = new ChangeList(data, this.pictures, actions);
    this.#bind();
    this.#addKeys();
    window.addEventListener("hashchange", () => this.#readAddress());
    this.#readAddress();
  }

  get #isNarrow() { return window.matchMedia("(max-width: 52rem)").matches; }

  #head() {
    const { data } = this;
    document.body.classList.toggle("is-served", Boolean(data.served));
    document.getElementById("title").replaceChildren("Snapshots of ", foreign(data.package));
    document.title = "Snapshots of " + data.package;
    const count = (section) => data.changes.filter((change) => kinds[change.kind].section === section).length;
    const started = new Date(data.started * 1000).toLocaleString();
    document.getElementById("summary").textContent =
      `${count("failure")} failing, ${count("new")} new, ${count("passing")} passing; run of ${started}`;
    document.getElementById("notes").replaceChildren(...data.notes.map((note) => element("li", {}, foreign(note))));
  }

  #bind() {
    const on = (id, action) => document.getElementById(id).addEventListener("click", action);
    const acceptable = () => [...this.list.chosen].filter((change) => change.argument);
    on("copy-choice", () => this.copy(this.#command(acceptable())));
    on("accept-choice", () => this.decide("accept", acceptable()));
    on("reject-choice", () => this.decide("reject", [...this.list.chosen]));
    on("undo", () => this.undo());
    on("open-help", () => this.#help());
    document.getElementById("appearance").addEventListener("input", (event) => {
      document.documentElement.style.colorScheme = event.target.value;
    });
  }

  #command(changes) { return [this.data.acceptCommand, ...changes.map((change) => change.argument)].join(" "); }

  #readAddress() {
    const id = decodeURIComponent(location.hash.slice(1));
    const change = this.data.changes.find((change) => change.id === id);
    if (change) this.#show(change);
    else if (this.#isNarrow || this.data.changes.length === 0) this.#showList();
    else this.#show(this.list.shown[0] ?? null);
  }

  open(change) {
    const hash = "#" + encodeURIComponent(change.id);
    if (location.hash === hash) this.#show(change);
    else location.hash = hash;
  }

  #show(change) {
    if (!change) return this.#showList();
    this.#view?.stage?.end();
    document.body.classList.add("shows-change");
    this.#view = new ChangeView(change, this.data, this.pictures, {
      step: (step) => this.step(step), back: () => this.#leave(), copy: (text) => this.copy(text),
      decide: (decision, changes) => this.decide(decision, changes), say: (text) => this.say(text),
    });
    this.section.replaceChildren(...this.#view.root);
    this.#view.stage?.start();
    this.list.mark(change);
    window.scrollTo(0, 0);
    this.section.scrollTop = 0;
    if (this.#isNarrow) this.section.focus();
  }

  #showList() {
    this.#view?.stage?.end();
    this.#view = null;
    document.body.classList.remove("shows-change");
    if (this.data.changes.length === 0) this.section.replaceChildren(element("p", {}, "The run has no snapshots."));
  }

  #leave() {
    history.pushState(null, "", location.pathname + location.search);
    this.#showList();
    this.list.mark(this.list.current);
  }

  step(step) {
    const next = this.list.neighbour(this.#view?.change, step);
    if (next) this.open(next);
    else this.say(step > 0 ? "This is the last one." : "This is the first one.");
  }

  /** Tells what is seen anyway to those who do not see it. */
  say(text) { document.getElementById("status").textContent = text; }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = element("textarea", {}, text);
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    this.#tell("Copied.");
  }

  #tell(text) {
    this.say(text);
    document.getElementById("choice-summary").textContent = text;
  }

  /** Has the server accept or reject. */
  async decide(decision, changes) {
    if (!this.data.served || changes.length === 0) return;
    await this.#ask(decision, changes.map((change) => change.id));
  }

  /** Has the server take the last decision back. */
  async undo() {
    if (this.data.served) await this.#ask("undo", []);
  }

  async #ask(decision, ids) {
    const answer = await fetch(decision, {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ run: this.data.run, ids }),
    });
    const words = answer.ok ? await answer.json() : { outcomes: [], message: "The server refused: " + (await answer.text()) };
    for (const outcome of words.outcomes) {
      const change = this.data.changes.find((change) => change.id === outcome.id);
      change.decision = outcome.state || undefined;
      if (outcome.isDone) this.list.chosen.delete(change);
      if (outcome.problem) change.problems = [outcome.problem];
    }
    document.getElementById("undo").disabled = decision === "undo" && words.outcomes.length === 0;
    this.list.show();
    const [first] = decision === "undo" ? words.outcomes : [];
    const undone = first && this.data.changes.find((change) => change.id === first.id);
    if (undone && undone !== this.#view?.change) this.open(undone);
    else if (this.#view) this.#show(this.#view.change);
    this.#tell(words.message);
  }

  #addKeys() {
    const stage = (action) => () => { if (this.#view?.stage) action(this.#view.stage); };
    const now = (action) => () => { if (this.#view) action(this.#view.change); };
    this.keys = [
      ["j", "the next snapshot", () => this.step(1)], ["k", "the previous one", () => this.step(-1)],
      ["/", "search", () => document.getElementById("search").focus()],
      ...modes.map(([mode, words], index) => [String(index + 1), words.toLowerCase(), stage((it) => it.choose(mode))]),
      [" ", "the other one of both pictures", stage((it) => it.flip())],
      ["+", "larger", stage((it) => it.step(1))], ["-", "smaller", stage((it) => it.step(-1))],
      ["0", "all of the picture", stage((it) => it.zoom("fit"))],
      ["n", "the next region", stage((it) => it.region(1))], ["p", "the previous region", stage((it) => it.region(-1))],
      ["x", "choose, or not", now((change) => this.list.toggle(change))],
      ["c", "copy the accept command", now((change) => { if (change.accept) this.copy(change.accept); })],
      ...(this.data.served ? [
        ["a", "accept", now((change) => { if (change.argument) this.decide("accept", [change]); })],
        ["r", "reject", now((change) => { if (change.kind !== "matched") this.decide("reject", [change]); })],
        ["u", "take the last decision back", () => this.undo()],
      ] : []),
      ["Escape", "all snapshots", () => { if (this.#isNarrow) this.#leave(); }],
      ["?", "these keys", () => this.#help()],
    ];
    const names = { " ": "Space", Escape: "Esc" };
    document.getElementById("keys").replaceChildren(...this.keys.flatMap(([key, words]) => [
      element("dt", {}, element("kbd", {}, names[key] ?? key)), element("dd", {}, words),
    ]));
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.getElementById("help").open) return;
    if (!document.getElementById("keys-on").checked) return;
    const isTyping = event.target.closest("input:not([type=checkbox]):not([type=radio]):not([type=range]), select, textarea");
    if (isTyping) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    // A button that has the focus is pressed by the space bar.
    if (event.key === " " && event.target.closest("button, summary, input, a")) return;
    const known = this.keys.find(([key]) => key === event.key);
    if (!known) return;
    event.preventDefault();
    known[2]();
  }

  #help() { document.getElementById("help").showModal(); }
}

const report = new Report(JSON.parse(document.getElementById("data").textContent));
