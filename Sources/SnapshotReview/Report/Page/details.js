"use strict";

/** Lines that stay the same are folded where there are more than this, and these many are left around what differs. */
const contextLines = 3;

/** Two texts line by line; of many equal lines only those beside what differs. */
function textView(lines) {
  const body = element("tbody");
  const differs = lines.some((line) => line.mark !== " ");
  let row = 0;
  while (row < lines.length) {
    const next = lines.findIndex((line, index) => index >= row && line.mark !== " ");
    const end = next < 0 ? lines.length : next;
    const first = row === 0 ? 0 : row + contextLines;
    const last = next < 0 ? end : end - contextLines;
    if (differs && last - first > contextLines) {
      body.append(...textRows(lines.slice(row, first)), foldedRow(lines.slice(first, last)), ...textRows(lines.slice(last, end)));
    } else {
      body.append(...textRows(lines.slice(row, end)));
    }
    for (row = end; row < lines.length && lines[row].mark !== " "; row += 1) body.append(...textRows([lines[row]]));
  }
  return element("div", { class: "text", tabindex: 0, role: "region", "aria-label": "Text" }, element("table", {}, body));
}

function textRows(lines) {
  const names = { "-": "removed", "+": "added", " ": "same" };
  const number = (value) => element("td", { class: "number mono" }, value ?? "");
  return lines.map(({ mark, expectedNumber, actualNumber, parts, lacksLineFeed }) => {
    const words = parts.map(({ text, isMarked }) => (isMarked ? element(mark === "-" ? "del" : "ins", {}, foreign(text)) : foreign(text)));
    return element("tr", { class: names[mark] }, number(expectedNumber), number(actualNumber),
      element("td", { class: "mono" }, mark),
      element("td", { class: "mono" }, ...words, ...(lacksLineFeed ? [element("em", {}, " (no line feed at the end)")] : [])));
  });
}

function foldedRow(lines) {
  const unfold = () => row.replaceWith(...textRows(lines));
  const row = element("tr", {}, element("td", { colspan: 4 },
    element("button", { type: "button", onclick: unfold }, "… " + lines.length + " equal lines")));
  return row;
}

/** A command with a button that copies it. */
function commandRow(command, copy) {
  return element("div", { class: "command" }, element("code", {}, foreign(command)),
    element("button", { type: "button", onclick: () => copy(command) }, "Copy"));
}

function card(title, ...content) {
  return element("details", { class: "card", open: true }, element("summary", {}, title), ...content);
}

/** What of the layout changed, and both layouts; a line lights up its frame in the picture. */
function layoutCard(change, stage) {
  const { changes, expected, actual } = change.layout;
  const content = [];
  if (changes && changes.length > 0) {
    content.push(element("ul", { class: "changes" }, ...changes.map((each) => {
      const frames = { expected: each.before, actual: each.after };
      return element("li", {}, element("button", {
        type: "button", onclick: () => stage.light(frames, true), onfocus: () => stage.light(frames),
        onpointerenter: () => stage.light(frames),
      }, foreign(each.words)));
    })));
  } else if (changes) {
    content.push(element("p", {}, "The layout is the same: every place, size, text and colour. Only pixels differ."));
  }
  const columns = [["expected", "Expected layout", expected], ["actual", "Actual layout", actual]].filter(([, , outline]) => outline);
  content.push(element("div", { class: "outlines" }, ...columns.map(([name, title, outline]) => outlineView(name, title, outline, stage))));
  return card("Layout", ...content);
}

/** One layout as a list, of which one line is active. */
function outlineView(name, title, outline, stage) {
  const lines = outline.lines.map((line, index) => {
    const made = element("li", { role: "option", id: name + "-line-" + index, class: line.differs ? "mono differs" : "mono" }, foreign(line.text));
    made.frame = line.frame;
    return made;
  });
  let active = -1;
  const activate = (index, isShown) => {
    lines[active]?.classList.remove("active");
    lines[active]?.setAttribute("aria-selected", "false");
    active = Math.min(lines.length - 1, Math.max(0, index));
    const line = lines[active];
    line.classList.add("active");
    line.setAttribute("aria-selected", "true");
    list.setAttribute("aria-activedescendant", line.id);
    if (isShown) line.scrollIntoView({ block: "nearest" });
    stage.light({ [name]: line.frame }, isShown);
  };
  const list = element("ul", {
    class: "outline " + name, role: "listbox", tabindex: 0, "aria-label": title,
    onkeydown: (event) => {
      const steps = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: lines.length - 1 };
      if (!(event.key in steps)) return;
      event.preventDefault();
      activate(steps[event.key], true);
    },
  }, ...lines);
  lines.forEach((line, index) => {
    line.addEventListener("pointerenter", () => activate(index, false));
    line.addEventListener("click", () => activate(index, true));
  });
  return element("div", {}, element("h3", {}, title), list);
}

/** Everything about one snapshot. */
class ChangeView {
  constructor(change, report, pictures, actions) {
    this.change = change;
    const kind = kinds[change.kind];
    const isPicture = [change.expected, change.actual].some(Boolean);
    this.stage = isPicture ? new Stage(change, pictures, actions.say) : null;
    this.root = [
      this.#head(change, kind, actions),
      this.stage?.root,
      change.lines ? element("div", { class: "card" }, textView(change.lines)) : null,
      ...change.problems.map((problem) => element("p", { class: "warning" }, foreign(problem))),
      change.layout && this.stage ? layoutCard(change, this.stage) : null,
      change.message ? card("What the failure says", element("pre", {}, foreign(change.message, true))) : null,
      this.#commands(change, actions),
    ].filter(Boolean);
  }

  #head(change, kind, actions) {
    const fact = (text) => element("span", { class: "mono" }, foreign(text));
    const facts = element("div", { class: "facts" });
    if (change.test) facts.append(fact(change.test));
    facts.append(fact(change.place));
    if (change.reference) facts.append(fact(change.reference));
    if (change.oldReference) facts.append(fact("the same as " + change.oldReference));
    const state = element("p", {},
      element("span", { class: "mark " + kind.section }, change.decision ?? kind.words), change.measure ? ", " + change.measure : "");
    return element("div", {},
      element("div", { class: "row end" },
        element("h2", { id: "change-title" }, foreign(change.title)),
        element("div", { class: "row" },
          element("button", { type: "button", id: "back", onclick: actions.back }, "All snapshots"),
          element("button", { type: "button", onclick: () => actions.step(-1) }, "Previous"),
          element("button", { type: "button", onclick: () => actions.step(1) }, "Next"),
          element("button", { type: "button", class: "served", disabled: !change.argument, onclick: () => actions.decide("accept", [change]) }, "Accept"),
          element("button", { type: "button", class: "served", disabled: change.kind === "matched", onclick: () => actions.decide("reject", [change]) }, "Reject"))),
      state, facts);
  }

  #commands(change, actions) {
    const rows = [];
    if (change.move) {
      rows.push(
        element("p", {}, "The same content is under the test's former name, ",
          element("span", { class: "mono" }, foreign(change.oldReference)), ". If the test was renamed, rename it, too:"),
        commandRow(change.move, actions.copy));
    }
    if (change.accept) rows.push(element("p", {}, "If the new one is right, accept this file:"), commandRow(change.accept, actions.copy));
    if (change.rerun) rows.push(element("p", {}, "Run the test again:"), commandRow(change.rerun, actions.copy));
    return rows.length > 0 ? card("Commands", ...rows) : null;
  }
}
