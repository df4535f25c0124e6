import TextFormats

/// Why an SVG file, or a part of it, cannot be drawn.
package struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, without the name of the file, and the way out.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  static func undrawn(_ what: String) -> SVGError {
    SVGError("\(what) is not drawn here; export the picture without it, or as PNG for the scales 1x, 2x and 3x")
  }

  static func unreadable(_ value: String, of attribute: String) -> SVGError {
    SVGError("what has the attribute \(attribute)=\(value.quoted) is left out, because that value cannot be read")
  }
}
