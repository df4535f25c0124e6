public import Foundation
public import Pictures
public import PixelImages

/// A picture in its own size, or in the offered one when it is `resizable`.
public struct Image: Equatable, Sendable {
  /// How pixels between the picture's own pixels are found.
  /// - Remark: the last three look the same.
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

  /// How a picture fills a frame that is not as large as itself.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It becomes larger or smaller.
    case stretch
  }

  /// How the rows and columns of a picture's memory lie in what is seen.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are; with left and right exchanged; upside down; with top and bottom exchanged.
    case up, upMirrored, down, downMirrored
    /// With rows as columns, or turned by a quarter to one side or the other.
    case leftMirrored, right, rightMirrored, left
  }

  enum Source: Equatable, Sendable {
    case asset(name: String, bundle: Bundle?)
    case symbol(name: String, value: Double?)
    case bitmap(Bitmap, scale: CGFloat)
  }

  let source: Source
  /// The accessibility label; nil for a decoration.
  let label: Text?
  /// How the picture fills what it is offered; nil keeps its own size.
  var resizing: Resizing?
  var interpolation = Interpolation.medium
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolLooks: SymbolLooks?
  /// What a picture of UIKit says of its symbol; nil of all others.
  private(set) var symbolTraits: SymbolTraits?

  struct Resizing: Hashable, Sendable {
    let mode: ResizingMode
    var caps: EdgeInsets
  }

  init(_ source: Source, label: Text?) {
    self.source = source
    self.label = label
  }

  /// Creates a picture by its name in the asset catalogues of a bundle, or of the environment's bundles.
  /// - Remark: PNG, JPEG, SVG and PDF files of an asset catalogue, in variants for devices, appearances and languages; of
  ///   another format a box is drawn, and the snapshot fails. SVG and PDF files are stretched sharply where the catalogue
  ///   preserves vector data. Of SVG files texts, pictures and filters are not drawn, of PDF files texts in fonts that are
  ///   not in the file, shadings of patches, and pictures in JPEG 2000: the snapshot fails. Of a symbol set
  ///   the template is drawn.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(verbatim: name))
  }

  /// Creates a picture that is named to people by a text.
  /// - Remark: the label changes no still picture.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name, bundle: bundle), label: label)
  }

  /// Creates a picture without an accessibility label.
  /// - Remark: the label changes no still picture.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle), label: nil)
  }

  /// Creates a symbol by the name that Apple gives to its own; see `SymbolLibrary`.
  ///
  /// The picture is not Apple's, but its size and its place in a line of text are. What iOS calls a symbol to people who do
  /// not see it is not known; here it has its name.
  /// - Remark: the box of Apple's symbol with a picture of an open set in it; see "Symbols".
  public init(systemName: String) {
    self.init(.symbol(name: systemName, value: nil), label: Text(verbatim: systemName))
  }

  /// Creates a symbol that shows a value between 0 and 1, such as the strength of a signal.
  ///
  /// Of a symbol with as many parts as bars, each stands for the same share of the value, from above 0. Those beyond the value
  /// keep 0.3 of their paint; how faint they are on iOS was not measured.
  /// - Remark: `wifi`, `speaker.wave.1`, `speaker.wave.2` and both with `.fill`, `antenna.radiowaves.left.and.right`,
  ///   `cellularbars` and `chart.bar` show values; any other symbol is drawn whole, and with a value below 1 the snapshot
  ///   fails.
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
  /// - Remark: of a `Bitmap` of this package, in the place of SwiftUI's `CGImage`.
  public init(_ bitmap: Bitmap, scale: CGFloat, label: Text? = nil) {
    self.init(.bitmap(bitmap, scale: scale), label: label)
  }

  /// Creates a picture of UIKit's.
  ///
  /// What VoiceOver says about it is not known; here it is a decoration.
  /// - Remark: what VoiceOver says about it is not known; here nothing.
  public init(uiImage: UIImage) {
    self.init(uiImage.source, label: nil)
    renderingMode = uiImage.isDrawnAsTemplate.map { $0 ? .template : .original }
    if case .symbol(_, let traits) = uiImage.drawing, traits != SymbolTraits() { symbolTraits = traits }
  }

  /// Creates a picture from pixels that is named to people by a text.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.bitmap(cgImage.oriented(orientation), scale: scale), label: label)
  }

  /// Creates a picture from pixels without an accessibility label.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.bitmap(cgImage.oriented(orientation), scale: scale), label: nil)
  }

  /// The picture, as large as what it is offered.
  /// - Parameters:
  ///   - capInsets: the sides that keep their width, in points; what is between them fills the rest.
  ///   - resizingMode: how it does so.
  /// - Remark: without caps those of the catalogue hold; how caps shrink where they have no room is not known.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(mode: resizingMode, caps: capInsets)
    return image
  }

  /// The picture as it is: edges are always smooth here.
  /// - Remark: accepted; changes no still picture.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture with hard or soft edges where it is stretched.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// The picture as it is, or as a shape in the foreground style; a symbol as it is has colours of its own.
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

extension Bitmap {
  /// The picture as it is seen where its memory has an orientation.
  func oriented(_ orientation: Image.Orientation) -> Bitmap {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: self
    case .upMirrored: rearranged(isTransposed: false) { (right - $0, $1) }
    case .down: rearranged(isTransposed: false) { (right - $0, bottom - $1) }
    case .downMirrored: rearranged(isTransposed: false) { ($0, bottom - $1) }
    case .leftMirrored: rearranged(isTransposed: true) { ($1, $0) }
    case .right: rearranged(isTransposed: true) { ($1, bottom - $0) }
    case .rightMirrored: rearranged(isTransposed: true) { (right - $1, bottom - $0) }
    case .left: rearranged(isTransposed: true) { (right - $1, $0) }
    }
  }
}
