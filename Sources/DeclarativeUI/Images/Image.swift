public import Foundation
public import PixelImages

/// A picture in its own size, or in the offered one when it is `resizable`.
public struct Image: Equatable, Sendable {
  /// How pixels between the picture's own pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges.
    case none
    /// A mixture of all pixels that are covered: soft edges. The three qualities are the same here.
    case low, medium, high
  }

  /// What is kept of the picture.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity only; the colour is the foreground style's.
    case template
    /// Everything.
    case original
  }

  enum Source: Equatable, Sendable {
    case asset(name: String, bundle: Bundle?)
    case symbol(name: String, value: Double?)
    case bitmap(Bitmap, scale: CGFloat)
  }

  let source: Source
  /// What people hear who do not see the picture; nil for a decoration.
  let label: Text?
  var isResizable = false
  var interpolation = Interpolation.medium
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?

  init(_ source: Source, label: Text?) {
    self.source = source
    self.label = label
  }

  /// Creates a picture by its name in the asset catalogues of a bundle, or of the environment's bundles.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(verbatim: name))
  }

  /// Creates a picture that is named to people by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name, bundle: bundle), label: label)
  }

  /// Creates a picture that says nothing to people who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle), label: nil)
  }

  /// Creates a symbol by the name that Apple gives to its own; see `SymbolLibrary`.
  ///
  /// The picture is not Apple's, but its size and its place in a line of text are. What iOS calls a symbol to people who do
  /// not see it is not known; here it has its name.
  public init(systemName: String) {
    self.init(.symbol(name: systemName, value: nil), label: Text(verbatim: systemName))
  }

  /// Creates a symbol that shows a value between 0 and 1, such as the strength of a signal.
  ///
  /// Which parts of a symbol show which value is not known: of less than 1 the whole symbol is drawn, and the result says so.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(name: systemName, value: variableValue), label: Text(verbatim: systemName))
  }

  /// Creates a picture from pixels.
  ///
  /// A scale that is not positive and finite counts as 1 and is a problem of the layout.
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - scale: the pixels a point.
  ///   - label: what is read aloud, or nil for a decoration; it is not drawn.
  public init(_ bitmap: Bitmap, scale: CGFloat, label: Text? = nil) {
    self.init(.bitmap(bitmap, scale: scale), label: label)
  }

  /// The picture, stretched to the size that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture with hard or soft edges where it is stretched.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// The picture as it is, or as a shape in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// The symbol with its layers coloured in a way; nil is the way of the views around it.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }

  /// What a person knows the picture by.
  var nameInProblems: String {
    switch source {
    case .asset(let name, _): "Image(\"\(name)\")"
    case .symbol(let name, _): "Image(systemName: \"\(name)\")"
    case .bitmap(let bitmap, _): "a bitmap of \(bitmap.width) x \(bitmap.height) pixels"
    }
  }
}
