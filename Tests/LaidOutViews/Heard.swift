package import DeclarativeUI
import Foundation
package import LayoutTree

/// What is heard of a view in a box of 100 x 100 points.
@MainActor
package func heard(_ view: some View) -> [AccessibilityElement] {
  LaidOut(view).layout.accessibility.flatMap(\.leaves)
}

/// The labels that are heard of a view, in VoiceOver's order.
@MainActor
package func labels(_ view: some View) -> [String?] {
  heard(view).map(\.label)
}

/// The only element that is heard of a view.
@MainActor
package func onlyElement(_ view: some View) -> AccessibilityElement? {
  let elements = heard(view)
  return elements.count == 1 ? elements[0] : nil
}
