import PixelImages
import PathRasterizer
import PlaneGeometry
import Testing

struct CapsuleTests {
  /// Measured on a picture drawn by iOS: rows down from the top of the stroke, and how far in from its side the edge is.
  private static let samples: [(row: Int, inset: Double)] = [
    (1, 64.19), (2, 54.26), (3, 48.66), (5, 41.30), (7, 36.18), (10, 30.47), (13, 26.03), (17, 21.19), (21, 17.14),
    (26, 13.0), (31, 9.63), (36, 6.88), (41, 4.63), (46, 2.88), (51, 1.54), (56, 0.67), (61, 0.12), (65, 0),
  ]

  @Test func `the stroke of a capsule follows the edge that iOS draws within half a pixel`() {
    let capsule = devicePath { $0.addCapsule(in: Rect(x: 96, y: 1824, width: 978, height: 121)) }
    let stroke = CoverageMask(
      capsule.stroked(DeviceStroke(width: 9 * 256)), limits: PixelRect(minX: 0, minY: 0, maxX: 1170, maxY: 2532))
    for sample in Self.samples {
      for (row, isMirrored) in [
        (1819 + sample.row, false), (1819 + sample.row, true), (1949 - sample.row, false), (1949 - sample.row, true),
      ] {
        let inset = inset(of: stroke, row: row, isMirrored: isMirrored)
        #expect(abs(inset - sample.inset) <= 0.5, "row \(sample.row), mirrored: \(isMirrored)")
      }
    }
  }

  /// The distance of the first covered place from the side of the stroke at 91.5 or 1078.5 px.
  private func inset(of stroke: CoverageMask, row: Int, isMirrored: Bool) -> Double {
    var empty = 0.0
    for step in 0..<400 {
      let coverage = stroke[isMirrored ? 1078 - step : 91 + step, row]
      empty += Double(255 - Int(coverage)) / 255
      if coverage == 255 { break }
    }
    return empty - 0.5
  }

  @Test func `the fill of a capsule reaches its frame and nothing beyond`() {
    let capsule = devicePath { $0.addCapsule(in: Rect(x: 96, y: 1824, width: 978, height: 121)) }
    let fill = CoverageMask(capsule, limits: PixelRect(minX: 0, minY: 0, maxX: 1170, maxY: 2532))
    #expect(fill.bounds == PixelRect(minX: 96, minY: 1824, maxX: 1074, maxY: 1945))
    #expect(fill[96, 1884] > 250)
    #expect(fill[1073, 1884] > 250)
    #expect(fill[585, 1824] == 255)
    #expect(fill[585, 1944] == 255)
  }
}
