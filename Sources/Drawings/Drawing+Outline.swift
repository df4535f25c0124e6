package import Pictures
import PixelImages
import PlaneGeometry
import Typesetting
import TextFormats

extension Drawing {
  /// The drawing without glyphs, contours and pixels, as references keep it.
  package var outline: LayoutOutline {
    var outline = LayoutOutline(size: .init(width: size.width, height: size.height))
    outline.add(items, depth: 0)
    return outline
  }
}

extension Drawing: CustomStringConvertible {
  /// The drawing in words: its size, then one line an item from back to front, those of a layer indented.
  package var description: String { outline.description }
}

extension LayoutOutline {
  fileprivate mutating func add(_ drawn: [DrawingItem], depth: Int) {
    for item in drawn {
      switch item {
      case .shape(let shape): items.append(Item(depth: depth, frame: Frame(shape.frame), content: .shape(Shape(shape))))
      case .text(let text): items.append(Item(depth: depth, frame: Frame(text.frame), content: .text(Text(text))))
      case .image(let image): items.append(Item(depth: depth, frame: Frame(image.frame), content: .image(Image(image))))
      case .layer(let layer):
        items.append(Item(layer.effect, depth: depth))
        if case .masked(let mask) = layer.effect { add(mask, depth: depth + 2) }
        add(layer.items, depth: depth + 1)
      }
    }
  }
}

extension LayoutOutline.Item {
  fileprivate init(_ effect: DrawnLayer.Effect, depth: Int) {
    switch effect {
    case .opacity(let opacity):
      self.init(depth: depth, frame: nil, content: .opacity(opacity.roundedToHundredths))
    case .clip(_, let style, let frame):
      self.init(depth: depth, frame: LayoutOutline.Frame(frame), content: .clip(LayoutOutline.Style(style)))
    case .mirrored(let frame):
      self.init(depth: depth, frame: LayoutOutline.Frame(frame), content: .mirrored)
    case .shadow(let color, let radius, let offset):
      let shadow = LayoutOutline.Shadow(
        color: "\(color)", radius: radius.roundedToHundredths, offset: .init(x: offset.x, y: offset.y))
      self.init(depth: depth, frame: nil, content: .shadow(shadow))
    case .projected(let map):
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty] + (map.isAffine ? [] : [map.p, map.q, map.r])
      self.init(depth: depth, frame: nil, content: .effect("Transform", numbers.map(\.roundedToThousandths)))
    case .blurred(let radius):
      self.init(depth: depth, frame: nil, content: .effect("Blur", [radius.roundedToHundredths]))
    case .recolored(let matrix):
      self.init(depth: depth, frame: nil, content: .effect("Colours", matrix.numbers.map(\.roundedToThousandths)))
    case .blended(let mode): self.init(depth: depth, frame: nil, content: .effect("Blend \(mode)", []))
    case .masked: self.init(depth: depth, frame: nil, content: .effect("Mask", []))
    case .backdrop(let backdrop):
      self.init(
        depth: depth, frame: nil, content: .effect("Backdrop \(backdrop.tint)", [backdrop.blur.roundedToHundredths]))
    }
  }
}

