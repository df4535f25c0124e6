public import Foundation
import LayoutTree
import PlaneGeometry
import SVGFiles
public import Symbols
import VectorPictures

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
  /// The library with an SVG file for a name, in the place of the drawing that it may have for it.
  ///
  /// Of a template for symbols, the drawing that suits the weight and the scale is drawn, as of a symbol set of an asset
  /// catalogue. Of another file everything that it paints becomes a shape of one colour, in the size in which icons are drawn
  /// on a square of the file's larger extent.
  /// - Parameters:
  ///   - name: what `Image(systemName:)` is given.
  ///   - svg: the bytes of the file.
  /// - Throws: an error that says why it cannot be read, or what of it is not drawn.
  /// - Remark: only here; SVG files of your own for names.
  public func adding(_ name: String, svg: Data) throws -> SymbolLibrary {
    if let template = try SymbolTemplate(svg: [UInt8](svg)) { return adding(name, template: template) }
    let picture = try VectorPicture(svg: [UInt8](svg))
    if let problem = picture.problems.first { throw SymbolFileError(name: name, problem: problem) }
    let (width, height) = (picture.size.width, picture.size.height)
    let side = max(width, height)
    let middle = Transform.translation(x: (side - width) / 2, y: (side - height) / 2)
    return adding(name, contours: picture.outline.transformed(by: middle), side: side)
  }
}

/// A file that is no symbol.
private struct SymbolFileError: Error, CustomStringConvertible {
  let name: String
  let problem: String

  var description: String { "The symbol \"\(name)\" is not drawn whole: \(problem)" }
}
