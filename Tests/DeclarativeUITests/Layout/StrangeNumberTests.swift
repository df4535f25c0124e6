import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `Strange numbers` {
  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, -1,
    0,
  ]

  @Test(arguments: numbers) func `are laid out without a crash`(number: CGFloat) {
    let view = VStack(spacing: number) {
      Text("a b c").frame(width: number, height: number)
      Text("a b c").frame(minWidth: number, idealWidth: number, maxWidth: number, minHeight: number)
      Color.red.padding(number).offset(x: number, y: number)
      Circle().strokeBorder(.red, lineWidth: number).aspectRatio(number, contentMode: .fill)
      RoundedRectangle(cornerRadius: number).inset(by: number).shadow(radius: number, x: number).opacity(number)
      Text("a").font(.system(size: number)).lineSpacing(number).tracking(number).layoutPriority(number)
      Spacer(minLength: number)
      Path { $0.addArc(center: .zero, radius: number, startAngle: .radians(number), endAngle: .zero, clockwise: true) }
      Color(hue: number, saturation: number, brightness: number).alignmentGuide(.leading) { _ in number }
      Color(.sRGBLinear, red: number, green: number, blue: number, opacity: number).position(x: number, y: number)
    }
    for scale in [1, number] {
      let beside = ZStack {
        view; Ellipse().frame(width: 10, height: 20)
      }
      let layout = LaidOut(beside, in: CGSize(width: number, height: 100), scale: scale)
      #expect(layout.frame("Ellipse")?.size == CGSize(width: 10, height: 20))
    }
  }

  @Test(arguments: [Int.min, -1, 0, Int.max]) func `of lines are laid out without a crash`(lines: Int) {
    #expect(LaidOut(Text("a").lineLimit(lines)).items.count == 1)
    #expect(LaidOut(Text("a").lineLimit(lines, reservesSpace: true)).items.count == 1)
  }
}
