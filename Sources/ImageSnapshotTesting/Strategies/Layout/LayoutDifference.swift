import Pictures

/// How one layout became another.
struct LayoutDifference: Sendable {
  /// What became of an item.
  enum Change: Equatable, Sendable {
    case appeared(LayoutItem)
    case disappeared(LayoutItem)
    /// `isReordered`: other items that were behind it are now before it, or the other way round.
    case changed(LayoutItem, LayoutItem, isReordered: Bool)
  }

  /// The sizes of the whole, where they differ.
  var sizes: (before: LayoutOutline.Extent, after: LayoutOutline.Extent)?
  /// In the order of the layouts.
  var changes: [Change] = []

  init(from before: LayoutOutline, to after: LayoutOutline) {
    if before.size != after.size { sizes = (before.size, after.size) }
    let alignment = LayoutAlignment(from: before.items, to: after.items)
    var added = alignment.steps.compactMap { if case .added(let index) = $0 { index } else { nil } }
    var moved: [Int: LayoutItem] = [:]
    for case .removed(let index) in alignment.steps {
      let item = before.items[index]
      guard let at = LayoutDifference.indexOfSame(item, in: added.map { after.items[$0] }) else { continue }
      moved[added.remove(at: at)] = item
    }
    var reordered = Array(moved.values)
    for step in alignment.steps {
      switch step {
      case .kept(let first, let second):
        let (old, new) = (before.items[first], after.items[second])
        if old != new { changes.append(.changed(old, new, isReordered: false)) }
      case .removed(let index):
        if let at = reordered.firstIndex(of: before.items[index]) {
          reordered.remove(at: at)
        } else {
          changes.append(.disappeared(before.items[index]))
        }
      case .added(let index):
        let old = moved[index]
        let new = after.items[index]
        changes.append(old.map { .changed($0, new, isReordered: true) } ?? .appeared(new))
      }
    }
  }

  /// The item of the same kind and name, or one that looks exactly the same where there is no name.
  private static func indexOfSame(_ item: LayoutItem, in others: [LayoutItem]) -> Int? {
    if item.name != nil { return others.firstIndex { $0.kind == item.kind && $0.name == item.name } }
    return item.isLayer ? nil : others.firstIndex(of: item)
  }
}

/// A line of a layout: something that is drawn, or a layer round others.
typealias LayoutItem = LayoutOutline.Item

extension LayoutOutline.Item {
  /// What it is: `Text`, `Capsule`, `Opacity`.
  var kind: String {
    switch content {
    case .shape(let shape): shape.name
    case .text: "Text"
    case .image: "Image"
    case .opacity: "Opacity"
    case .clip: "Clip"
    case .mirrored: "Mirrored"
    case .shadow: "Shadow"
    case .effect(let name, _): name
    }
  }

  /// The text, its lines joined, or the name of the picture.
  var name: String? {
    switch content {
    case .text(let text): text.lines.map(\.text).joined(separator: " ")
    case .image(let image): image.name
    case .shape, .opacity, .clip, .mirrored, .shadow, .effect: nil
    }
  }

  /// Whether it only changes how other items look.
  var isLayer: Bool {
    switch content {
    case .opacity, .clip, .mirrored, .shadow, .effect: true
    case .shape, .text, .image: false
    }
  }

  /// How likely it is that another item is this one, changed: 0 is not at all.
  ///
  /// The name counts for more than everything else together. Without it the same place or the same looks must do.
  func affinity(to other: LayoutItem) -> Int {
    guard kind == other.kind else { return 0 }
    let hasSameOrigin = frame.flatMap { frame in other.frame.map { frame.origin == $0.origin } } ?? true
    let hasSameSize = frame.flatMap { frame in other.frame.map { frame.size == $0.size } } ?? true
    let hasSameAppearance = ItemAppearance(self) == ItemAppearance(other)
    let hasSameName = name == other.name
    guard hasSameName || hasSameOrigin || hasSameAppearance else { return 0 }
    var affinity = 1
    if hasSameName { affinity += 8 }
    if hasSameOrigin { affinity += 3 }
    if hasSameSize { affinity += 2 }
    if hasSameAppearance { affinity += 2 }
    return affinity
  }
}

/// How an item looks, whatever its place, its extents and its name.
enum ItemAppearance: Hashable {
  case shape(LayoutOutline.Shape)
  case text([LayoutOutline.Font], isCut: Bool)
  case image(LayoutOutline.Image)
  case layer(LayoutOutline.Content)

  init(_ item: LayoutItem) {
    switch item.content {
    case .shape(let shape): self = .shape(shape)
    case .text(let text):
      var fonts: [LayoutOutline.Font] = []
      for font in text.lines.flatMap(\.fonts) where !fonts.contains(font) { fonts.append(font) }
      self = .text(fonts, isCut: text.isCut)
    case .image(var image):
      image.name = ""
      self = .image(image)
    case .opacity, .clip, .mirrored, .shadow, .effect: self = .layer(item.content)
    }
  }
}
