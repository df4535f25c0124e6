import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Typesetting

/// A list on a phone, and what is drawn of it.
@MainActor struct ListScreen {
  let laidOut: LaidOut

  /// - Parameter width: in points; the content begins at the top of the screen.
  init(
    _ list: some View, _ design: SystemDesign, width: CGFloat = 390, textSize: DynamicTypeSize = .medium,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    laidOut = LaidOut(list, in: CGSize(width: width, height: 844), scale: 3) {
      $0.systemDesign = design
      $0.dynamicTypeSize = textSize
      change(&$0)
    }
  }

  /// The cards behind the rows of sections.
  var cards: [CGRect] { laidOut.frames("ListSection") }
  var separators: [CGRect] { laidOut.frames("Separator") }

  func color(_ name: String) -> String? { laidOut.items.first { $0.name == name }?.color?.description }

  /// The first baseline of a text, in points from the screen's top.
  func baseline(_ text: String) -> CGFloat? {
    for case .text(let item) in laidOut.items where item.text == text {
      return item.layout.lines.first.map { CGFloat(item.frame.minY + $0.baseline) }
    }
    return nil
  }
}

extension CGFloat {
  /// Whether two places are as near as one pixel of a phone.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= 1.0 / 3 + 1e-3 }
}
