import Pictures
import TextFormats

extension ItemAppearance {
  /// What changed from these looks to others, such as `colour #FFFFFF became #000000`; nothing is said twice.
  func changes(to other: ItemAppearance) -> [String] {
    guard self != other else { return [] }
    var changes: [String] = []
    for change in namedChanges(to: other) ?? [ItemAppearance.change("", words, other.words)]
    where !changes.contains(change) {
      changes.append(change)
    }
    return changes
  }

  /// The changes of what has a name; nil where looks differ in more than that, and are told whole.
  private func namedChanges(to other: ItemAppearance) -> [String]? {
    switch (self, other) {
    case (.shape(let old), .shape(let new)):
      guard let paint = ItemAppearance.changes(old.paint, new.paint) else { return nil }
      return ItemAppearance.changes(old.style, new.style).map { $0 + paint }
    case (.text(let old, let wasCut), .text(let new, let isCut)):
      guard old.count == new.count, wasCut == isCut else { return nil }
      return zip(old, new).flatMap { old, new in
        ItemAppearance.changes("font size", old.size, new.size) + ItemAppearance.changes("colour", old.color, new.color)
      }
    case (.layer(.clip(let old)), .layer(.clip(let new))): return ItemAppearance.changes(old, new)
    case (.layer(.opacity(let old)), .layer(.opacity(let new))):
      return [ItemAppearance.change("", old.formatted(as: .short), new.formatted(as: .short))]
    case (.layer(.shadow(let old)), .layer(.shadow(let new))) where old.offset == new.offset:
      return ItemAppearance.changes("colour", old.color, new.color)
        + ItemAppearance.changes("radius", old.radius, new.radius)
    default: return nil
    }
  }

  /// Nil where the styles differ in more than the width of a line.
  private static func changes(_ old: LayoutOutline.Style, _ new: LayoutOutline.Style) -> [String]? {
    guard case (.stroke(let old), .stroke(var line)) = (old, new) else { return old == new ? [] : nil }
    let change = changes("line width", old.width, line.width)
    line.width = old.width
    return line == old ? change : nil
  }

  private static func changes(_ old: LayoutOutline.Paint, _ new: LayoutOutline.Paint) -> [String]? {
    switch (old, new) {
    case (.color(let old), .color(let new)): return changes("colour", old, new)
    case (.linearGradient(let oldStops, let oldStart, let oldEnd), .linearGradient(let newStops, let start, let end)):
      return (oldStart, oldEnd) == (start, end) ? changes(oldStops, newStops) : nil
    case (
      .radialGradient(let oldStops, let oldCenter, let oldStart, let oldEnd),
      .radialGradient(let newStops, let center, let start, let end)
    ):
      return (oldCenter, oldStart, oldEnd) == (center, start, end) ? changes(oldStops, newStops) : nil
    default: return nil
    }
  }

  private static func changes(_ old: [LayoutOutline.Stop], _ new: [LayoutOutline.Stop]) -> [String]? {
    guard old.map(\.location) == new.map(\.location) else { return nil }
    return zip(old, new).flatMap { changes("colour", $0.color, $1.color) }
  }

  private static func changes(_ name: String, _ old: String, _ new: String) -> [String] {
    old == new ? [] : [change(name, old, new)]
  }

  private static func changes(_ name: String, _ old: Double, _ new: Double) -> [String] {
    changes(name, old.formatted(as: .short), new.formatted(as: .short))
  }

  private static func change(_ name: String, _ before: String, _ after: String) -> String {
    "\(name.isEmpty ? "" : name + " ")\(before) became \(after)"
  }

  private var words: String {
    switch self {
    case .shape(let shape): shape.formatted(as: .short)
    case .text(let fonts, let isCut):
      (fonts.map { $0.formatted(as: .short) } + (isCut ? ["cut"] : [])).joined(separator: ", ")
    case .image(let image): image.shortText
    case .layer(.clip(let style)): style.formatted(as: .short)
    case .layer(.shadow(let shadow)): shadow.formatted(as: .short)
    case .layer: ""
    }
  }
}
