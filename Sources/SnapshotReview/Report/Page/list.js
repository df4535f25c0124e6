"use strict";

const kinds = {
  mismatched: { section: "failure", words: "does not match" },
  failed: { section: "failure", words: "failed" },
  missing: { section: "new", words: "new, not recorded" },
  recorded: { section: "new", words: "recorded" },
  matched: { section: "passing", words: "matches" },
};
const sections = { failure: "Failing", new: "New", passing: "Passing" };

/** The snapshots of the run, filtered, sorted and grouped. */
class ChangeList {
  chosen = new Set();
  shown = [];
  current = null;
  #rows = new Map();
  #folded = new Set();
  #seen;

  constructor(report, pictures, actions) {
    this.report = report;
    this.pictures = pictures;
    this.actions = actions;
    this.list = document.getElementById("list");
    this.#seen = new IntersectionObserver((entries) => this.#load(entries), { rootMargin: "200px" });
    for (const [section, words] of Object.entries(sections)) {
      const count = report.changes.filter((change) => kinds[change.kind].section === section).length;
      this.#control("show-" + section).nextElementSibling.textContent = words + " (" + count + ")";
    }
    this.#offerCauses();
    for (const id of ["search", "decided", "cause", "sort", "group", "show-failure", "show-new", "show-passing"]) {
      this.#control(id).addEventListener("input", () => this.show());
    }
    this.#control("filters").addEventListener("submit", (event) => event.preventDefault());
    this.#control("choose-all").addEventListener("click", () => this.#choose(this.shown, true));
    this.#control("choose-none").addEventListener("click", () => this.#choose([...this.chosen], false));
    this.show();
  }

  #control(id) { return document.getElementById(id); }

