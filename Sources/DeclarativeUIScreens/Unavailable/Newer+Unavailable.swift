public import Foundation

// What iOS 17 to 26 have for containers, texts, bars and lists, by their signatures in SwiftUI: the compiler names them where
// code uses them.

@available(*, unavailable, message: "not in Stills yet: set the font of the text")
extension View {
  /// Not available yet.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
}

@available(*, unavailable, message: "not in Stills yet: set the font of the text")
extension AttributedString {
  /// Not available yet.
  public struct LineHeight: Hashable, Sendable {
    /// Not available yet.
    public static let normal = LineHeight()
    /// Not available yet.
    public static let tight = LineHeight()
    /// Not available yet.
    public static let loose = LineHeight()

    /// Not available yet.
    public static func multiple(factor: CGFloat) -> LineHeight { normal }

    /// Not available yet.
    public static func exact(points: CGFloat) -> LineHeight { normal }
  }
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension Gesture {
  /// Not available yet.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}
