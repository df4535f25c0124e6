public import Foundation
import PlaneGeometry
import SVGFiles
public import Symbols
import VectorPictures

extension SymbolLibrary {
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