  /** What happened to several, the most frequent first. */
  #offerCauses() {
    const counts = new Map();
    for (const { cause } of this.report.changes) if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
    const frequent = [...counts].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]).slice(0, 50);
    this.#control("cause").append(...frequent.map(([cause, count]) =>
      element("option", { value: cause }, count + ": " + foreign(this.report.causes[cause]).textContent)));
    this.#control("cause").closest("label").hidden = frequent.length === 0;
  }

  /** Whether the filters let a snapshot through. */
  #isShown(change) {
    if (!this.#control("show-" + kinds[change.kind].section).checked) return false;
    const decided = this.#control("decided").value;
    if (decided === "waiting" && (change.decision || !change.argument)) return false;
    if (decided && decided !== "waiting" && change.decision !== decided) return false;
    const cause = this.#control("cause").value;
    if (cause !== "" && String(change.cause) !== cause) return false;
    const query = this.#control("search").value.trim().toLowerCase();
    const texts = [change.title, change.id, change.place, change.message ?? "", this.report.causes[change.cause] ?? ""];
    return !query || texts.some((text) => text.toLowerCase().includes(query));
  }

  /** Fills the list anew. */
  show() {
    const changes = this.report.changes.filter((change) => this.#isShown(change));
    this.#seen.disconnect();
    this.#rows.clear();
    this.shown = [];
    const content = [];
    for (const [section, words] of Object.entries(sections)) {
      const members = this.#sorted(changes.filter((change) => kinds[change.kind].section === section));
      if (members.length === 0) continue;
      content.push(element("h2", {}, words + " (" + members.length + ")"), this.#entries(members));
    }
    if (content.length === 0) content.push(element("p", { class: "quiet" }, "No snapshot matches the filter."));
    this.list.replaceChildren(...content);
    this.mark(this.current);
    this.#summarize();
  }

  #sorted(changes) {
    const order = this.#control("sort").value;
    if (order === "size") return [...changes].sort((a, b) => (b.size ?? -1) - (a.size ?? -1));
    if (order === "name") return [...changes].sort((a, b) => a.title.localeCompare(b.title) || a.index - b.index);
    return changes;
  }

  #entries(changes) {
    const list = element("ul");
    const groups = new Map();
    for (const change of changes) {
      const key = this.#control("group").checked && change.cause !== undefined ? change.cause : "alone " + change.index;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(change);
    }
    for (const [cause, members] of groups) {
      if (members.length === 1) list.append(element("li", {}, this.#row(members[0])));
      else list.append(element("li", { class: "group" }, ...this.#group(cause, members)));
    }
    return list;
  }

  /** One line for what has one cause, and the first of those that it changed. */
  #group(cause, members) {
    const choice = element("input", {
      type: "checkbox", "aria-label": "Choose all " + members.length + " of this cause",
      onchange: (event) => this.#choose(members, event.target.checked),
    });
    choice.checked = members.every((change) => this.chosen.has(change));
    const rows = element("ul", {}, ...members.map((change) => element("li", {}, this.#row(change))));
    const fold = element("button", { type: "button" });
    const show = () => {
      const isFolded = this.#folded.has(cause);
      fold.textContent = isFolded ? "Show all " + members.length : "Show one of " + members.length;
      fold.setAttribute("aria-expanded", String(!isFolded));
      [...rows.children].forEach((row, index) => { row.hidden = isFolded && index > 0; });
    };
    fold.addEventListener("click", () => {
      if (!this.#folded.delete(cause)) this.#folded.add(cause);
      show();
    });
    show();
    return [
      element("div", { class: "group-head" }, choice, element("h3", {}, foreign(this.report.causes[cause])), fold), rows,
    ];
  }

  #row(change) {
    this.shown.push(change);
    const kind = kinds[change.kind];
    const choice = element("input", {
      type: "checkbox", "aria-label": "Choose " + change.title,
      onchange: (event) => this.#choose([change], event.target.checked),
    });
    choice.checked = this.chosen.has(change);
    const thumbnail = element("span", { class: "thumbnail", "aria-hidden": "true" }, change.format ?? "");
    const state = change.decision ?? kind.words;
    const button = element("button", { type: "button", onclick: () => this.actions.open(change) },
      thumbnail,
      element("span", { class: "names" },
        element("span", {}, foreign(change.title)),
        element("span", { class: "quiet" },
          element("span", { class: "mark " + kind.section }, state), change.measure ? ", " + change.measure : "")));
    const row = element("div", { class: "item" }, choice, button);
    row.change = change;
    row.thumbnail = thumbnail;
    this.#rows.set(change, row);
    this.#seen.observe(row);
    return row;
  }

  #load(entries) {
    for (const entry of entries) {
      const { change, thumbnail } = entry.target;
      if (!entry.isIntersecting) continue;
      this.#seen.unobserve(entry.target);
      const side = change.actual ?? change.expected;
      if (side) thumbnail.replaceChildren(this.pictures.image(side.picture, ""));
    }
  }

  /** Shows which one is looked at. */
  mark(change) {
    this.#row_(this.current, (row) => {
      delete row.dataset.current;
      row.querySelector("button").removeAttribute("aria-current");
    });
    this.current = change;
    this.#row_(change, (row) => {
      row.dataset.current = "";
      row.querySelector("button").setAttribute("aria-current", "true");
      // One that is folded away is shown.
      row.parentElement.hidden = false;
      row.scrollIntoView({ block: "nearest" });
    });
  }

  #row_(change, action) {
    const row = this.#rows.get(change);
    if (row) action(row);
  }

  /** The one that is shown before or behind another. */
  neighbour(change, step) {
    const index = this.shown.indexOf(change);
    if (index < 0) return this.shown[0];
    return this.shown[index + step];
  }

  toggle(change) { this.#choose([change], !this.chosen.has(change)); }

  #choose(changes, isChosen) {
    for (const change of changes) {
      if (isChosen) this.chosen.add(change);
      else this.chosen.delete(change);
    }
    this.show();
  }

  #summarize() {
    const acceptable = [...this.chosen].filter((change) => change.argument);
    const count = this.chosen.size;
    let words = count === 0 ? "None chosen" : count + " chosen";
    if (acceptable.length < count) words += ", " + (count - acceptable.length) + " of them cannot be accepted here";
    this.#control("choice-summary").textContent = words;
    for (const id of ["copy-choice", "accept-choice", "reject-choice"]) {
      this.#control(id).disabled = id === "reject-choice" ? count === 0 : acceptable.length === 0;
    }
  }
}
