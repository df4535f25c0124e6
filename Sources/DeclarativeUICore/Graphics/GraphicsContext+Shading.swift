import Drawings
public import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

extension GraphicsContext {
  /// What paths are painted with; places are those that are given.
  /// - Remark: options have no effect.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case tiles(Image, CGPoint, CGRect, CGFloat)
    }

    private let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A colour from amounts of red, green and blue, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, which fills the smallest rectangle around what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// The foreground.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The first of some.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// How the colours of a gradient are mixed and go on.
    public struct GradientOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32

      /// Creates options from their bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
    }

    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// Colours that change with the distance from a centre, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// Colours of a whole turn around a centre.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Colours between the places of a mesh.
    ///
    /// - Remark: in which coordinates SwiftUI takes the points here is not known; here in shares of what is painted.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A picture again and again.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin, sourceRect, scale))
    }

    /// A function of Metal's, of which nothing is seen; the snapshot fails.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }

    /// The paint of what lies in a frame; nil where there is nothing to see.
    func paint(in frame: CGRect, _ place: ResolveContext) -> StylePaint? {
      guard frame.width.isFinite, frame.height.isFinite else { return nil }
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
          x: frame.width == 0 ? 0 : (point.x - frame.minX) / frame.width,
          y: frame.height == 0 ? 0 : (point.y - frame.minY) / frame.height)
      }
      switch kind {
      case .style(let style): return style.resolvedPaint(in: place)
      case .linear(let gradient, let start, let end):
        return .linear(gradient.resolved(in: place), start: unit(start), end: unit(end))
      case .radial(let gradient, let center, let start, let end):
        return .radial(gradient.resolved(in: place), center: unit(center), startRadius: start, endRadius: end)
      case .conic(let gradient, let center, let angle):
        return .angular(
          gradient.resolved(in: place), center: unit(center), start: angle.radians, end: angle.radians + 2 * .pi)
      case .tiles(let image, let origin, let source, let scale):
        guard case .tiles(var tile) = ImagePaint(image: image, sourceRect: source, scale: scale).paint(in: place) else {
          return .color(MissingImageRule.color)
        }
        tile.frame = tile.frame.offsetBy(Point(x: Double(origin.x - frame.minX), y: Double(origin.y - frame.minY)))
        return .tiles(tile)
      }
    }
  }
}

extension GraphicsContext {
  /// What happens to everything that is drawn.
  /// - Remark: the options and the way of mixing a shadow have no effect.
  public struct Filter {
    /// What it makes of items in a drawing.
    fileprivate let change: (GraphicsDrawing) -> ItemChange

    private init(change: @escaping (GraphicsDrawing) -> ItemChange) {
      self.change = change
    }

    private init(_ effect: @escaping (ResolveContext) -> DrawnLayer.Effect) {
      self.init { drawing in
        let effect = effect(drawing.place)
        return { [.layer(DrawnLayer(effect, items: $0))] }
      }
    }

    private static func colors(_ change: ColorChange) -> Filter { Filter { _ in .recolored(change.matrix) } }

    /// How a blur is meant.
    public struct BlurOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32

      /// Creates options from their bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
    }

    /// How a shadow is meant.
    public struct ShadowOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32

