public import Foundation

// Drawing by hand with UIKit and Core Graphics, by its signatures there: the compiler names it where code uses it.

@available(*, unavailable, message: "not in Stills yet: draw with the context's own functions")
extension GraphicsContext {
  /// Not available yet.
  public func withCGContext(content: (Never) throws -> Void) rethrows {}
}

@available(*, unavailable, message: "not in Stills yet: use a Canvas")
extension Image {
  /// Not available yet.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(systemName: "")
  }
}
