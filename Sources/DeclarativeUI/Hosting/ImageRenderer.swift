import DrawingRenderer
import Drawings
public import Foundation
public import OpenCombine
public import Pictures
public import PixelImages
import PlaneGeometry

/// Draws a view into a picture.
///
/// The view inherits nothing: give it what it needs by `environment(_:_:)`. What cannot be drawn as the view asks for is
/// written to the standard error, since no snapshot is there that could fail.
/// - Remark: what cannot be drawn is written to the standard error stream.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// What the view is offered; by itself it takes its ideal size.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// The pixels a point.
  @Published public var scale: CGFloat = 1
  /// Whether there is black where nothing is drawn.
  @Published public var isOpaque = false
  /// How colours are mixed; only `nonLinear` can be drawn.
  @Published public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The pixels of the view as it is now; nil where it takes no space.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The picture of the view as it is now; nil where it takes no space.
  public var uiImage: UIImage? {
    guard PossibleNumbers.finitePositive.contains(Double(scale)) else {
      UsageWarning.warn("ImageRenderer.scale = \(scale) is impossible: \(PossibleNumbers.finitePositive.wayOut)")
      return nil
    }
    if colorMode != .nonLinear {
      UsageWarning.warn(
        "ImageRenderer.colorMode = .\(colorMode) cannot be drawn: colours are mixed as gamma-encoded sRGB here")
    }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    var screen = HostedScreen(.proposed(proposedSize), environment: environment, hasBackground: isOpaque)
    screen.backgroundColor = .black
    let layout = screen.layout(content)
    for problem in layout.problems { UsageWarning.warn(problem) }
    let size = layout.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    var image = UIImage(DrawingRenderer(scale: Double(scale)).render(layout.drawing), layout: layout.drawing.outline)
    image.pixelsPerPoint = Double(scale)
    return image
  }
}

extension ImageRenderer {
  /// Only with UIKit's stand-in, which has a `CGContext` to draw into.
  @available(*, unavailable, message: "import UIKitStandIn, or take the pixels of cgImage or uiImage")
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (Never) -> Void) -> Void) {}
}
