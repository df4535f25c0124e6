import TextFormats

/// Why a PDF file, or a part of it, cannot be drawn.
package struct PDFError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, without the name of the file, and the way out.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  static func undrawn(_ what: String) -> PDFError {
    PDFError("\(what) is not drawn here; export the picture without it, or as PNG for the scales 1x, 2x and 3x")
  }

  static func unreadable(_ what: String, _ reason: String) -> PDFError {
    PDFError("\(what) is left out, because \(reason)")
  }
}

/// How much a file may hold, so that a small one does not take endless time.
enum PDFLimits {
  /// The bytes of all streams together, once they are inflated.
  static let streams = 1 << 27
  /// The bytes of what holds the structure, once that is inflated.
  static let structure = 1 << 26
  /// Arrays and dictionaries in each other, as QPDF hands them over; nodes of the tree of pages.
  static let depth = 64
  /// Graphics states that are kept; "ISO 32000-1", annex C, asks for 28.
  static let states = 512
  /// Content streams that are drawn by each other.
  static let streamsInside = 12
  /// Clips and masks in each other; layers of a drawing lie on the stack.
  static let scopes = 24
  /// The sentences about what is not drawn.
  static let problems = 100
  /// The pixels of one image.
  static let pixels = 1 << 24
  /// The copies that a pattern is repeated in.
  static let tiles = 2000
  /// The operators of a function.
  static let calculatorSteps = 1000
  /// The parts of a function that is made of others.
  static let functions = 256
  /// The extents of a page in points; PDF itself has no limit since version 1.6, Acrobat stops at 14,400.
  static let extent = 14_400.0
}
