import PlaneGeometry
import Testing

@testable import Typesetting

@Suite("Alignment")
struct AlignmentTests {
  private func starts(_ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool = false) -> [Double] {
    let layout = Sample.paragraph("mmmm\nm") {
      $0.alignment = alignment
      $0.isRightToLeft = isRightToLeft
    }.layout(width: 500)
    let own = Sample.paragraph("m").layout(width: nil).lines[0].runs[0].glyphs[0].x
    for line in layout.lines { #expect(abs((line.runs.first?.glyphs.first?.x ?? -1) - line.x - own) < 1e-9) }
    return layout.lines.map { $0.x / (layout.size.width - $0.width) }
  }

  @Test func `short lines stand in the text's own width, not in the width that was proposed`() {
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [0.5, 0.5])
    #expect(starts(.trailing) == [1, 1])
  }

  @Test func `leading is the right side of a text that is read from right to left`() {
    #expect(starts(.leading, isRightToLeft: true) == [1, 1])
    #expect(starts(.center, isRightToLeft: true) == [0.5, 0.5])
    #expect(starts(.trailing, isRightToLeft: true) == [0, 0])
  }
}
