import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

// Each figure is measured on pictures of real phones.

@MainActor @Suite struct `What was measured of pickers` {
  private func shapes(_ view: some View, _ design: SystemDesign) -> [DrawnShape] {
    laidOut(view, design).items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  private let sides = Picker("Side", selection: .constant(0)) { ForEach(0..<3) { Text("Side \($0)") } }

  @Test func `has segments of iOS 18 in a background and a pill with corners of pictures`() throws {
    let outlines = shapes(sides.pickerStyle(.segmented).frame(width: 300), .iOS18)
    let (background, pill) = (try #require(outlines.first), try #require(outlines.dropFirst().first))
    let measured: [(DrawnShape, [Int: Double])] = [
      (background, [0: 23.9, 1: 17, 2: 13.9, 3: 11.9, 5: 9.1, 8: 6, 11: 3.8, 14: 2.2, 18: 1, 22: 0.6]),
      (pill, [0: 15.8, 1: 11.2, 3: 7.4, 5: 5.1, 8: 2.8, 11: 1.3]),
    ]
    for (shape, rows) in measured {
      for (row, inside) in rows {
        let edge = shape.path.leftEdge(inRow: row, ofPixels: 3, in: shape.frame)
        #expect(abs(edge - inside) <= 1, "row \(row): \(edge), measured \(inside)")
      }
    }
  }

  // Measured: #CDCDD1 right below the pill, where the background is #E3E3E8 on a list's.
  @Test func `has segments of iOS 18 with a shadow of pictures below the pill`() throws {
    let view = sides.pickerStyle(.segmented).frame(width: 300, height: 31).background(Color(.systemGroupedBackground))
    let renderer = ImageRenderer(content: view.environment(\.systemDesign, .iOS18))
    renderer.scale = 3
    let picture = try #require(renderer.uiImage?.bitmap)
    let (below, background) = (picture[150, 91], picture[870, 48])
    let measured: [(PremultipliedColor, [Int])] = [(below, [0xCD, 0xCD, 0xD1]), (background, [0xE3, 0xE3, 0xE8])]
    for (color, parts) in measured {
      for (part, expected) in zip([color.red, color.green, color.blue], parts) {
        #expect(abs(Int(part) - expected) <= 2, "\(color)")
      }
    }
  }

  @Test(arguments: [
    (SystemDesign.iOS18, Font.Weight.semibold, Font.Weight.medium), (.iOS26, .medium, .regular),
  ])
  func `has segments in the weights of each design`(design: SystemDesign, chosen: Font.Weight, other: Font.Weight) {
    let picker = laidOut(sides.pickerStyle(.segmented).frame(width: 300), design)
    for (text, weight) in [("Side 0", chosen), ("Side 1", other)] {
      let alone = laidOut(Text(text).font(.system(size: 13, weight: weight)), design)
      #expect(picker.frame(text) != nil && picker.frame(text)?.width == alone.frame(text)?.width)
    }
  }

  // Read off iOS 26.1: a band of 34 with 9 at its sides, and rows on a cylinder of a radius of 97.25 in steps of 18.95 degrees.
  @Test func `has a band and rows of a wheel of iOS 26 as others have read them`() throws {
    let picker = Picker("Number", selection: .constant(2)) { ForEach(0..<5) { Text("Row \($0)") } }.pickerStyle(.wheel)
    let wheel = laidOut(picker, .iOS26, in: CGSize(width: 375, height: 300))
    let band = try #require(wheel.frames("Capsule").first)
    #expect(band.minX == 9 && band.maxX == 366 && band.height == 34)
    let (middle, next) = (try #require(wheel.frame("Row 2")), try #require(wheel.frame("Row 3")))
    #expect(abs(middle.midY - band.midY) < 0.34)
    #expect(abs(next.midY - middle.midY - 31.58) < 0.34)
  }

  /// A finger turns a wheel by the rows that it passes: 32 points each in iOS 26, and 34 before.
  @Test(arguments: [(SystemDesign.iOS18, "1"), (.iOS26, "2")])
  func `has rows on wheels that a finger passes`(design: SystemDesign, passed: String) throws {
    struct Wheel: View {
      @State var row = 0
      var body: some View {
        VStack {
          Picker("Number", selection: $row) { ForEach(0..<5) { Text("Row \($0)") } }.pickerStyle(.wheel)
          Text("Chosen: \(row)")
        }
      }
    }
    var environment = EnvironmentValues()
    environment.systemDesign = design
    let host = ViewHost(Wheel(), size: CGSize(width: 300, height: 300), environment: environment)
    try host.drag("Row 0", by: CGSize(width: 0, height: -49))
    #expect(host.texts.contains("Chosen: \(passed)"))
  }

  @Test func `has rows of a wheel of iOS 18 in the strengths of pictures`() throws {
    let wheel = Picker("Number", selection: .constant(0)) { ForEach(0..<5) { Text("Row \($0)") } }.pickerStyle(.wheel)
    let drawing = laidOut(wheel, .iOS18, in: CGSize(width: 375, height: 300)).layout.drawing.description
    // #909090, #B8B8B8 and #E1E1E1 on white.
    for grey in [0x90, 0xB8, 0xE1] {
      let strength = 1 - Double(grey) / 255
      #expect(drawing.contains("Opacity \(String(format: "%.2f", strength))"), "\(strength)")
    }
    #expect(laidOut(wheel, .iOS18, in: CGSize(width: 375, height: 300)).colors.first?.description == "#0000001A")
  }
}
