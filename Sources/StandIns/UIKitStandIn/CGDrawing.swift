// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple.

public import DeclarativeUI

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A space of colours; all are mixed as sRGB.
public final class CGColorSpace: Sendable {
  public let name: String?
  private init(named name: String) { self.name = name }
  public convenience init?(name: String) { self.init(named: name) }
  fileprivate static let device = CGColorSpace(named: sRGB)
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .device }

/// Colours at places from 0 to 1.
public final class CGGradient {
  let gradient: Gradient

  /// - Parameter colors: each a `CGColor`.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    gradient =
      locations.map { Gradient(stops: zip(colors, $0).map { Gradient.Stop(color: $0, location: $1) }) }
      ?? Gradient(colors: colors)
  }
}

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension CGBlendMode {
  /// What views call so; of what they have no word for, what is drawn over the other.
  private var mode: BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut, .clear: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .normal, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    }
  }

  /// Draws something besides what was drawn, or in the place of parts of it.
  func apply(_ drawn: @escaping (inout GraphicsContext, BlendMode) -> Void, to steps: inout [CGContext.Step]) {
    let (below, mode) = (steps, mode)
    func earlier(_ graphics: inout GraphicsContext) { for step in below { step(&graphics) } }
    switch self {
    case .copy:
      steps.append { drawn(&$0, .destinationOut) }
      steps.append { drawn(&$0, .normal) }
    case .sourceIn, .sourceOut:
      let options: GraphicsContext.ClipOptions = self == .sourceOut ? .inverse : []
      steps = [
        { graphics in
          var own = graphics
          own.clipToLayer(options: options, content: earlier)
          drawn(&own, .normal)
        }
      ]
    case .destinationIn, .destinationAtop:
      steps = [
        { graphics in
          var own = graphics
          own.clipToLayer { drawn(&$0, .normal) }
          earlier(&own)
        }
      ]
      if self == .destinationAtop { steps.append { drawn(&$0, .destinationOver) } }
    case .xor:
      // What is only there, and what is only drawn now.
      steps = [
        { graphics in
          var (old, new) = (graphics, graphics)
          old.clipToLayer(options: .inverse) { drawn(&$0, .normal) }
          old.drawLayer(content: earlier)
          new.clipToLayer(options: .inverse, content: earlier)
          drawn(&new, .normal)
        }
      ]
    default: steps.append { drawn(&$0, mode) }
    }
  }
}
