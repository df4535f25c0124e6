import PictureSources
import Foundation
import PixelImages

extension AssetSlices {
  /// The part of a picture that is seen: of what is between the sides as much as the middle has, from its start.
  func kept(of bitmap: Bitmap, _ file: URL) throws(AssetError) -> Bitmap {
    guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
      throw AssetError(
        file: file,
        reason: "its resizing mode \"\(mode)\" in Contents.json is none of 9-part, 3-part-horizontal and "
          + "3-part-vertical")
    }
    let columns = Self.kept(of: bitmap.width, (sides.left, sides.right), middle: hasColumns ? center?.width : nil)
    let rows = Self.kept(of: bitmap.height, (sides.top, sides.bottom), middle: hasRows ? center?.height : nil)
    guard let columns, let rows else {
      throw AssetError(
        file: file,
        reason:
          "its slices do not fit: it has \(bitmap.width) x \(bitmap.height) pixels, the sides have \(sides.left) and "
          + "\(sides.right) across, \(sides.top) and \(sides.bottom) down; change resizing in Contents.json")
    }
    guard columns.count < bitmap.width || rows.count < bitmap.height else { return bitmap }
    var kept = Bitmap(width: columns.count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() { kept[x, y] = bitmap[column, row] }
    }
    return kept
  }

  /// The pixels along an axis that are seen; nil where the sides leave nothing between them.
  private static func kept(of count: Int, _ sides: (first: Int, last: Int), middle: Int?) -> [Int]? {
    guard (0..<count).contains(sides.first), (0..<count).contains(sides.last) else { return nil }
    let between = count - sides.first - sides.last
    guard between > 0 else { return nil }
    let end = sides.first + min(max(middle ?? between, 1), between)
    return Array(0..<end) + Array(count - sides.last..<count)
  }
}
