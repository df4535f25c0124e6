import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

// Each figure is measured on pictures of real phones, or was read off a running system.

@MainActor @Suite struct `What was measured of controls` {
  private func colors(_ view: some View, _ design: SystemDesign, _ scheme: ColorScheme) -> [String] {
    laidOut(view, design, scheme).colors.map(\.description)
  }

  @Test func `has switches in the colours of both designs and appearances`() {
    let (on, off) = (Toggle("A", isOn: .constant(true)), Toggle("A", isOn: .constant(false)))
    #expect(colors(on, .iOS18, .light)[1] == "#34C759" && colors(on, .iOS18, .dark)[1] == "#30D158")
    #expect(colors(on, .iOS26, .light)[1] == "#34C759" && colors(on, .iOS26, .dark)[1] == "#30D158")
    // 787880 at 16 and 32 %, and the third colour of labels.
    #expect(colors(off, .iOS18, .light)[1] == "#78788029" && colors(off, .iOS18, .dark)[1] == "#78788052")
    #expect(colors(off, .iOS26, .light)[1] == "#3C3C434C" && colors(off, .iOS26, .dark)[1] == "#EBEBF54C")
  }

  // Seen by what stands below: circles at 80 and 100 points, suns and moons at 22 in bold letters; and in large buttons.
  @Test(arguments: [
    ("person.crop.circle", 100.0, 113.67), ("person.circle.fill", 80, 90.83), ("sunrise.fill", 22, 28.67),
    ("sunset.fill", 22, 28.67), ("sun.max.fill", 22, 28.67), ("moon.stars.fill", 22, 27.67), ("sun.min.fill", 22, 26),
    ("moon.fill", 22, 26.33), ("square.and.arrow.up", 17, 22.33), ("rectangle.stack.fill", 17, 22),
  ])
  func `has symbols with as much room above and below`(name: String, size: Double, height: Double) throws {
    let isBold = size == 22
    let layout = LaidOut(Image(systemName: name).font(.system(size: size)), scale: 3) {
      if isBold { $0.legibilityWeight = .bold }
    }
    #expect(abs(try #require(layout.frames.first).height - height) < 0.34)
  }

  @Test func `has a switch half as strong where it is disabled`() {
    let toggle = Toggle("A", isOn: .constant(true)).disabled(true)
    #expect(laidOut(toggle).layout.drawing.description.contains("Opacity 0.50"))
  }

  @Test func `has a border of fields in a fifth of the label's colour`() throws {
    for (scheme, measured) in [(ColorScheme.light, 0xCC), (.dark, 0x33)] {
      let field = laidOut(TextField("A", text: .constant("b")).textFieldStyle(.roundedBorder), .iOS18, scheme)
      let line = try #require(field.colors.last { $0.alpha < 255 })
      let background = scheme == .light ? 255.0 : 0
      let alpha = Double(line.alpha) / 255
      #expect(abs(Double(line.red) * alpha + background * (1 - alpha) - Double(measured)) <= 1.5)
    }
  }

