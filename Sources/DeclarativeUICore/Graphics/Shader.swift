public import Foundation
package import LayoutTree
import PixelImages

/// A function of Metal's with its arguments, which the graphics processor runs for each pixel.
/// - Remark: it is not run: views are drawn without it, nothing is painted with it, and the snapshot fails.
public struct Shader: Hashable, Sendable {
  /// What a shader is given; here all arguments are equal.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// For what a shader is made ready.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// To paint shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// To change colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// To move pixels.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// To make another picture of a view's.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether steps of colours are softened by noise.
  public var dithersColor = true

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Makes the shader ready, which is not needed here.
  public func compile(as type: UsageType) async throws {}

  var problem: String {
    "The function \(function.name) of Metal is not run here, and nothing is seen of it: say what to draw instead with "
      + "'#if canImport(DeclarativeUI)'"
  }
}

/// A function of Metal's by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// Its name there.
  public var name: String

  /// Creates a function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The functions of Metal's in one place.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private enum Place: Hashable {
    case app
    case bundle(path: String)
    case file(URL)
    case data(Data)
  }

  private let place: Place

  private init(_ place: Place) {
    self.place = place
  }

  /// Those of the app.
  public static let `default` = ShaderLibrary(.app)

  /// Those of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(path: bundle.bundlePath)) }

  /// Those of a file.
  public init(url: URL) {
    self.init(.file(url))
  }

  /// Those of a file's bytes.
  public init(data: Data) {
    self.init(.data(data))
  }

  /// A function of the app by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: name] }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension Shader: ShapeStyle, PaintingStyle {
  package func paint(in context: ResolveContext) -> StylePaint {
    context.problems.report(problem)
    return .color(.clear)
  }
}

extension View {
  /// The view with other colours, by a function of Metal's.
  /// - Remark: drawn without it; the snapshot fails.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(name: "colorEffect", shader: shader, isEnabled: isEnabled))
  }

  /// The view with its pixels elsewhere, by a function of Metal's.
  /// - Remark: drawn without it; the snapshot fails.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(name: "distortionEffect", shader: shader, isEnabled: isEnabled)) }

  /// The view as a function of Metal's makes it of its picture.
  /// - Remark: drawn without it; the snapshot fails.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(name: "layerEffect", shader: shader, isEnabled: isEnabled)) }
}

extension VisualEffect {
  /// The effect, and other colours by a function of Metal's.
  /// - Remark: drawn without it; the snapshot fails.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    undrawn("colorEffect", shader, isEnabled)
  }

  /// The effect, and pixels elsewhere by a function of Metal's.
  /// - Remark: drawn without it; the snapshot fails.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { undrawn("distortionEffect", shader, isEnabled) }

  /// The effect, and another picture by a function of Metal's.
  /// - Remark: drawn without it; the snapshot fails.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { undrawn("layerEffect", shader, isEnabled) }

  private func undrawn(_ name: String, _ shader: Shader, _ isEnabled: Bool) -> some VisualEffect {
    let problem = shader.problem
    return adding(isEnabled ? [VisualStep(name: name, numbers: []) { _, _ in .problem(problem) }] : [])
  }
}

/// An effect that is not drawn, and says so.
private struct ShaderModifier: EnvironmentModifier {
  let name: String
  let shader: Shader
  let isEnabled: Bool

  var call: ModifierCall { ModifierCall(name, ["": shader.function.name, "isEnabled": isEnabled ? nil : false]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    if isEnabled { context.problems.report(shader.problem) }
  }
}
