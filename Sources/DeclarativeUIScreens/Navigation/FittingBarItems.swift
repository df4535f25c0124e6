import Foundation

/// Things at the end of a bar, the last of which are in a menu where there is no room for all.
///
/// That there is such a menu is documented; which things move into it is a guess.
struct FittingBarItems: View {
  let segments: [BarSegment]
  let generation: Int

  /// Below that many things there is always room on the screens that iOS has.
  private static let usualCount = 3

  private var count: Int { segments.reduce(0) { $0 + $1.places.count } }

  var body: some View {
    if count < Self.usualCount || !segments.allSatisfy(\.canMove) {
      BarItems(segments: segments, generation: generation)
    } else {
      ViewThatFits(in: .horizontal) {
        BarItems(segments: segments, generation: generation)
        ForEach(0..<count, id: \.self) { gone in
          BarItems(segments: segments.moving(last: gone + 1), generation: generation)
        }
      }
    }
  }
}

extension BarSegment {
  /// Whether all of its things can be rows of a menu.
  fileprivate var canMove: Bool { places.allSatisfy { $0.menu != nil } }
}

extension [BarSegment] {
  /// The segments with their last things in the menu at the end.
  fileprivate func moving(last count: Int) -> [BarSegment] {
    let places: [ToolbarPlace] = flatMap { $0.places }
    let rare: [ToolbarPlace] = flatMap { $0.overflow }
    return BarSegment.segments(of: places.dropLast(count), inMenu: places.suffix(count) + rare)
  }
}
