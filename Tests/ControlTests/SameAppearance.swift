import DeclarativeUI
import Foundation
import LaidOutViews

// A string that is no key of a table, and the names of pictures that are nowhere.
let unkeyedTitle = String("Title")
let missingPicture = ImageResource(name: "nowhere", bundle: .main)

/// Whether views are drawn as one that is made of its parts, and that is seen.
@MainActor func isSame(_ view: some View, _ others: [any View]) -> Bool {
  let laid = laidOut(AnyView(view))
  return !laid.items.isEmpty && others.allSatisfy { laidOut(AnyView($0)).layout.drawing == laid.layout.drawing }
}
