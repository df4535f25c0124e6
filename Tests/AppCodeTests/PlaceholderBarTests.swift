import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing
import Typesetting

@MainActor @Suite struct `A hidden text` {
  /// A picture of iOS 17 has bars of 20 and 10.5 points for these fonts, which end on the baseline.
  @Test(arguments: [(27.0, 20.0), (14, 10.5)])
  func `is a bar from its capitals to its baseline`(size: Double, height: Double) throws {
    let text = Text("Turtle Rock").font(.system(size: size))
    let bar = try #require(LaidOut(text.redacted(reason: .placeholder), in: CGSize(width: 300, height: 60)).frame)
    #expect((bar.height - height).magnitude <= 0.25)
    let line = LaidOut(text, in: CGSize(width: 300, height: 60))
    guard case .text(let item)? = line.items.first, let baseline = item.layout.lines.first?.baseline else {
      Issue.record("No text is drawn.")
      return
    }
    #expect((bar.maxY - CGFloat(item.frame.minY + baseline)).magnitude < 0.01)
  }
}
