package import Foundation
package import PixelImages

/// What the views of a row ask of the list around it.
package struct ListRowTraits {
  /// How far the row's contents lie farther inside than those of other rows, in points.
  package var indentation: CGFloat = 0
  package var insets: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) = (nil, nil, nil, nil)
  /// Whether a line is drawn above and below; nil where the list decides.
  package var separator: (top: Bool?, bottom: Bool?) = (nil, nil)
  package var separatorColor: (top: RGBAColor?, bottom: RGBAColor?) = (nil, nil)
  /// The same of the lines around the row's section.
  package var sectionSeparator: (top: Bool?, bottom: Bool?) = (nil, nil)
  /// What is behind the row; nil where that is the section's background.
  package var background: Node?

  package init() {}
}

/// What the attributes of a view or modifier are to the rows of a list.
///
/// Lists look at every node of every row. To ask a type for this takes a fiftieth of the time of a cast to a protocol.
package struct ListRoles: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A ``ListRowTrait``.
  package static let trait = ListRoles(rawValue: 1)
  /// A ``ListRowLink``.
  package static let link = ListRoles(rawValue: 2)
  /// A ``RowPressing``.
  package static let pressing = ListRoles(rawValue: 4)
  /// An ``OpaqueControl``.
  package static let opaque = ListRoles(rawValue: 8)
  /// What asks something of the editing of rows.
  package static let request = ListRoles(rawValue: 16)
  /// A ``SectionContent``.
  package static let section = ListRoles(rawValue: 32)
  /// What puts something beside a row, which lies inside of it.
  package static let besides = ListRoles(rawValue: 64)
  /// The row inside of such.
  package static let row = ListRoles(rawValue: 128)
}

/// A modifier that asks something of the list around a row.
package protocol ListRowTrait: NodeContent {
  /// Asks for it; the innermost modifier is asked last.
  func change(_ traits: inout ListRowTraits, at node: Node)
}

extension ListRowTrait {
  package static var listRoles: ListRoles { .trait }
}

/// A link that makes a row lead somewhere, which a chevron shows.
package protocol ListRowLink: NodeContent {
  var isEnabled: Bool { get }
  /// Whether taps follow it: they do not while people edit the list.
  var isFollowed: Bool { get }
  /// Whether a column beside shows what it leads to: its row is as one that is selected then.
  @MainActor var isShown: Bool { get }
  /// Whether the row has a chevron; nil where the list decides.
  var hasChevron: Bool? { get }
}

extension ListRowLink {
  package static var listRoles: ListRoles { .link }
}

/// A control that its row is as pressed as.
package protocol RowPressing: NodeContent {
  /// Whether a finger is on it.
  @MainActor var isDown: Bool { get }
  /// Whether it is a button that takes the touches of the whole row, beside others in it.
  var isRowButton: Bool { get }
  /// Has it do what all buttons of its row do, itself among them; each is given as the content of its node.
  @MainActor func share(row: [any RowPressing])
}

extension RowPressing {
  package static var listRoles: ListRoles { .pressing }
}

/// A section: its rows share a background.
package struct SectionContent: NodeContent {
  /// Whether its rows are shown.
  package let isExpanded: Bool
  /// How far it is from the sections beside it; nil where it asks for nothing.
  package let spacing: SectionSpacing?
  package let margins: SectionMargins
  package static var listRoles: ListRoles { .section }

  package init(
    isExpanded: Bool = true, spacing: SectionSpacing? = nil, margins: SectionMargins = SectionMargins()
  ) {
    self.isExpanded = isExpanded
    self.spacing = spacing
    self.margins = margins
  }
}

/// How far a section asks to be from those beside it.
package enum SectionSpacing: Hashable, Sendable {
  /// As the design has it, or closer.
  case usual, compact
  /// In points.
  case points(CGFloat)
}

/// What a section leaves free around itself, its header and its footer, in points; nil where the list decides.
package struct SectionMargins: Hashable, Sendable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  package init() {}
}

/// Rows of a list with swipe actions, which VoiceOver offers as accessibility actions.
package protocol RowActing: NodeContent {
  /// Whether the node is one row; else each element of a collection below it is one.
  var isOneRow: Bool { get }

  /// What can be done with a row.
  func actions(ofRow row: Node) -> [AccessibilityAction]
}
