import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import Testing
import Typesetting

@MainActor @Suite struct `A font` {
  private func run(_ view: some View, change: (inout EnvironmentValues) -> Void = { _ in }) -> GlyphRun? {
    guard case .text(let text)? = LaidOut(view, change: change).items.first else { return nil }
    return text.layout.lines.first?.runs.first
  }

  private func size(_ font: Font, _ typeSize: DynamicTypeSize) -> Double? {
    run(Text("A").font(font)) { $0.dynamicTypeSize = typeSize }?.size
  }

  @Test(
    arguments: [
      (Font.TextStyle.largeTitle, [31, 34, 60]), (.title, [25, 28, 58]), (.title2, [19, 22, 56]),
      (.title3, [17, 20, 55]),
      (.headline, [14, 17, 53]), (.body, [14, 17, 53]), (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]),
      (.footnote, [12, 13, 44]), (.caption, [11, 12, 43]), (.caption2, [11, 11, 40]),
    ] as [(Font.TextStyle, [Double])])
  func `of a text style follows the reader's text size`(style: Font.TextStyle, sizes: [Double]) {
    let found = [DynamicTypeSize.xSmall, .large, .accessibility5].compactMap { size(.system(style), $0) }
    #expect(found == sizes)
  }

  @Test func `of a text style never shrinks with the text size`() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.compactMap { size(.system(style), $0) }
      #expect(sizes == sizes.sorted())
      #expect(sizes.count == 12)
    }
  }

  @Test func `of a plain size does not follow it, a custom one does`() {
    #expect(size(.system(size: 20), .accessibility5) == 20)
    // Measured on pictures of iOS: as the distance of the style's lines, to whole points.
    #expect(size(.custom("Inter", size: 30, relativeTo: .headline), .medium) == 29)
    #expect(size(.custom("Inter", size: 40, relativeTo: .headline), .medium) == 38)
    #expect(size(.custom("Inter", size: 50, relativeTo: .title), .medium) == 49)
    #expect(size(.custom("Inter", size: 17.5), .large) == 17.5)
    #expect(size(.custom("Inter", size: 17), .accessibility5) == 48)
    #expect(size(.custom("Inter", fixedSize: 14), .accessibility5) == 14)
  }

  @Test func `is a face of the bundled fonts`() {
    func face(_ view: some View) -> FontFace? { run(view)?.face }
    let regular = face(Text("A"))
    let bold = face(Text("A").fontWeight(.bold))
    let semibold = face(Text("A").font(.headline))
    let italic = face(Text("A").italic())
    #expect(Set([regular, bold, semibold, italic]).count == 4)
    #expect(face(Text("A").bold()) == semibold)
    #expect(face(Text("A").font(.title.bold())) == bold)
    #expect(face(Text("A").font(.system(size: 9, weight: .bold))) == bold)
    #expect(face(VStack { Text("A") }.bold()) == semibold)
    #expect(face(VStack { Text("A") }.fontWeight(.bold)) == bold)
    #expect(face(VStack { Text("A") }.italic()) == italic)
    #expect(face(Text("A").bold(false).italic(false).fontWeight(nil)) == regular)
    #expect(face(Text("A").font(.body.weight(.bold).italic())) != italic)
  }

  @Test func `nearest to the text wins`() {
    #expect(run(Text("A").font(.title).font(.caption))?.size == 28)
    #expect(run(HStack { Text("A") }.font(.title).font(.caption))?.size == 28)
    #expect(run(Text("A").font(nil).font(.caption))?.size == 12)
  }

  @Test func `changes the distance of lines`() {
    func height(_ font: Font) -> CGFloat? {
      LaidOut(Text("A\nB").font(font), scale: 100).frame?.height
    }
    let line = 17 * 2444.0 / 2048
    func isNear(_ height: CGFloat?, _ expected: CGFloat) -> Bool { abs((height ?? 0) - expected) <= 0.01 }
    #expect(isNear(height(.body), line + 22))
    #expect(isNear(height(.system(size: 17)), 2 * line))
    #expect(isNear(height(.body.leading(.tight)), line + 20))
    #expect(isNear(height(.body.leading(.loose)), line + 24))
  }

  @Test func `without a face is reported`() {
    let inter = FontLibrary(faces: FontLibrary.bundled.faces.filter { $0.family == "Inter" }, systemFamily: "Inter")
    let serif = LaidOut(Text("A").font(.system(.body, design: .serif))) { $0.fontLibrary = inter }
    #expect(serif.layout.problems.first?.hasPrefix("The font design .serif has no face in the font library") == true)
    let usual = LaidOut(Text("A").font(.system(.body, design: .serif)).fontDesign(.default)) { $0.fontLibrary = inter }
    #expect(usual.layout.problems.isEmpty)
    let unknown = LaidOut(Text("A").font(.custom("Nobody Sans", size: 17)))
    #expect(unknown.layout.problems.first?.hasPrefix("No font of the family \"Nobody Sans\" is known") == true)
  }
}
