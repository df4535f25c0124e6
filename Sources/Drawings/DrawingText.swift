import Typesetting

/// The lines of a drawing in words.
struct DrawingText {
  private(set) var lines: [String] = []
  private var depth = 0

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func addIndented(_ items: [DrawingItem]) {
    depth += 1
    for item in items { add(item) }
    depth -= 1
  }

  private mutating func add(_ item: DrawingItem) {
    switch item {
    case .shape(let shape): add(shape.inWords)
    case .image(let image): add(image.inWords)
    case .text(let text): add(text)
    case .layer(let layer):
      add(layer.effect.inWords)
      addIndented(layer.items)
    }
  }

  /// The text of one line stands in its own line; several lines follow one by one.
  private mutating func add(_ text: DrawnText) {
    let lines = text.layout.lines
    let cut = text.layout.isTruncated ? " cut" : ""
    guard lines.count > 1 else {
      let line = lines.first.map { " " + $0.placeInWords } ?? ""
      return add("Text \(text.text.quoted) \(text.frame.inWords)\(cut)\(line)")
    }
    add("Text of \(lines.count) lines \(text.frame.inWords)\(cut)")
    depth += 1
    for line in lines { add("Line \(line.text.quoted) \(line.placeInWords)") }
    depth -= 1
  }
}
