import PixelImages
import PlaneGeometry
import VectorPictures

/// Triangles with a colour at each corner, "ISO 32000-1", 8.7.4.5.5 and 8.7.4.5.6.
///
/// They become pixels here, eight a point or as many as fit into a picture of 1024 x 1024, which is as sharp as colours that
/// flow into each other need it.
struct PDFTriangles {
  private struct Corner {
    let place: Point
    let values: [Double]
  }

  private let corners: [Corner]
  /// Three places among the corners for each triangle.
  private let triangles: [(Int, Int, Int)]
  private let color: ([Double]) -> RGBAColor?

  /// Reads a shading of the type 4 or 5.
  init(_ stream: PDFStream, _ dictionary: PDFDictionary, _ space: PDFColorSpace) throws(PDFError) {
    let function = try dictionary["Function"].isNull ? nil : PDFFunction(dictionary["Function"], dictionary.file)
    let isGrid = dictionary["ShadingType"].integer == 5
    let channels = function == nil ? space.count : 1
    let bits = ["BitsPerFlag", "BitsPerCoordinate", "BitsPerComponent"].map { dictionary[$0].integer ?? 0 }
    let decode = dictionary.numbers("Decode") ?? []
    guard (isGrid || [2, 4, 8].contains(bits[0])), (1...32).contains(bits[1]), (1...16).contains(bits[2]), channels > 0,
      decode.count >= 4 + 2 * channels
    else { throw PDFError("a shading of triangles in it is described in a way that cannot be read") }
    let data = try dictionary.file.data(of: stream)
    let size = ((isGrid ? 0 : bits[0]) + 2 * bits[1] + channels * bits[2] + 7) / 8
    guard data.count / size <= 1 << 18 else { throw PDFError("a shading in it has too many triangles") }
    var (reader, corners, flags): (PDFBits, [Corner], [UInt32]) = (PDFBits(data), [], [])
    func number(_ bits: Int, _ index: Int) -> Double {
      let whole = Double((UInt64(1) << UInt64(bits)) - 1)
      return decode[2 * index] + Double(reader.next(bits)) / whole * (decode[2 * index + 1] - decode[2 * index])
    }
    for _ in 0..<data.count / size {
      flags.append(isGrid ? 0 : reader.next(bits[0]) & 3)
      let place = Point(x: number(bits[1], 0), y: number(bits[1], 1))
      corners.append(Corner(place: place, values: (0..<channels).map { number(bits[2], 2 + $0) }))
      reader.align()
    }
    self.corners = corners
    triangles = isGrid ? try Self.grid(corners.count, dictionary["VerticesPerRow"].integer ?? 0) : Self.strip(flags)
    color = { values in space.color(function.map { $0.values(values) } ?? values) }
  }

  private static let mostPixels = 1 << 22

  /// Triangles between neighbours in rows.
  private static func grid(_ count: Int, _ row: Int) throws(PDFError) -> [(Int, Int, Int)] {
    guard row >= 2 else { throw PDFError("a shading of triangles in it has rows that are too short") }
    return (0..<max(count / row - 1, 0)).flatMap { y in
      (0..<row - 1).flatMap { x in
        let corner = y * row + x
        return [(corner, corner + 1, corner + row), (corner + 1, corner + row, corner + row + 1)]
      }
    }
  }

  /// Triangles that begin anew, or go on from a side of the one before, as each corner says.
  private static func strip(_ flags: [UInt32]) -> [(Int, Int, Int)] {
    var (triangles, index): ([(Int, Int, Int)], Int) = ([], 0)
    while index < flags.count {
      if flags[index] != 0, let last = triangles.last {
        triangles.append((flags[index] == 1 ? last.1 : last.0, last.2, index))
        index += 1
      } else {
        if index + 2 < flags.count { triangles.append((index, index + 1, index + 2)) }
        index += 3
      }
    }
    return triangles
  }

  /// The triangles in a part of the picture; nil where none is in it.
  /// - Parameter map: from the shading to the points of the picture.
  func item(in area: Rect, _ map: Transform, _ reader: PDFReader) throws(PDFError) -> VectorItem? {
    let places = corners.map { map.apply(to: $0.place) }
    let all = Path { path in for place in places { path.move(to: place) } }
    guard let bounds = all.controlBounds?.intersection(area), bounds.width > 0, bounds.height > 0 else { return nil }
    let scale = min(8, 1024 / max(bounds.width, bounds.height))
    let (width, height) = (Int((bounds.width * scale).rounded(.up)), Int((bounds.height * scale).rounded(.up)))
    var bitmap = Bitmap(width: max(width, 1), height: max(height, 1))
    // Pixels that are looked at.
    var count = 0
    for triangle in triangles {
      let corners = [triangle.0, triangle.1, triangle.2]
      let points = corners.map { (places[$0] - bounds.origin) * scale }
      count += fill(points, corners.map { self.corners[$0].values }, &bitmap)
      guard count < Self.mostPixels else {
        throw PDFError("a shading of triangles in it is left out, because too many lie on each other")
      }
    }
    try reader.spend(count / 256, isAlways: true)
    let square = Transform.scale(x: Double(bitmap.width) / scale, y: Double(bitmap.height) / scale)
    let place = square.then(.translation(x: bounds.minX, y: bounds.minY))
    return .image(VectorImage(bitmap: bitmap, isSmooth: true, map: place))
  }

  /// Paints a triangle.
  /// - Returns: how many pixels were looked at.
  private func fill(_ points: [Point], _ values: [[Double]], _ bitmap: inout Bitmap) -> Int {
    let (a, b, c) = (points[0], points[1], points[2])
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard area != 0, area.isFinite else { return 1 }
    func range(_ values: [Double], _ count: Int) -> Range<Int> {
      let low = min(max((values.min() ?? 0) - 1, 0), Double(count))
      return Int(low)..<max(Int(low), Int(min(max((values.max() ?? 0) + 1, 0), Double(count))))
    }
    let (columns, rows) = (range(points.map(\.x), bitmap.width), range(points.map(\.y), bitmap.height))
    // Half a pixel over the sides, so that nothing is seen between neighbours.
    let reach = 0.5 * max(abs(b.x - a.x), abs(b.y - a.y), abs(c.x - a.x), abs(c.y - a.y), 1) / abs(area)
    for y in rows {
      for x in columns {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let second = ((place.x - a.x) * (c.y - a.y) - (c.x - a.x) * (place.y - a.y)) / area
        let third = ((b.x - a.x) * (place.y - a.y) - (place.x - a.x) * (b.y - a.y)) / area
        guard second >= -reach, third >= -reach, second + third <= 1 + reach else { continue }
        let mixed = values[0].indices.map { index in
          values[0][index] + second * (values[1][index] - values[0][index])
            + third * (values[2][index] - values[0][index])
        }
        if let color = color(mixed) { bitmap[x, y] = PremultipliedColor(color) }
      }
    }
    return columns.count * rows.count + 1
  }
}
