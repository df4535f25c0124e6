public import DeclarativeUI
public import Foundation
import ImageSnapshotTesting
import PlaneGeometry
public import SnapshotTesting

#if !canImport(CoreGraphics)
  extension Snapshotting where Value == CGPath, Format == String {
    /// A path as the list of its lines and curves, with at most three digits behind the points.
    ///
    /// A zero stands before the point: the paths of swift-snapshot-testing's own tests have `0.0`.
    public static var elementsDescription: Snapshotting {
      .elementsDescription { "\(($0 * 1000).rounded(.toNearestOrEven) / 1000)" }
    }

    /// A path as the list of its lines and curves.
    /// - Parameter numberFormatter: writes the coordinates.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
      .elementsDescription { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }

    private static func elementsDescription(_ written: @escaping (Double) -> String) -> Snapshotting {
      SimplySnapshotting.lines.pullback { path in
        let lines = path.path.contours.elements.enumerated().map { index, element in
          let (name, points) = element.described
          let coordinates = points.map { "(\(written($0.x)), \(written($0.y)))" }
          let line = "\(name) \(coordinates.joined(separator: " "))\n"
          return name == "MoveTo" && index > 0 ? "\n" + line : line
        }
        return lines.joined()
      }
    }
  }

  extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A path as a picture of its bounds, filled with black.
    public static var image: Snapshotting { .image() }

    /// A path as a picture of its bounds, drawn in black.
    ///
    /// The picture ends where the lines and curves end, and not at control points; half of a line along an edge is cut off.
    /// - Parameters:
    ///   - precision: the fraction of pixels that must match, 0 to 1.
    ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
    ///   - scale: the device pixels a point.
    ///   - drawingMode: how it is drawn; lines are one point wide.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
        .asyncPullback { path in
          let bounds = path.isEmpty ? .zero : path.boundingBoxOfPath
          return picture(of: path, drawn: drawingMode, in: bounds, scale: scale)
        }
    }
  }

  /// A picture of a part of the plane that a path is in.
  private func picture(
    of path: CGPath, drawn mode: CGPathDrawingMode, in bounds: CGRect, scale: CGFloat
  ) -> Async<UIImage> {
    let moved = path.path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let view = Canvas { context, _ in
      if mode != .stroke {
        context.fill(moved, with: .color(.black), style: FillStyle(eoFill: mode == .eoFill || mode == .eoFillStroke))
      }
      if mode != .fill, mode != .eoFill { context.stroke(moved, with: .color(.black)) }
    }
    // Nothing is behind it.
    let screen = SnapshotScreen(ViewImageConfig(size: bounds.size), traits: UITraitCollection(displayScale: scale))
      .showing(UITraitCollection(), fallbackSize: bounds.size, backgroundColor: .clear)
    return PictureSource(view.frame(width: bounds.width, height: bounds.height)).asyncPicture(on: screen, masks: [])
  }

  extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A path as the list of its lines and curves.
    public static var elementsDescription: Snapshotting {
      Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// A path as the list of its lines and curves.
    /// - Parameter numberFormatter: writes the coordinates.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
      Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
  }

  extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A path as a picture of its bounds, filled with black by its own rule.
    public static var image: Snapshotting { .image() }

    /// A path as a picture of its bounds, control points among them, filled with black by its own rule.
    /// - Parameters:
    ///   - precision: the fraction of pixels that must match, 0 to 1.
    ///   - perceptualPrecision: how close a pixel must come to match, 0 to 1.
    ///   - scale: the device pixels a point.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
        .asyncPullback { path in
          let bounds = path.cgPath.isEmpty ? .zero : path.bounds
          return picture(of: path.cgPath, drawn: path.usesEvenOddFillRule ? .eoFill : .fill, in: bounds, scale: scale)
        }
    }
  }

  extension PlaneGeometry.Path.Element {
    /// The name of the element and its points, control points first, as Core Graphics has them.
    fileprivate var described: (name: String, points: [PlaneGeometry.Point]) {
      switch self {
      case .move(let point): ("MoveTo", [point])
      case .line(let point): ("LineTo", [point])
      case .quad(let point, let control): ("QuadCurveTo", [control, point])
      case .cubic(let point, let control1, let control2): ("CurveTo", [control1, control2, point])
      case .close: ("Close", [])
      }
    }
  }
#endif
