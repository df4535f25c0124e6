import Foundation
import LayoutTree

/// The bar below a screen in iOS 18: its things share the room between them.
struct BottomBar: View {
  let segments: [BarSegment]
  /// What stands in the middle, whatever is beside it.
  let status: [BarSegment]
  let generation: Int

  var body: some View {
    HStack(spacing: 0) {
      if isAlone { Spacer(minLength: 0) }
      ForEach(segments.indices, id: \.self) { index in
        if index > 0, segments[index].spacer == nil, segments[index - 1].spacer == nil { Spacer(minLength: 0) }
        if segments[index].spacer != nil {
          Spacer(minLength: 0)
        } else {
          HStack(spacing: 16) {
            ForEach(segments[index].places.indices, id: \.self) { place in
              BorrowedViews(node: segments[index].places[place].node, generation: generation)
            }
          }
        }
      }
      if isAlone || !status.isEmpty { Spacer(minLength: 0) }
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .overlay { BarItems(segments: status, generation: generation) }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  /// A single thing stands in the middle, where that is free.
  private var isAlone: Bool { segments.count == 1 && status.isEmpty }
}

/// The bar below a screen in iOS 26: capsules of glass, 48 high and 28 from the edges, as measured.
struct GlassBottomBar: View {
  let segments: [BarSegment]
  /// What stands in the middle, whatever is beside it.
  let status: [BarSegment]
  let search: SearchPlace?
  let generation: Int
  @Environment(\.isKeyboardShown) private var isKeyboardShown

  init(segments: [BarSegment], status: [BarSegment], search: SearchPlace?, generation: Int) {
    self.segments = segments
    self.status = status
    self.search = search
    self.generation = generation
  }

  var body: some View {
    HStack(spacing: 12) {
      if let search {
        searching(search)
      } else if status.isEmpty {
        BarItems(
          segments: segments.count == 1 ? segments : spaced, height: 48, isSpread: isOneGroup, generation: generation
        )
        .frame(maxWidth: .infinity)
      } else {
        BarItems(segments: segments.count == 1 ? segments : spaced, height: 48, generation: generation)
        Spacer(minLength: 0)
      }
    }
    .overlay { if search == nil { BarItems(segments: status, height: 48, generation: generation) } }
    // Measured of the field to search by: 28 from the sides, or 8 and 10 above the keyboard.
    .padding(.horizontal, isKeyboardShown ? 8 : 28)
    .frame(height: 48)
    .padding(.top, isKeyboardShown ? 0 : 10)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  /// The field with what stands before and after it; a button where that leaves no room for it, as is documented.
  ///
  /// While people search it stands alone, as measured.
  @ViewBuilder private func searching(_ search: SearchPlace) -> some View {
    if search.state.isActive {
      BottomSearchField(search: search, generation: generation)
    } else if search.state.isMinimized {
      row(search, isButton: true)
    } else {
      ViewThatFits(in: .horizontal) {
        row(search, isButton: false)
        row(search, isButton: true)
      }
    }
  }

  private func row(_ search: SearchPlace, isButton: Bool) -> some View {
    let parts = split
    return HStack(spacing: 12) {
      if !parts.before.isEmpty { BarItems(segments: parts.before, height: 48, generation: generation) }
      if isButton {
        Spacer(minLength: 0)
        SearchOpenButton(size: 48, open: search.state.begin)
      } else {
        BottomSearchField(search: search, generation: generation)
          .frame(minWidth: Self.narrowestField, idealWidth: Self.narrowestField, maxWidth: .infinity)
      }
      if !parts.after.isEmpty {
        BarItems(segments: parts.after, height: 48, isSpread: isButton && isOneGroup, generation: generation)
      }
    }
  }

  /// What a field takes at least, in points: a guess.
  private static let narrowestField: CGFloat = 120

  /// What stands before and after the field; documented: the field comes first where it is not among the things of the bar.
  private var split: (before: [BarSegment], after: [BarSegment]) {
    // The field takes all of the room.
    let fixed = segments.filter { $0.spacer != .flexible }
    guard let index = fixed.firstIndex(where: \.isSearch) else { return ([], fixed) }
    return (Array(fixed[..<index]), Array(fixed[(index + 1)...]))
  }

  /// Several pictures on one background are spread over the width: measured on six.
  private var isOneGroup: Bool {
    segments.count == 1 && !segments[0].isText && segments[0].places.reduce(0) { $0 + $1.viewCount } > 1
  }

  /// Without spacers between them the things share the room.
  private var spaced: [BarSegment] {
    if segments.contains(where: { $0.spacer != nil }) { return segments }
    return Array(segments.map { [$0] }.joined(separator: [BarSegment(places: [], spacer: .flexible)]))
  }
}
