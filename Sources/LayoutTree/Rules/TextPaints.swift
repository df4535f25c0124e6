package import Drawings
package import Foundation
import LayoutValues
package import PixelImages
package import PlaneGeometry
import Typesetting

/// What parts of a text are painted with where that is more than a colour: gradients, pictures, materials, shadows.
///
/// Runs and lines of a text have colours only, so each paint has one that stands for it and that nobody sees. Emoji keep
/// their own colours; whether they do on iOS is not known.
package struct TextPaints {
  private var paints: [StylePaint] = []

  /// Nothing but colours.
  package init() {}

  var isEmpty: Bool { paints.isEmpty }

  /// The colour for runs and lines with a paint.
  package mutating func color(for paint: StylePaint) -> RGBAColor {
    if case .color(let color) = paint { return color }
    paints.append(paint)
    return TextPaints.color(paints.count)
  }

  /// The transparent colours but black, which is the one that views ask for.
  private static func color(_ number: Int) -> RGBAColor {
    RGBAColor(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number), alpha: 0)
  }

  /// How far shadows reach out of what is painted, in points.
  var reach: Double { paints.map(\.reach).max() ?? 0 }

  /// The letters and lines of a text with their paints.
  /// - Parameters:
  ///   - frame: where the paints begin and end: the whole text's.
  ///   - overhang: how far letters may reach out of it, in points.
  func painted(_ items: [DrawingItem], in frame: CGRect, overhang: Double) -> [DrawingItem] {
    if paints.isEmpty { return items }
    let colors = paints.indices.map { TextPaints.color($0 + 1) }
    let rest = items.compactMap { $0.part { color in !colors.contains(color) } }
    return rest
      + zip(paints, colors).compactMap { paint, own in
        let part = items.compactMap { $0.part { color in color == own } }
        if part.isEmpty { return nil }
        return paint.painted(in: frame, overhang: overhang) { color in part.map { $0.colored(color) } }
      }
  }
}

extension StylePaint {
  /// How far shadows reach out of what is painted, in points.
  fileprivate var reach: Double {
    guard case .changed(let paint, let effect) = self else { return 0 }
    guard case .layer(.shadow(_, let radius, let offset)) = effect else { return paint.reach }
    return paint.reach + 3 * radius + max(abs(offset.x), abs(offset.y))
  }

  /// What some items cover, painted.
  /// - Parameters:
  ///   - frame: where the paint begins and ends.
  ///   - overhang: how far the items may reach out of it, in points.
  ///   - items: the items in a colour.
  package func painted(
    in frame: CGRect, overhang: Double, _ items: (RGBAColor) -> [DrawingItem]
  ) -> DrawingItem {
    let area = Rect(frame).insetBy(dx: -overhang, dy: -overhang)
    switch self {
    case .color(let color): return .layer(DrawnLayer(.opacity(1), items: items(color)))
    case .backdrop(let backdrop): return .layer(DrawnLayer(.backdrop(backdrop), items: items(.black)))
    case .changed(let paint, .layer(let effect)):
      return .layer(DrawnLayer(effect, items: [paint.painted(in: frame, overhang: overhang, items)]))
    case .changed(let paint, .innerShadow(let color, let radius, let offset)):
      let painted = paint.painted(in: frame, overhang: overhang, items)
      // What is around the items throws its shadow into them.
      let reach = 4 * radius + abs(offset.x) + abs(offset.y) + 2
      let around = area.insetBy(dx: -reach, dy: -reach)
      let surroundings = DrawnLayer(
        .masked(by: [items(.black).inverted(in: around)]), items: [.area(around, .color(color), frame: around)])
      let shadow = DrawnLayer(.shadow(color, radius: radius, offset: offset), items: [.layer(surroundings)])
      let inside = DrawnLayer(.masked(by: items(.black)), items: [.layer(shadow)])
      return .layer(DrawnLayer(.opacity(1), items: [painted, .layer(inside)]))
    default:
      return .layer(
        DrawnLayer(.masked(by: items(.black)), items: [.area(area, paint(in: frame), frame: Rect(frame))]))
    }
  }
}

extension [DrawingItem] {
  /// As opaque in an area as the items are transparent; a mask by which all is seen but them.
  package func inverted(in area: Rect) -> DrawingItem {
    let black = DrawnLayer(
      .recolored(ColorMatrix([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]])), items: self)
    // Black on white: how light it is says how opaque.
    let light = ColorMatrix([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0]])
    return .layer(DrawnLayer(.recolored(light), items: [.area(area, .color(.white), frame: area), .layer(black)]))
  }
}

extension DrawingItem {
  fileprivate static func area(_ area: Rect, _ paint: Paint, frame: Rect) -> DrawingItem {
    .shape(
      DrawnShape(name: "Text", frame: frame, path: Path { $0.addRect(area) }, style: .fill(.nonZero), paint: paint))
  }

  /// What of the item has some colours; nil where nothing has.
  ///
  /// Pictures and layers have none of those that stand for paints.
  fileprivate func part(_ isPart: (RGBAColor) -> Bool) -> DrawingItem? {
    switch self {
    case .shape(let shape):
      guard case .color(let color) = shape.paint else { return isPart(.black) ? self : nil }
      return isPart(color) ? self : nil
    case .text(var text):
      for index in text.layout.lines.indices {
        text.layout.lines[index].runs.removeAll { !isPart($0.face.hasColorImages ? .black : $0.color) }
      }
      return text.layout.lines.allSatisfy(\.runs.isEmpty) ? nil : .text(text)
    case .image, .layer: return isPart(.black) ? self : nil
    }
  }

  fileprivate func colored(_ color: RGBAColor) -> DrawingItem {
    switch self {
    case .shape(var shape):
      shape.paint = .color(color)
      return .shape(shape)
    case .text(var text):
      for line in text.layout.lines.indices {
        for run in text.layout.lines[line].runs.indices { text.layout.lines[line].runs[run].color = color }
      }
      return .text(text)
    case .image, .layer: return self
    }
  }
}
