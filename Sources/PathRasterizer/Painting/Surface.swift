package import PixelImages

/// The memory of a canvas while something is painted into it.
struct Surface {
  private let pixels: UnsafeMutablePointer<UInt32>
  /// The pixels in memory; painting never reaches beyond them.
  private let bounds: PixelRect

  /// Nil where there are no pixels.
  init?(_ pixels: UnsafeMutableBufferPointer<PremultipliedColor>, bounds: PixelRect) {
    guard let start = pixels.baseAddress, !bounds.isEmpty else { return nil }
    precondition(pixels.count == bounds.width * bounds.height, "The bounds do not fit the pixels")
    // The rows of a bitmap start at an allocation's start, so that four bytes may be read as one number.
    self.pixels = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
    self.bounds = bounds
  }

  /// The address of a pixel that has `count` - 1 others to its right.
  func row(x: Int, y: Int, count: Int) -> PixelRow {
    precondition(
      x >= bounds.minX && count >= 0 && x + count <= bounds.maxX && y >= bounds.minY && y < bounds.maxY,
      "A span outside of the canvas")
    return pixels + (y - bounds.minY) * bounds.width + (x - bounds.minX)
  }

  /// Paints the covered pixels of a row with one colour.
  func paint(_ row: borrowing CoverageRow, color: UInt32) {
    withExtendedLifetime(row.coverage) { coverage in
      for span in row.spans.elements {
        let target = self.row(x: span.x, y: row.y, count: span.count)
        if let constant = span.constant {
          blend(constant == 255 ? color : fade(color, by: constant), onto: target, count: span.count)
        } else {
          blend(color, coverage: coverage.start + (span.x - row.minX), onto: target, count: span.count)
        }
      }
    }
  }

  /// Paints the covered pixels of a row with colours, of which the first belongs to the row's `minX`.
  func paint(_ row: borrowing CoverageRow, colors: UnsafeBufferPointer<UInt32>) {
    precondition(colors.count == row.coverage.count, "As many colours as pixels are needed")
    withExtendedLifetime(row.coverage) { coverage in
      guard let colors = colors.baseAddress else { return }
      for span in row.spans.elements {
        let (target, place) = (self.row(x: span.x, y: row.y, count: span.count), span.x - row.minX)
        if let constant = span.constant {
          blend(colors + place, opacity: constant, onto: target, count: span.count)
        } else {
          blend(colors + place, coverage: coverage.start + place, onto: target, count: span.count)
        }
      }
    }
  }

  /// Paints the covered pixels of a row with the colours of a shader.
  /// - Parameter colors: memory for the colours of one span, as wide as the box that is painted.
  func paint(_ row: borrowing CoverageRow, shader: inout some Shader, colors: inout [UInt32]) {
    withExtendedLifetime(row.coverage) { coverage in
      colors.withUnsafeMutableBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        for span in row.spans.elements {
          let target = self.row(x: span.x, y: row.y, count: span.count)
          if span.constant == 255, shader.isOpaque {
            shader.shade(x: span.x, y: row.y, count: span.count, into: target)
            continue
          }
          shader.shade(x: span.x, y: row.y, count: span.count, into: colors)
          if let constant = span.constant {
            blend(colors, opacity: constant, onto: target, count: span.count)
          } else {
            blend(colors, coverage: coverage.start + (span.x - row.minX), onto: target, count: span.count)
          }
        }
      }
    }
  }
}

/// What covered pixels are painted with; places are on the pixel grid.
package enum Pattern: Equatable, Sendable {
  /// One colour.
  case color(RGBAColor)
  /// Colours that change along the line from `start` to `end`; before and behind it the outer colours go on.
  ///
  /// Where both points are the same, everything gets the last colour.
  case linearGradient(Gradient, start: DevicePoint, end: DevicePoint)
  /// Colours that change with the distance from a centre; inside and outside of the radii the outer colours go on.
  ///
  /// Radii are in 1/256 pixel. Where both are the same, the colour jumps there.
  case radialGradient(Gradient, center: DevicePoint, startRadius: Int32, endRadius: Int32)
  /// Colours that change with the direction from a centre.
  ///
  /// Angles are in 1/2^32 of a turn, clockwise from the positive x axis.
  case angularGradient(Gradient, center: DevicePoint, start: Int64, sweep: Int64)
  /// Colours that change with the distance from a centre, in 1/2^20 of a unit that differs between the axes.
  case ellipticalGradient(Gradient, center: DevicePoint, unit: DevicePoint, start: Int64, end: Int64)
  /// Colours of ellipses that grow from a focus, the first one, to the one around a centre, the last one.
  ///
  /// The extents of that are twice the unit.
  case focalGradient(Gradient, center: DevicePoint, unit: DevicePoint, focus: DevicePoint)
  /// Colours between the places of a mesh, and another one beside it.
  case meshGradient(ColorMesh<DevicePoint>)
  /// A picture that is repeated in both directions; `tile` is where it lies once.
  case tiles(Bitmap, tile: DeviceRect, filter: ImageFilter, template: RGBAColor?)
}

/// Where the colours of painted pixels come from.
///
/// A shader is made for one painting operation and asked for rows from top to bottom.
protocol Shader {
  /// Whether all colours are opaque, so that wholly covered pixels need not be blended.
  var isOpaque: Bool { get }

  /// Writes the premultiplied colours of `count` pixels from (x, y) on.
  mutating func shade(x: Int, y: Int, count: Int, into row: PixelRow)
}