extension LayoutOutline.Frame {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension LayoutOutline.Shape {
  fileprivate init(_ shape: DrawnShape) {
    self.init(
      name: shape.name, style: LayoutOutline.Style(shape.style),
      paint: LayoutOutline.Paint(shape.paint, from: shape.frame.origin))
  }
}

extension LayoutOutline.Style {
  fileprivate init(_ style: DrawnShape.Style) {
    switch style {
    case .fill(let rule): self = .fill(isEvenOdd: rule == .evenOdd)
    case .stroke(let line): self = .stroke(LayoutOutline.Stroke(line))
    }
  }
}

extension LayoutOutline.Stroke {
  fileprivate init(_ style: StrokeStyle) {
    self.init(
      width: style.width.roundedToHundredths, cap: style.cap == .butt ? nil : "\(style.cap)",
      join: style.join == .miter ? nil : "\(style.join)",
      miterLimit: style.join == .miter && style.miterLimit != 10 ? style.miterLimit.roundedToHundredths : nil,
      dashes: style.dashes.map(\.roundedToHundredths), dashPhase: style.dashPhase.roundedToHundredths)
  }
}

extension LayoutOutline.Paint {
  /// - Parameter origin: the origin of what is painted, from which places are seen in outlines.
  fileprivate init(_ paint: Paint, from origin: Point) {
    func place(_ point: Point) -> LayoutOutline.Place {
      // Both are rounded before, so that a place that is seen from the whole again is the rounded one.
      LayoutOutline.Place(
        x: point.x.roundedToHundredths - origin.x.roundedToHundredths,
        y: point.y.roundedToHundredths - origin.y.roundedToHundredths)
    }
    func stops(_ gradient: Gradient) -> [LayoutOutline.Stop] {
      gradient.stops.map { .init(color: "\($0.color)", location: $0.location.roundedToHundredths) }
    }
    switch paint {
    case .color(let color): self = .color("\(color)")
    case .linearGradient(let gradient, let start, let end):
      self = .linearGradient(stops: stops(gradient), start: place(start), end: place(end))
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      self = .radialGradient(
        stops: stops(gradient), center: place(center), startRadius: startRadius.roundedToHundredths,
        endRadius: endRadius.roundedToHundredths)
    case .angularGradient(let gradient, let center, let start, let end):
      self = .gradient(
        "angular", stops: stops(gradient), center: place(center),
        numbers: [start * 180 / .pi, end * 180 / .pi].map(\.roundedToHundredths))
    case .ellipticalGradient(let gradient, let center, let unit, let startRadius, let endRadius):
      self = .gradient(
        "elliptical", stops: stops(gradient), center: place(center),
        numbers: [unit.width, unit.height, startRadius, endRadius].map(\.roundedToHundredths))
    case .focalGradient(let gradient, let center, let unit, let focus):
      let from = place(focus)
      self = .gradient(
        "focal", stops: stops(gradient), center: place(center),
        numbers: [unit.width, unit.height, from.x, from.y].map(\.roundedToHundredths))
    case .meshGradient(let mesh):
      let places = mesh.places.map(place)
      self = .gradient(
        "\(mesh.isSmooth ? "smooth " : "")mesh on \(mesh.background)",
        stops: mesh.colors.map { .init(color: "\($0)", location: 0) }, center: places[0],
        numbers: [Double(mesh.width)] + places.dropFirst().flatMap { [$0.x, $0.y] }.map(\.roundedToHundredths))
    case .tiles(let image):
      self = .picture(
        LayoutOutline.Image(image), place: place(image.frame.origin),
        size: .init(width: image.frame.width, height: image.frame.height))
    }
  }
}

extension LayoutOutline.Text {
  fileprivate init(_ text: DrawnText) {
    self.init(lines: text.layout.lines.map(LayoutOutline.Line.init), isCut: text.layout.isTruncated)
  }
}

extension LayoutOutline.Line {
  fileprivate init(_ line: TextLine) {
    self.init(
      line.text, x: line.x.roundedToHundredths, baseline: line.baseline.roundedToHundredths,
      width: line.width.roundedToHundredths)
    for run in line.runs {
      let font = LayoutOutline.Font(size: run.size.roundedToHundredths, color: "\(run.color)")
      if !fonts.contains(font) { fonts.append(font) }
    }
  }
}

extension LayoutOutline.Image {
  fileprivate init(_ image: DrawnImage) {
    self.init(
      name: image.name, width: image.bitmap.width, height: image.bitmap.height,
      isNearest: image.interpolation == .nearest, templateColor: image.templateColor.map { "\($0)" })
  }
}

extension Double {
  /// For factors, whose differences are smaller than those of places.
  fileprivate var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }
}
