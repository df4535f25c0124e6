public import Foundation

// What else SwiftUI has, by its signatures there: the compiler names it where code uses it.

@available(*, unavailable, message: "not in Stills yet: iOS has it not, use defaultFocus(_:_:)")
extension View {
  /// Not available yet.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Not available yet.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}

/// A function that the graphics processor runs for each pixel.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct Shader: Sendable {
  /// What a shader is given.
  @available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
  public struct Argument: Sendable {
    /// Not available yet.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }

    /// Not available yet.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }

    /// Not available yet.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }

    /// Not available yet.
    public static func float2(_ size: CGSize) -> Argument { Argument() }

    /// Not available yet.
    public static func color(_ color: Color) -> Argument { Argument() }

    /// Not available yet.
    public static func image(_ image: Image) -> Argument { Argument() }

    /// Not available yet.
    public static var boundingRect: Argument { Argument() }
  }
}

/// One function of those that the graphics processor runs for each pixel.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public struct ShaderFunction: Sendable {
  /// Not available yet.
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
}

/// The functions that the graphics processor runs for each pixel.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// Not available yet.
  public static let `default` = ShaderLibrary()

  /// Not available yet.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }

  /// Not available yet.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Not available yet.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Not available yet.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

/// Draws the lines of a text.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public protocol TextRenderer {}

/// Views beside each other, with lines between them that people move.
@available(*, unavailable, message: "not in Stills yet: use an HStack")
public struct HSplitView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Views below each other, with lines between them that people move.
@available(*, unavailable, message: "not in Stills yet: use a VStack")
public struct VSplitView<Content: View>: View {
  /// It is never asked for.
  public typealias Body = Never

  /// Not available yet.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
