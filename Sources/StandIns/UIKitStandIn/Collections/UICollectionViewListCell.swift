// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

import DeclarativeUI

open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Those that are shown where nobody edits.
  override var shownAccessories: [RowAccessory] { accessories.compactMap(\.picture) }
}
public struct UICellAccessory {
  public enum DisplayedState: Int, Hashable, Sendable { case always, whenEditing, whenNotEditing }
  /// What is drawn of it; nil of what is there while somebody edits.
  let picture: RowAccessory?

  private init(_ picture: RowAccessory?, _ displayed: DisplayedState) {
    self.picture = displayed == .whenEditing ? nil : picture
  }
  @MainActor public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.chevron, displayed)
  }
  @MainActor public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }
  @MainActor public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed) }
  @MainActor public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(nil, displayed) }
  @MainActor public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(nil, displayed)
  }
  @MainActor public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(nil, displayed)
  }
  @MainActor public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.chevron, displayed)
  }
  @MainActor public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    (label.text, label.textColor) = (text, .secondaryLabel)
    return UICellAccessory(.view(label), displayed)
  }
}
