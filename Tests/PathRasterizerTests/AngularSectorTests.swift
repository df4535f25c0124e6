import PixelImages
import PlaneGeometry
import Testing

@testable import PathRasterizer

struct AngularSectorTests {
  /// Where a gradient starts, in 1/2^32 of a turn: along the axes, between them, and next to a sector's border.
  private static let starts: [Int64] = [
    0, 1 << 30, 1 << 31, 3 << 30, 1 << 29, 12_345_678, 1 << 20, (1 << 20) - 1, 4_000_000_001,
  ]

  /// A colour for each sector, so that no two sectors look alike.
  private static let gradient = Gradient(stops: [
    .init(color: .white, location: 0), .init(color: RGBAColor(red: 9, green: 80, blue: 3, alpha: 70), location: 0.4),
    .init(color: .black, location: 1),
  ])

  @Test(arguments: AngularSectorTests.starts)
  func `sectors that are guessed are those that integers find`(start: Int64) {
    var random = SeededGenerator(state: 7)
    let (sine, cosine) = sineAndCosine(2 * .pi * Double(start) / 4_294_967_296)
    let (startX, startY) = (Int64((cosine * 1_073_741_824).rounded()), Int64((sine * 1_073_741_824).rounded()))
    let shader = AngularGradientShader(
      Self.gradient, center: DevicePoint(x: 0, y: 0), start: start, sweep: AngularGradientShader.turn)
    var (guessed, open, wrong) = (0, 0, 0)
    for _ in 0..<4000 {
      let reach = Int64(1) << Int64.random(in: 8...24, using: &random)
      let x = Int64.random(in: -reach...reach, using: &random)
      let y = Int64.random(in: -reach...reach, using: &random)
      guard let guess = SectorGuess(fromX: x, y: y, startX: startX, startY: startY) else { continue }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: SectorGuess.length) { row in
        guard let memory = row.baseAddress else { return }
        guess.write(to: memory, count: SectorGuess.length)
        for (index, sector) in row.enumerated() {
          guessed += 1
          if sector == SectorGuess.open {
            open += 1
          } else if Int(sector) != shader.sector(ofX: x + Int64(index) * 256, y: y) {
            wrong += 1
          }
        }
      }
    }
    #expect(guessed > 50_000)
    #expect(wrong == 0)
    // One in 128, and what lies on the axes and between them.
    #expect(open < guessed / 40)
  }

  @Test func `pixels on the axes, on diagonals and in the centre are left to integers`() {
    #expect(SectorGuess(fromX: 0, y: 0, startX: 1 << 30, startY: 0) == nil)
    #expect(SectorGuess(fromX: -100_000, y: 128, startX: 1 << 30, startY: 0) != nil)
    let far: Int64 = 1_048_576
    let places: [(Int64, Int64)] = [(far, 0), (0, far), (far, far), (-far, -far)]
    for (x, y) in places {
      let guess = SectorGuess(fromX: x, y: y, startX: 1 << 30, startY: 0)
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) { row in
        if let memory = row.baseAddress { guess?.write(to: memory, count: 1) }
        #expect(row[0] == SectorGuess.open, "at \(x), \(y)")
      }
    }
  }
}
