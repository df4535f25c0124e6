import Foundation
import LayoutTree

// The field to search by where it stands in a bar.

/// The field at the bottom of a screen in iOS 26: a capsule of 48.
struct BottomSearchField: View {
  let search: SearchPlace
  let generation: Int

  var body: some View {
    HStack(spacing: 8) {
      // Measured: the text begins 46.67 inside.
      BorrowedViews(node: search.node, generation: generation).padding(.leading, 7)
        .frame(height: 48)
        .background { GlassSurface(shape: Capsule(style: .circular)) }
      if search.state.isActive { SearchCloseButton(size: 48, close: search.state.cancel) }
    }
  }
}

/// The button that opens a field to search by.
struct SearchOpenButton: View {
  let size: CGFloat
  let open: () -> Void

  var body: some View {
    Button(action: open) {
      Image(systemName: "magnifyingglass").font(.system(size: 17, weight: .medium)).imageScale(.large)
        .foregroundStyle(Color(.label)).frame(width: size, height: size)
        .background { GlassSurface(shape: Capsule(style: .circular)) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Search")
  }
}

/// The field in the bar above a screen: at its end on tablets, or in the place of its title.
///
/// That it is 240 wide at the end is a guess, and that it is as high as below the bar.
struct UpperSearchField: View {
  let search: SearchPlace
  /// Whether it is as wide as there is room.
  let fills: Bool
  let generation: Int
  @Environment(\.systemDesign) private var design

  init(search: SearchPlace, fills: Bool, generation: Int) {
    self.search = search
    self.fills = fills
    self.generation = generation
  }

  var body: some View {
    let isNew = design == .iOS26
    HStack(spacing: isNew ? 8 : 12) {
      BorrowedViews(node: search.node, generation: generation)
        .frame(width: fills ? nil : 240).frame(maxWidth: fills ? .infinity : nil)
        .frame(height: isNew ? 44 : 36)
        .background {
          if isNew {
            GlassSurface(shape: Capsule(style: .circular))
          } else {
            RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color(.tertiarySystemFill))
          }
        }
      if search.state.isActive {
        if isNew {
          SearchCloseButton(size: 44, close: search.state.cancel)
        } else {
          Button("Cancel", action: search.state.cancel).font(.system(size: 17))
        }
      }
    }
  }
}
