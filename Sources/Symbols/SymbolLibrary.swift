package import PlaneGeometry
import Synchronization
package import Typesetting

/// The symbols that `Image(systemName:)` draws, found by the names that Apple gives to its own.
///
/// The pictures are not Apple's: they are Phosphor's and those of Material Design Icons, put together after the rules of the
/// names, in the sizes that Apple's have. A library is a value: adding a symbol makes another one.
public struct SymbolLibrary: Sendable {
  private enum Drawing: Equatable, Sendable {
    case contours(Path)
    case template(SymbolTemplate)
  }

  private struct Request: Hashable {
    let name: String
    let weight: FontWeight
    var scale = SymbolScale.medium
    let isLayered: Bool
    /// How many parts show a value; nil where all do.
    var litCount: Int?
  }

  private var own: [String: Drawing] = [:]
  private let cache = SymbolCache<Request>()

  /// The symbols that come with Stills.
  public static let bundled = SymbolLibrary()

  /// The library with a picture for a name, in the place of the one that it may have for it.
  /// - Parameters:
  ///   - contours: what is filled, by the non-zero rule; icons draw in the square of 0 to `side` from the top left corner.
  ///   - side: the extent of that square.
  package func adding(_ name: String, contours: Path, side: Double) -> SymbolLibrary {
    adding(name, .contours(contours.transformed(by: .scale(x: 1 / side, y: 1 / side))))
  }

  /// The library with a symbol in several weights for a name, in the place of the one that it may have for it.
  package func adding(_ name: String, template: SymbolTemplate) -> SymbolLibrary {
    adding(name, .template(template))
  }

  private func adding(_ name: String, _ drawing: Drawing) -> SymbolLibrary {
    var library = SymbolLibrary()
    library.own = own
    library.own[name] = drawing
    return library
  }

  /// Whether a drawing was added for a name.
  package func hasOwn(_ name: String) -> Bool { own[name] != nil }

  /// Whether the drawing of a name is a template, whose layers may have colours of their own.
  package func hasTemplate(_ name: String) -> Bool {
    if case .template = own[name] { true } else { false }
  }

  /// The symbol of a name, or nil for a name without a drawing.
  /// - Parameters:
  ///   - weight: that of the text beside it, which strokes follow; templates of your own have those that are in them.
  ///   - scale: which drawing of several scales is meant; nothing becomes larger by it here, but strokes become thinner.
  ///   - isLayered: whether the parts of the symbol are to be had one by one, for colours of their own.
  package func symbol(
    named name: String, weight: FontWeight, scale: SymbolScale = .medium, isLayered: Bool = false
  ) -> Symbol? {
    if case .template(let template) = own[name] {
      return template.symbol(weight: weight, scale: scale, isLayered: isLayered)
    }
    return cache.symbol(for: Request(name: name, weight: weight, scale: scale, isLayered: isLayered)) {
      if case .contours(let contours) = own[name] { return Symbol(contours: contours) }
      let composer = SymbolComposer(weight, scale, isLayered: isLayered)
      guard let recipe = SymbolRecipe(name: name, isLayered: isLayered), let drawing = composer.drawing(recipe) else {
        return nil
      }
      return Symbol(drawing, named: name, stroke: composer.stroke, boxStroke: SymbolStroke.width(weight))
    }
  }

  /// The symbol of a name whose parts beyond a value are faint, or nil for one that has no parts in Apple's order.
  /// - Parameters:
  ///   - value: from 0 for none to 1 for all.
  ///   - weight: that of the text beside it.
  package func symbol(named name: String, showing value: Double, weight: FontWeight) -> Symbol? {
    guard own[name] == nil, let variable = VariableSymbol.of(name),
      let whole = symbol(named: name, weight: weight), whole.parts.count == 1
    else { return nil }
    let request = Request(name: name, weight: weight, isLayered: false, litCount: variable.litCount(of: value))
    return cache.symbol(for: request) {
      variable.drawing(whole.parts[0].path, showing: value).map { whole.drawn($0) }
    }
  }

  /// Whether the symbol of a name is the mark of a company, which nobody may ship for it.
  package static func isTrademark(_ name: String) -> Bool { trademarks.contains(name) }

  private static let trademarks: Set = [
    "applelogo", "apple.logo", "logo.playstation", "playstation.logo", "logo.xbox", "xbox.logo",
  ]

  /// The symbol that stands where one is missing: a dashed square.
  package static func placeholder(weight: FontWeight) -> Symbol? {
    bundled.symbol(named: "square.dashed", weight: weight)
  }

  /// Whether the symbol of a name looks to where lines run, so that it is mirrored where they run to the left.
  package static func followsLines(_ name: String) -> Bool {
    // `forward` and `backward` alone are the keys of a player.
    name.split(separator: ".").dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }
}

/// Symbols that have been put together so far.
final class SymbolCache<Request: Hashable & Sendable>: Sendable {
  private let symbols = Mutex<[Request: Symbol?]>([:])

  func symbol(for request: Request, make: () -> Symbol?) -> Symbol? {
    if let known = symbols.withLock({ $0[request] }) { return known }
    let symbol = make()
    symbols.withLock { $0[request] = .some(symbol) }
    return symbol
  }
}

extension SymbolLibrary: Equatable {
  /// Whether both are the same library, or have the same symbols added.
  public static func == (left: SymbolLibrary, right: SymbolLibrary) -> Bool {
    left.cache === right.cache || left.own == right.own
  }
}
