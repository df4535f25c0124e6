import Foundation

/// How large the texts of the bar above a screen are, by the reader's text size.
///
/// Measured on iOS 18: the large title follows it at 33 and 60 points, the one in the bar is 17 at `medium` and 21 at
/// `accessibility5`, and the field to search by is 34.33 high with text of 16 at `medium`, and 101.33 high at
/// `accessibility5`. On iOS 26 the large title is of 33 points at `medium`, too, and the one in the bar of 17; its field is
/// taken to stay as it is at `large`.
struct BarTextSizes: Hashable {
  /// The em size of the title in the bar.
  let inline: CGFloat
  /// How much larger the chevron that leads back is in iOS 26 than in usual text.
  let backChevron: Double
  /// The em size of the large title.
  let large: CGFloat
  /// The em size of what stands below the large title.
  let largeSubtitle: CGFloat
  /// How much higher the slot of the large title is with it.
  let subtitleSlot: CGFloat
  /// How high the slot of the large title is, and how far its text is below the slot's top.
  let largeSlot, largeInset: CGFloat
  /// The em size of the text in the field to search by, and how high that is.
  let search, searchField: CGFloat
  /// The em size of the text where the field stands in the bar itself: that it grows as far as the bar's title is a guess.
  let searchInBar: CGFloat

  init(_ environment: EnvironmentValues) {
    let size = environment.dynamicTypeSize
    inline = CGFloat(Font.TextStyle.headline.metrics(at: min(max(size, .large), .xxLarge)).size)
    backChevron = Font.TextStyle.title3.scale(at: min(max(size, .large), .xxLarge))
    let title = Font.TextStyle.largeTitle.metrics(at: size).size
    large = CGFloat(title)
    // The baseline is as far above the slot's bottom at every size: where the text is too high for it the slot grows.
    let growth = max(Self.ascent(title) - Self.ascent(DynamicTypeSize.large.titleSize) - 3.76, 0)
    largeSlot = 52 + growth
    largeInset = 3.67 + growth + Self.ascent(DynamicTypeSize.large.titleSize) - Self.ascent(title)
    // Measured at medium text as 11 and 19 points: that it grows as captions do, and the slot with it, is a guess.
    largeSubtitle = CGFloat(Font.TextStyle.caption.metrics(at: size).size)
    subtitleSlot = largeSubtitle + 8
    let line = Font.TextStyle.body.metrics(at: size)
    let follows = environment.systemDesign == .iOS18
    search = follows ? CGFloat(line.size) : 17
    searchInBar = follows ? CGFloat(Font.TextStyle.body.metrics(at: min(size, .xxLarge)).size) : 17
    let height = follows ? 36 * CGFloat(line.line) / CGFloat(Font.TextStyle.body.metrics(at: .large).line) : 44
    searchField = (height / environment.pixelLength).rounded() * environment.pixelLength
  }

  private static func ascent(_ size: Int) -> CGFloat { CGFloat(size) * 1950 / 2048 }
}

extension DynamicTypeSize {
  fileprivate var titleSize: Int { Font.TextStyle.largeTitle.metrics(at: self).size }
}