      /// Creates options from their bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
    }

    /// A blur; the radius, in points, is its standard deviation.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { place in
        place.problems.check(radius, .finiteNotNegative, in: ".blur(radius: \(radius))")
        return .blurred(radius: Double(max(radius, 0)))
      }
    }

    /// A shadow behind everything; radius and distances are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { place in
        place.problems.check(radius, .finiteNotNegative, in: ".shadow(radius: \(radius))")
        return .shadow(
          color.rgba(in: place), radius: Double(max(radius, 0)), offset: Point(x: Double(x), y: Double(y)))
      }
    }

    /// Every colour multiplied by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { place in
        let color = color.rgba(in: place)
        let factors = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
        return .recolored(ColorChange.unit.multiplied(factors).matrix)
      }
    }

    /// Hues turned by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(angle.radians.isFinite ? angle.radians : 0))
    }

    /// More or less colour: 0 is grey, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Less colour: 0 changes nothing, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - min(max(amount, 0), 1))) }

    /// Brighter by an amount: 1 is white, -1 black.
    public static func brightness(_ amount: Double) -> Filter { colors(.unit.adding(amount)) }

    /// Farther from a middle grey: 0 is grey, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      colors(.unit.scaled(by: amount).adding(0.5 - amount / 2))
    }

    /// The opposite of each colour, or a part of the way there.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(.unit.scaled(by: 1 - 2 * amount).adding(amount))
    }

    /// Black, as opaque as it was light.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// A function of Metal's for colours, which is not run; the snapshot fails.
    public static func colorShader(_ shader: Shader) -> Filter { unrun(shader) }

    /// A function of Metal's that moves pixels, which is not run; the snapshot fails.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { unrun(shader) }

    /// A function of Metal's that makes another picture, which is not run; the snapshot fails.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { unrun(shader) }

    private static func unrun(_ shader: Shader) -> Filter {
      Filter { drawing in
        drawing.place.problems.report(shader.problem)
        return { $0 }
      }
    }

    /// A colour wherever it is as opaque as a range says, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { drawing in
        let (place, area) = (drawing.place, Rect(drawing.area))
        place.problems.check(CGFloat(min), .finite, in: ".alphaThreshold(min: \(min))")
        place.problems.check(CGFloat(max), .finite, in: ".alphaThreshold(max: \(max))")
        let rgba = color.rgba(in: place)
        return { items in
          // Opacities have 255 steps: the first that is enough, and the first that is too much.
          let enough = items.whereOpaque(fromStep: (min * 255 - 1e-9).rounded(.up), rgba, in: area)
          guard max < 1 else { return [enough] }
          let tooMuch = items.whereOpaque(fromStep: (max * 255 + 1e-9).rounded(.down) + 1, .black, in: area)
          return [.layer(DrawnLayer(.masked(by: [[tooMuch].inverted(in: area)]), items: [enough]))]
        }
      }
    }

    /// Everything turned, stretched or seen in perspective around the origin of the canvas.
    /// - Remark: that it is the canvas's origin and not that of the context is a guess.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { drawing in
        let wrong = matrix.numbers.first { !$0.isFinite }
        drawing.place.problems.check(wrong, .finite, in: ".projectionTransform with \(wrong ?? 0)")
        guard wrong == nil else { return { $0 } }
        let corner = Point(x: Double(drawing.frame.minX), y: Double(drawing.frame.minY))
        let map = Projection(.translation(x: -corner.x, y: -corner.y)).then(matrix.projection)
          .then(Projection(.translation(x: corner.x, y: corner.y)))
        return { [.layer(DrawnLayer(.projected(map), items: $0))] }
      }
    }
  }

  /// How a filter is meant.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Changes what is drawn from now on; the filter that is added last acts first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    add(filter.change(drawing))
  }
}

extension [DrawingItem] {
  /// A colour in an area wherever the items are at least so opaque, and nothing elsewhere.
  fileprivate func whereOpaque(fromStep least: Double, _ color: RGBAColor, in area: Rect) -> DrawingItem {
    let black = ColorMatrix([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]])
    // Black on white: how light it is says how transparent. Half a step of 255 below the least all is there.
    let steepness = 1024.0
    let channels = [color.red, color.green, color.blue].map { [0, 0, 0, Double($0) / 255] }
    let step = ColorMatrix(channels + [[-steepness, 0, 0, steepness * (1 - (least - 0.5) / 255)]])
    let white = DrawnShape(
      name: "Area", frame: area, path: PlaneGeometry.Path { $0.addRect(area) }, style: .fill(.nonZero),
      paint: .color(.white))
    let items: [DrawingItem] = [.shape(white), .layer(DrawnLayer(.recolored(black), items: self))]
    let thresholded = DrawingItem.layer(DrawnLayer(.recolored(step), items: items))
    return .layer(DrawnLayer(.opacity(Double(color.alpha) / 255), items: [thresholded]))
  }
}
