package import Foundation
public import PixelImages

/// A picture with the outline of its layout and its masks.
///
/// Views know it as `UIImage`.
///
/// The pixels decide whether two pictures match. The layout is for people: where pixels differ, the failure says which
/// texts and shapes moved, grew or changed their colour.
public struct SnapshotPicture: Equatable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// What was drawn, or nil where that is not known.
  package var layout: LayoutOutline?
  /// What drew the picture, each part with its version, such as `FreeType 2.13.2`; empty where that is not known.
  package var drawnWith: [String] = []
  /// Whether the file that the picture was read from has a layout of another version of Stills.
  package var hasForeignLayout = false
  /// The frames of views with identifiers, in pixels: a mask of such a view covers them in the reference, too.
  package var viewFrames: [String: [PixelRect]]
  /// What does not count when the picture is compared with its reference; it is recorded all the same, and masks are not
  /// stored.
  package var masks: [PictureMask]
  /// The pixels a point where a view shows the picture.
  package var pixelsPerPoint: Double = 1
  /// Whether a view takes only the opacity of the picture; nil leaves it to the view.
  package var isDrawnAsTemplate: Bool?
  /// What the picture shows that looks different from place to place; nil where it is just these pixels.
  package var drawing: NamedDrawing?

  /// Whether two show the same; what is known of how one of them was drawn does not count.
  public static func == (first: SnapshotPicture, second: SnapshotPicture) -> Bool {
    first.bitmap == second.bitmap && first.pixelsPerPoint == second.pixelsPerPoint
      && first.isDrawnAsTemplate == second.isDrawnAsTemplate && first.drawing == second.drawing
      && first.masks == second.masks
  }

  /// Creates a picture without a layout.
  public init(_ bitmap: Bitmap) {
    self.init(bitmap, layout: nil)
  }

  package init(
    _ bitmap: Bitmap, layout: LayoutOutline? = nil, viewFrames: [String: [PixelRect]] = [:], masks: [PictureMask] = []
  ) {
    self.bitmap = bitmap
    self.layout = layout
    self.viewFrames = viewFrames
    self.masks = masks
  }
}

/// A named drawing that is made for the appearance and scale of each place where it is shown.
package enum NamedDrawing: Hashable, Sendable {
  /// A picture of a bundle's asset catalogues; nil stands for the bundles that views look into anyway.
  case asset(name: String, bundle: Bundle?)
  /// A symbol, as the place draws it but for what is said of it.
  case symbol(name: String, SymbolTraits = SymbolTraits())
}

/// What is said of a symbol besides its name; nil leaves it to the place where it is drawn.
package struct SymbolTraits: Hashable, Sendable {
  /// The size of a text that it stands beside, in points.
  package var pointSize: Double?
  /// The weight of its lines, from 100 to 900 as of fonts.
  package var weight: Int?
  /// How much larger than that text it is: -1 is small, 0 medium, 1 large.
  package var scale: Int?
  /// Whether colours are said, which are not kept.
  package var hasColors = false

  /// Nothing is said.
  package init() {}
}