  // Measured on a picture of iOS 26: 30 high, text 6 inside, 4 below the edge.
  @Test func `has a border of fields of several lines closer to them than of one line`() throws {
    let field = laidOut(
      TextField("A", text: .constant("b"), axis: .vertical).textFieldStyle(.roundedBorder).frame(width: 200), .iOS26)
    let (background, text) = (try #require(field.frames.first), try #require(field.frame("b")))
    #expect(abs(background.height - 30) < 0.7 && abs(text.minX - background.minX - 6) < 0.34, "\(background) \(text)")
    #expect(abs(text.minY - background.minY - 4) < 0.5)
  }

  /// From where the border is painted in a row of pixels, in pixels: 1 less the share of the line in the outermost pixel.
  @Test func `has a border of fields of iOS 18 with corners of pictures`() throws {
    let field = laidOut(TextField("A", text: .constant("b")).textFieldStyle(.roundedBorder).frame(width: 200), .iOS18)
    let background = try #require(
      field.items.lazy.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }.first)
    #expect(background.frame.height == 34)
    for (row, inside) in [2: 6.66, 4: 4.5, 6: 2.66, 8: 1.53] {
      let edge = background.path.leftEdge(inRow: row, ofPixels: 3, in: background.frame)
      #expect(abs(edge - inside) <= 0.3, "row \(row): \(edge), measured \(inside)")
    }
  }

  @Test func `has a bar of progress that is filled by 8 points at least in iOS 26, and by none at nothing`() {
    #expect(laidOut(ProgressView(value: 0.001)).frames.last?.width == 8)
    #expect(laidOut(ProgressView(value: 0.0)).frames.count == 1)
  }

  @Test func `has a wheel of progress with spokes of five strengths`() throws {
    let wheel = laidOut(ProgressView())
    #expect(wheel.frames("Capsule").count == 8)
    // The first one lies on its side.
    let spoke = try #require(wheel.frames("Capsule").first)
    #expect(abs(max(spoke.width, spoke.height) - 6.5) < 0.01 && abs(min(spoke.width, spoke.height) - 2.5) < 0.01)
    // 217, 180, 143, 106 and four times 69 of 255.
    let drawing = wheel.layout.drawing.description
    for (strength, count) in [("0.85", 1), ("0.71", 1), ("0.56", 1), ("0.42", 1), ("0.27", 4)] {
      #expect(drawing.components(separatedBy: "Opacity \(strength)").count - 1 == count, "\(strength)")
    }
  }

  /// Seen at `medium` on pictures of iOS 18: 19 points wide, and 59 from one view to the next with 16 and 8 around it.
  @Test func `has a wheel of progress that is as large as its text`() {
    func width(at size: DynamicTypeSize) -> CGFloat? {
      laidOut(ProgressView().border(Color.blue).dynamicTypeSize(size)).frames.last?.width
    }
    #expect(width(at: .medium) == 19)
    #expect(width(at: .large) == 20)
  }

  @Test func `has steppers of iOS 18 with corners of 8 points, and others with round ends`() throws {
    for (design, radius) in [(SystemDesign.iOS18, 8.0), (.iOS26, 16)] {
      let stepper = laidOut(Stepper("A", value: .constant(1)).labelsHidden(), design)
      let background = try #require(
        stepper.items.lazy.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }.first)
      // A circle is left in the second row of pixels where its height above the middle says.
      let outside = radius - 0.5
      let circle = 3 * (radius - (radius * radius - outside * outside).squareRoot())
      let edge = background.path.leftEdge(inRow: 1, ofPixels: 3, in: background.frame)
      #expect(abs(edge - circle) <= 3, "\(design): \(edge), \(circle)")
    }
  }

  @Test func `has steppers with a fill that is #EEEEEE on white`() throws {
    for design in [SystemDesign.iOS18, .iOS26] {
      let fill = try #require(laidOut(Stepper("A", value: .constant(1)).labelsHidden(), design).colors.first)
      let alpha = Double(fill.alpha) / 255
      let grey = (Double(fill.red) + Double(fill.green) + Double(fill.blue)) / 3 * alpha + 255 * (1 - alpha)
      #expect(abs(grey - 0xEE) <= 1.5)
    }
  }

  @Test func `has secure fields 21 high where they are empty, and 20.33 with bullets`() throws {
    func height(_ text: String) -> CGFloat? {
      let column = laidOut(
        VStack(spacing: 0) {
          Box(1, 1)
          SecureField("A", text: .constant(text))
          Box(1, 1)
        })
      let boxes = column.frames("Color").filter { $0.width == 1 }
      return boxes.count == 2 ? boxes[1].minY - boxes[0].maxY : nil
    }
    #expect(abs(try #require(height("")) - 21) < 0.34)
    #expect(abs(try #require(height("1")) - 20.33) < 0.34)
  }

  @Test func `has 8 between fields, switches and texts beside symbols`() throws {
    let fields = laidOut(
      VStack {
        TextField("A", text: .constant("One"))
        TextField("B", text: .constant("Two"))
      })
    // Each field is 22 high.
    let (first, second) = (try #require(fields.frame("One")), try #require(fields.frame("Two")))
    #expect(abs(second.midY - first.midY - 30) < 0.34)
    let row = laidOut(
      HStack {
        Image(systemName: "star.fill")
        Text("Star")
      })
    #expect(abs(try #require(row.frame("Star")).minX - (try #require(row.frame("star.fill"))).maxX - 8) < 0.34)
  }
}
