import PixelImages
import PlaneGeometry
import VectorPictures

/// What operators paint with: the graphics state, "ISO 32000-1", 8.4.
struct PDFState {
  /// To the points of the picture.
  var map: Transform
  /// What limits what is seen, the outermost first.
  var scopes: [PDFScope] = []
  /// The mask that is laid over what is painted, within those.
  var mask: PDFScope?
  /// Whether nothing is painted, because its limits are not known.
  var isHidden = false
  var fill = PDFInk()
  var stroke = PDFInk()
  var line = StrokeStyle(width: 1, miterLimit: 10)
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var blendMode = BlendMode.normal
  var text = PDFTextState()

  init(map: Transform) {
    self.map = map
  }
}

/// What is painted with: a colour, or a pattern.
struct PDFInk {
  var space = PDFColorSpace.gray
  var values: [Double] = [0]
  /// The pattern, if it is one.
  var pattern: PDFObject?
}

/// Items with how many they are all in all, those in others among them.
struct PDFPainted {
  var items: [VectorItem]
  var weight: Int

  func faded(_ opacity: Double) -> [VectorItem] { opacity < 1 ? [.faded(items, opacity: opacity)] : items }
}

/// Something that limits what is seen of the items inside.
final class PDFScope {
  enum Kind {
    case clip(Path, FillRule)
    /// A rectangle that is not turned, in points of the picture.
    case box(Rect)
    /// - weight: how many items the mask has, all in all.
    case mask([VectorItem], isByLight: Bool, weight: Int)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  func item(_ items: [VectorItem]) -> VectorItem {
    switch kind {
    case .clip(let path, let rule): .clipped(items, to: path, rule, .identity)
    case .box(let box): .clipped(items, to: Path { $0.addRect(box) }, .nonZero, .identity)
    case .mask(let mask, let isByLight, _): .masked(items, by: mask, isByLight: isByLight)
    }
  }

  /// How many items the scope has of its own.
  var weight: Int { if case .mask(_, _, let weight) = kind { weight } else { 0 } }
}

/// Collects what is painted; what lies in the same limits and follows each other lies in one layer.
struct PDFCanvas {
  private var open: [(scope: PDFScope, items: [VectorItem])] = []
  private var items: [VectorItem] = []
  /// How many items there are, those of masks among them.
  private(set) var weight = 0
  /// Whether something is mixed with what is below.
  private(set) var isBlended = false

  /// How many of some scopes are open already.
  private func common(_ scopes: [PDFScope]) -> Int { zip(open, scopes).prefix { $0.scope === $1 }.count }

  /// The scopes that would have to be opened for an item.
  func opened(for scopes: [PDFScope]) -> ArraySlice<PDFScope> { scopes[common(scopes)...] }

  /// Adds an item.
  /// - Parameter weight: how many items it is made of.
  mutating func add(_ item: VectorItem, weight: Int, in scopes: [PDFScope]) {
    let common = common(scopes)
    close(to: common)
    for scope in scopes[common...] {
      open.append((scope, []))
      self.weight += scope.weight
    }
    self.weight += weight
    if case .blended = item { isBlended = true }
    if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
  }

  private mutating func close(to depth: Int) {
    while open.count > depth {
      let (scope, inside) = open.removeLast()
      let item = scope.item(inside)
      if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
    }
  }

  /// Everything, from back to front.
  mutating func finish() -> [VectorItem] {
    close(to: 0)
    return items
  }
}
