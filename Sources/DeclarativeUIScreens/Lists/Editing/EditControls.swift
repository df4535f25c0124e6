import Foundation

// What UIKit's tables draw in iOS 26, as somebody has read it off them; that lists of SwiftUI and of iOS 18 draw the same is a
// guess.

/// The red disc that asks whether to delete a row.
struct DeleteControl: View {
  let ask: () -> Void

  var body: some View {
    Button(action: ask) {
      Circle().fill(Color(.systemRed)).frame(width: 22, height: 22)
        .overlay { Capsule().fill(.white).frame(width: 10.5, height: 1.5) }
        .frame(width: 26, height: 26)
    }
    .buttonStyle(.plain).accessibilityLabel("Remove")
  }
}

/// The circle that says whether a row is selected.
struct SelectionCircle: View {
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    Button(action: select) {
      ZStack {
        if isSelected {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint)
        } else {
          Image(systemName: "circle").foregroundStyle(Color(.tertiaryLabel))
        }
      }
      .font(.system(size: 22)).frame(width: 26, height: 26)
    }
    .buttonStyle(.plain).accessibilityLabel(isSelected ? "Selected" : "Not selected")
  }
}

/// Three lines by which people move a row.
struct MoveHandle: View {
  static var width: CGFloat { 27 }

  let move: (CGFloat) -> Void

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(0..<3) { line in
        Capsule().fill(Color(.tertiaryLabel)).frame(width: Self.width, height: 1.5)
          .offset(y: [2, 6.5, 11.5][line])
      }
    }
    .frame(width: Self.width, height: 15, alignment: .top)
    .contentShape(Rectangle())
    .gesture(DragGesture(coordinateSpace: .global).onEnded { move($0.translation.height) })
    .accessibilityLabel("Reorder")
  }
}
