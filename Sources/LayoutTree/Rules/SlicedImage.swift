import Drawings
import Foundation
import LayoutValues
import PixelImages
import PlaneGeometry

/// A picture in nine parts: corners keep their size, sides fill what is between them, and so does the middle.
///
/// Where a frame is too small for the caps of two sides, these shrink together; what iOS does then is not known.
struct SlicedImage {
  private let image: DrawnImage
  /// The pixels a point along each axis.
  private let density: (x: Double, y: Double)
  private let columns, rows: [Slice]
  private let isTiled: Bool

  /// - Parameters:
  ///   - image: the picture in the frame that it is to fill.
  ///   - size: its own size in points.
  ///   - caps: the widths of its sides, in points.
  ///   - isTiled: whether what is between corners is repeated and not stretched.
  init(_ image: DrawnImage, size: CGSize, caps: EdgeInsets, isTiled: Bool) {
    self.image = image
    self.isTiled = isTiled
    density = (
      Double(image.bitmap.width) / max(Double(size.width), .leastNonzeroMagnitude),
      Double(image.bitmap.height) / max(Double(size.height), .leastNonzeroMagnitude)
    )
    columns = Slice.slices(
      of: image.bitmap.width, caps: (Double(caps.leading), Double(caps.trailing)), density: density.x,
      from: image.frame.minX, to: image.frame.maxX)
    rows = Slice.slices(
      of: image.bitmap.height, caps: (Double(caps.top), Double(caps.bottom)), density: density.y,
      from: image.frame.minY, to: image.frame.maxY)
  }

  /// The parts, those without pixels or extent left out.
  var items: [DrawingItem] {
    rows.flatMap { row in columns.compactMap { column in item(column, row) } }
  }

  private func item(_ column: Slice, _ row: Slice) -> DrawingItem? {
    guard !column.pixels.isEmpty, !row.pixels.isEmpty, column.end > column.start, row.end > row.start else {
      return nil
    }
    var part = image
    part.bitmap = image.bitmap.cropped(x: column.pixels, y: row.pixels)
    part.frame = Rect(minX: column.start, minY: row.start, maxX: column.end, maxY: row.end)
    guard isTiled, column.isMiddle || row.isMiddle else { return .image(part) }
    let place = part.frame
    part.frame.size = Size(
      width: column.isMiddle ? Double(column.pixels.count) / density.x : place.width,
      height: row.isMiddle ? Double(row.pixels.count) / density.y : place.height)
    return .shape(
      DrawnShape(
        name: image.name, frame: place, path: Path { $0.addRect(place) }, style: .fill(.nonZero), paint: .tiles(part)))
  }

  /// A part of a picture along one axis, and where it comes to lie, in points.
  private struct Slice {
    let pixels: Range<Int>
    let start, end: Double
    let isMiddle: Bool

    static func slices(
      of count: Int, caps: (Double, Double), density: Double, from start: Double, to end: Double
    ) -> [Slice] {
      func pixels(_ cap: Double, atMost limit: Int) -> Int { Int(min(max(cap * density, 0), Double(limit)).rounded()) }
      let first = pixels(caps.0, atMost: count)
      let last = pixels(caps.1, atMost: count - first)
      var (head, tail) = (Double(first) / density, Double(last) / density)
      let (room, wanted) = (max(end - start, 0), head + tail)
      if wanted > room, wanted > 0 { (head, tail) = (head * room / wanted, tail * room / wanted) }
      return [
        Slice(pixels: 0..<first, start: start, end: start + head, isMiddle: false),
        Slice(pixels: first..<(count - last), start: start + head, end: end - tail, isMiddle: true),
        Slice(pixels: (count - last)..<count, start: end - tail, end: end, isMiddle: false),
      ]
    }
  }
}
