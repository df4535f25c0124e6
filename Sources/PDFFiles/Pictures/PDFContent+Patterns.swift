import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

extension PDFContent {
  /// Paints the whole clip with a shading.
  mutating func shade(_ name: String) throws(PDFError) {
    let object = resources.resolvedResource("Shading", name)
    guard !object.isNull else { throw PDFError("there is no shading \(name.quoted) in it, which it refers to") }
    let shading = try PDFShading(object, resources)
    let items = try shading.items(in: reader.area, state.map, reader)
    let painted = PDFPainted(items: items, weight: items.count)
    try add(.faded(painted.faded(state.fillOpacity), opacity: 1), weight: items.count)
  }

  /// What a pattern shows in a part of the picture.
  func painted(by pattern: PDFObject, _ ink: PDFInk, in bounds: Rect) throws(PDFError) -> PDFPainted {
    let dictionary = PDFDictionary(entries: pattern.entries ?? [:], file: reader.file)
    let map = Transform(dictionary).then(base)
    if dictionary["PatternType"].integer == 2 {
      let shading = try PDFShading(dictionary["Shading"], resources)
      let items = try shading.background(in: bounds) + shading.items(in: bounds, map, reader)
      return PDFPainted(items: items, weight: items.count)
    }
    guard case .stream(let stream) = pattern else { throw PDFError("a pattern in it has no content") }
    return try tiles(stream, dictionary, ink, map, in: bounds)
  }

  /// What a small picture shows, repeated again and again, "ISO 32000-1", 8.7.3.
  private func tiles(
    _ stream: PDFStream, _ dictionary: PDFDictionary, _ ink: PDFInk, _ map: Transform, in bounds: Rect
  ) throws(PDFError) -> PDFPainted {
    let nothing = PDFPainted(items: [], weight: 0)
    let label = stream.reference?.description ?? "a pattern"
    guard let box = PDFPage.rect(dictionary.numbers("BBox")), let back = map.inverse else { return nothing }
    let (x, y) = (abs(dictionary["XStep"].number ?? box.width), abs(dictionary["YStep"].number ?? box.height))
    guard x > 0, y > 0 else { return nothing }
    var inside = PDFState(map: map)
    let isUncolored = dictionary["PaintType"].integer == 2
    if isUncolored {
      var own = ink
      own.pattern = nil
      if case .pattern(let under?) = ink.space { own.space = under }
      (inside.fill, inside.stroke) = (own, own)
    }
    var canvas = try drawn(stream, dictionary, inside, PDFCanvas(), isUncolored).canvas
    let items = canvas.finish()
    let ways = try Self.ways(box, x, y, map, back, bounds, label)
    let weight = ways.count * canvas.weight
    try reader.spend((weight + ways.count) / DrawingBudget.Price.share, isAlways: true)
    return PDFPainted(items: ways.flatMap { way in items.map { $0.moved(by: way) } }, weight: weight)
  }

  /// How far a tile is moved in the picture for each place where some of it may be seen.
  private static func ways(
    _ box: Rect, _ x: Double, _ y: Double, _ map: Transform, _ back: Transform, _ bounds: Rect, _ label: String
  ) throws(PDFError) -> [Point] {
    let corners = bounds.corners.map { back.apply(to: $0) }
    func places(_ values: [Double], _ low: Double, _ high: Double, _ step: Double) -> (Double, Double) {
      let first = (((values.min() ?? 0) - high) / step).rounded(.up)
      return (first, max(first, (((values.max() ?? 0) - low) / step).rounded(.down)))
    }
    let columns = places(corners.map(\.x), box.minX, box.maxX, x)
    let rows = places(corners.map(\.y), box.minY, box.maxY, y)
    let count = (columns.1 - columns.0 + 1) * (rows.1 - rows.0 + 1)
    guard count <= Double(PDFLimits.tiles) else {
      throw PDFError("the pattern in \(label) is left out, because it is repeated more than \(PDFLimits.tiles) times")
    }
    let origin = map.apply(to: .zero)
    return stride(from: rows.0, through: rows.1, by: 1).flatMap { row in
      stride(from: columns.0, through: columns.1, by: 1).map { column in
        map.apply(to: Point(x: column * x, y: row * y)) - origin
      }
    }
  }
}
