// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple.

public import DeclarativeUI

extension UIImage {
  /// The picture in another size, in points; nil where it has no pixels.
  @MainActor @preconcurrency
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  @MainActor @preconcurrency
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// The picture as it is: its pixels are ready.
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
}
