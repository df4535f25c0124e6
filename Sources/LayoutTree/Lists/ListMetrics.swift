package import Foundation
package import LayoutValues
package import PixelImages

/// The figures and colours by which a list is drawn, in points; a design and a style of lists make them.
package struct ListMetrics {
  /// What stands behind the rows of a section.
  package enum Background: Hashable, Sendable {
    /// A card with round corners.
    case card(radius: CGFloat)
    /// All of the list's width.
    case band
    /// Nothing: the list's own background.
    case none
  }

  /// Lines above and below the rows of a section.
  package enum OuterSeparators: Hashable, Sendable {
    case none
    /// As those between the rows.
    case asRows
    /// From one edge of the section to the other.
    case whole
  }

  package var background = Background.none
  /// From the list's edge to the edge of a section's background.
  package var sideInset: CGFloat = 0
  /// What rows leave free around their contents, from the section's edge.
  package var rowInsets = EdgeInsets()
  /// What rows leave free above and below what is no text; nil where that is as of texts.
  package var plainRowInset: CGFloat?
  /// How far a line of the body reaches above its baseline and below it.
  package var bodyReach: (above: CGFloat, below: CGFloat) = (0, 0)
  package var minRowHeight: CGFloat = 44
  package var minHeaderHeight: CGFloat = 0
  /// Between two rows.
  package var rowSpacing: CGFloat = 0
  /// Above and below the rows of a section that has no header, or no footer.
  package var halfGap: CGFloat = 0
  /// Above the first section where it has no header, and below the last one where it has no footer.
  package var topGap: CGFloat = 0
  package var bottomGap: CGFloat = 0
  /// The same as `topGap` directly below a large title.
  package var topGapBelowLargeTitle: CGFloat = 0
  /// Around the header and the footer of a section, from the section's edge.
  package var headerInsets = EdgeInsets()
  package var footerInsets = EdgeInsets()
  /// What a section is away from the one before besides its header; nil where `halfGap` says it.
  package var sectionSpacing: CGFloat?
  /// The same of a section that asks for the usual distance or for a closer one.
  package var usualSpacing: CGFloat = 0
  package var compactSpacing: CGFloat = 0
  package var separatorThickness: CGFloat = 1
  /// From the end of a separator to the section's edge.
  package var separatorEnd: CGFloat = 0
  /// Which lines part the first row of a section from what is above, and the last from what is below.
  package var outerSeparators = OuterSeparators.none
  package var hasSeparators = true

  package var backgroundPaint = StylePaint.color(.clear)
  package var separatorColor = RGBAColor.clear
  /// The background of rows on glass, and the line between them there.
  package var glassColor = RGBAColor.clear
  package var glassSeparatorColor = RGBAColor.clear
  package var pressedColor = RGBAColor.clear
  /// The background of a row that is selected; nil where that is as of one that is pressed.
  package var selectedColor: RGBAColor?
  /// How round a row's background is that is pressed or selected; nil where that is seen in all of the section's background.
  package var highlightRadius: CGFloat?
  /// Whether rows that lead somewhere have a chevron.
  package var hasChevrons = true

  /// The ink of a row's chevron, the width of its line, its distance to the section's edge and to the row's contents.
  package var chevronSize = CGSize.zero
  package var chevronLine: CGFloat = 0
  package var chevronInset: CGFloat = 0
  package var chevronGap: CGFloat = 0
  package var chevronColor = RGBAColor.clear

  package init() {}
}
