import Symbols

/// How the layers of a symbol are coloured.
/// - Remark: what stands in a frame and badges are the first layer. Of a cloud with something behind or below it the cloud is,
///   then come sun or moon and what falls, as the name has them; of other names than `cloud.sun.rain.fill` that is not known.
///   How much layers fade when hierarchical is not known. `multicolor` draws your own symbols as their templates say,
///   `exclamationmark.triangle.fill`, `leaf`, `trash.slash`, the sun, clouds, the moon behind them and rain as iOS does, and
///   in one colour what Apple gave no others; colours of other symbols are not known: the snapshot fails.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer in a colour of its own, which templates name; most that Apple gives its symbols are not known here.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour that fades from layer to layer.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each layer in one of the foreground styles.
  public static let palette = SymbolRenderingMode(name: "palette")

  /// Whether the layers have colours of their own, as far as they can be drawn.
  var isLayered: Bool { self == .hierarchical || self == .palette }

  /// Whether the layers of a template have colours of their own.
  var isLayeredInTemplates: Bool { self != .monochrome }
}

/// Another form of the same symbol: filled, crossed out, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The symbol, filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol, crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// This form in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// This form in a square.
  public var square: SymbolVariants { adding(.square) }
  /// This form in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// This form, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// This form, crossed out.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether this form has everything that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of this form of a symbol: what its name says already is not said again.
  func applied(to name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    let isFilledAlready = words.last == "fill"
    if isFilledAlready { words.removeLast() }
    if isSlashed, !words.contains("slash") { words.append("slash") }
    if let shape, !words.contains(shape) { words.append(shape) }
    if isFilledAlready || isFilled && Self.hasFilledForm(words) { words.append("fill") }
    return words.joined(separator: ".")
  }

  /// Whether there is a filled symbol of a name: those of lines alone have none, and stay as they are.
  private static func hasFilledForm(_ words: [String]) -> Bool {
    if words.contains(where: { ["circle", "square", "rectangle", "badge"].contains($0) }) { return true }
    let name = words.joined(separator: ".")
    return !["arrow", "chevron", "list", "textformat", "figure", "music"].contains(words[0])
      && !lines.contains(name)
  }

  private static let lines: Set<String> = [
    "magnifyingglass", "gear", "plus", "minus", "multiply", "divide", "equal", "ellipsis", "checkmark", "xmark",
    "line.3.horizontal", "line.horizontal.3", "chart.line.uptrend.xyaxis", "chart.xyaxis.line", "globe", "wifi",
    "number", "at", "function", "sum", "percent", "infinity", "slider.horizontal.3", "waveform", "calendar",
    "sparkles", "wand.and.stars", "qrcode", "barcode", "scope", "power", "dollarsign", "eurosign", "snowflake",
    "waveform.path.ecg", "antenna.radiowaves.left.and.right", "hourglass", "command", "keyboard.chevron.compact.down",
  ]
}

extension Image {
  /// How large a symbol is beside the text of its font.
  /// - Remark: how much smaller a small symbol is was not measured.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var symbolScale: SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
