/// A layout as it is written into references, read again.
struct LayoutOutline: Equatable {
  /// The size of the picture in points, as it is written.
  private(set) var size: String
  /// The items from back to front, those of a layer behind it.
  private(set) var items: [LayoutItem] = []

  /// Reads the text of a `Drawing`; nil for any other text.
  init?(_ text: String) {
    let lines = text.split(separator: "\n")
    guard let first = lines.first, first.hasPrefix("Drawing ") else { return nil }
    size = String(first.dropFirst("Drawing ".count))
    for line in lines.dropFirst() { add(LayoutLine(line)) }
  }

  /// Adds an item, or a line to the text before it.
  private mutating func add(_ line: LayoutLine) {
    guard line.kind == "Line", let text = items.last, text.kind == "Text" else { return items.append(line.item) }
    let last = items.count - 1
    items[last].name = [text.name, line.name].compactMap(\.self).joined(separator: " ")
    let added = line.item
    items[last].lines += added.lines
    if !text.details.starts(with: added.details) { items[last].details += added.details }
  }
}
