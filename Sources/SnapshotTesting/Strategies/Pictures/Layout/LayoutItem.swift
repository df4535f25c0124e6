/// A line of a layout: something that is drawn, or a layer round others.
struct LayoutItem: Hashable {
  /// What it is: `Text`, `Capsule`, `Opacity`.
  var kind: String
  /// The text or the name of the picture, as it is written between quotation marks.
  var name: String?
  /// Where it is; nil for layers that are everywhere.
  var frame: LayoutFrame?
  /// Everything else, such as paint and font size, word by word; places are relative to the frame.
  var details: [String] = []
  /// Where the lines of a text are in it.
  var lines: [String] = []

  /// Whether it only changes how other items look.
  var isLayer: Bool { ["Opacity", "Clip", "Shadow"].contains(kind) }

  /// How likely it is that another item is this one, changed: 0 is not at all.
  ///
  /// The name counts for more than everything else together. Without it the same place or the same looks must do.
  func affinity(to other: LayoutItem) -> Int {
    guard kind == other.kind else { return 0 }
    let hasSameOrigin = frame.flatMap { frame in other.frame.map(frame.hasSameOrigin) } ?? true
    let hasSameSize = frame.flatMap { frame in other.frame.map(frame.hasSameSize) } ?? true
    let hasSameDetails = details == other.details
    guard name == other.name || hasSameOrigin || hasSameDetails else { return 0 }
    var affinity = 1
    if name == other.name { affinity += 8 }
    if hasSameOrigin { affinity += 3 }
    if hasSameSize { affinity += 2 }
    if hasSameDetails { affinity += 2 }
    return affinity
  }
}

/// The place and the extents of an item, in hundredths of a point, as precise as layouts are written.
struct LayoutFrame: Hashable {
  var x, y, width, height: Int

  /// Whether both have the same extents.
  func hasSameSize(as other: LayoutFrame) -> Bool { width == other.width && height == other.height }

  /// Whether both have the same origin.
  func hasSameOrigin(as other: LayoutFrame) -> Bool { x == other.x && y == other.y }
}

/// Points as they are written, in hundredths; nil for what is no number, or too large to be one that was rounded.
func hundredths(_ text: Substring) -> Int? {
  guard let number = Double(text), number.magnitude < 1e13 else { return nil }
  return Int((number * 100).rounded())
}
