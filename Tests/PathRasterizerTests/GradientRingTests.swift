import PixelImages
import Testing

@testable import PathRasterizer

struct GradientRingTests {
  private let table = GradientTable(
    Gradient(stops: [
      .init(color: .white, location: 0), .init(color: RGBAColor(red: 9, green: 80, blue: 3, alpha: 70), location: 0.4),
      .init(color: .black, location: 1),
    ]))

  /// Start and end radii in 1/256 pixel.
  private static let radii: [(Int64, Int64)] = [
    (0, 1), (0, 256), (0, 2560), (0, 307_200), (0, 0), (500, 500), (256, 25_600), (25_600, 256), (25_600, 0), (1, 0),
    (77, 78), (1_048_576, 2_097_152), (2_097_152, 1_048_576), (2_147_483_647, 0), (0, 2_147_483_647), (60_000, 60_300),
  ]

  /// Where rows begin, seen from the centre.
  private static let places: [(Int64, Int64)] = [
    (-38_400, 0), (-38_272, 128), (0, 0), (128, 128), (-20_000, 9_999), (21_600, 0), (1_048_576, 1_048_576),
    (33_454_432, 33_554_431), (-33_554_431, -33_554_431), (-12_800, 77), (2_097_152, 300),
  ]

  @Test(arguments: GradientRingTests.radii)
  func `rings found by their squares are those of the distance's formula`(start: Int64, end: Int64) {
    let rings = GradientRings(table, from: start, to: end)
    let width = 300
    var (found, expected) = ([UInt32](repeating: 1, count: width), [UInt32](repeating: 2, count: width))
    for (x, y) in GradientRingTests.places {
      found.withUnsafeMutableBufferPointer { row in
        if let row = row.baseAddress { rings.shade(fromX: x, y: y, count: width, into: row) }
      }
      expected.withUnsafeMutableBufferPointer { row in
        if let row = row.baseAddress { rings.shadeFarAway(fromX: x, y: y, count: width, into: row) }
      }
      #expect(found == expected, "from \(x), \(y)")
    }
  }

  @Test func `the first place of an index is the first that gets it`() {
    for index in 1..<GradientTable.count {
      let place = GradientTable.firstPlace(of: index)
      #expect(GradientTable.index(of: place) == index && GradientTable.index(of: place - 1) == index - 1)
    }
  }
}
