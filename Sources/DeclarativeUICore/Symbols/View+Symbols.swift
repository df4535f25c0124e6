public import Foundation
import LayoutTree
import PlaneGeometry
public import Symbols

private enum SymbolLibraryKey: EnvironmentKey {
  static let defaultValue = SymbolLibrary.bundled
}
private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}
private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}
private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The pictures of symbols.
  ///
  /// SwiftUI has no such value; here a test adds drawings of its own, or names that are missing.
  /// - Remark: only here; the drawings of symbols.
  public var symbolLibrary: SymbolLibrary {
    get { self[SymbolLibraryKey.self] }
    set { self[SymbolLibraryKey.self] = newValue }
  }

  /// How large symbols are beside the text of their font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; nil is in one colour, or in those that the foreground has.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The form of symbols whose names do not say it.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// The view with its symbols in a size beside the text of their font.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// The view with the layers of its symbols coloured in a way; nil is the usual one.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// The view with its symbols in another form, besides the one that views around ask for.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SymbolVariantModifier(variant: variant))
  }
}

private struct SymbolVariantModifier: EnvironmentModifier {
  let variant: SymbolVariants

  var call: ModifierCall { ModifierCall("symbolVariant", ["": variant]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.symbolVariants = variant == .none ? .none : environment.symbolVariants.adding(variant)
  }
}

extension SymbolLibrary {
  /// The library with a drawing for a name, in the place of the one that it may have for it.
  /// - Parameters:
  ///   - name: what `Image(systemName:)` is given.
  ///   - path: what is filled; icons draw in a square from the top left corner, 24 wide as icon sets have it.
  ///   - side: the extent of that square.
  /// - Remark: only here; drawings of your own for names, in the environment.
  public func adding(_ name: String, _ path: Path, side: CGFloat = 24) -> SymbolLibrary {
    precondition(side > 0 && side.isFinite, "The square of a symbol's drawing has a positive, finite side")
    return adding(name, contours: path.contours, side: Double(side))
  }
}
