// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The menus of an app's bar; their texts are not Apple's.
extension UIMenu.Identifier {
  public static let application = Self("application")
  public static let file = Self("file")
  public static let edit = Self("edit")
  public static let view = Self("view")
  public static let window = Self("window")
  public static let help = Self("help")
  public static let about = Self("about")
  public static let preferences = Self("preferences")
  public static let services = Self("services")
  public static let hide = Self("hide")
  public static let quit = Self("quit")
  public static let newScene = Self("newScene")
  public static let open = Self("open")
  public static let close = Self("close")
  public static let print = Self("print")
  public static let document = Self("document")
  public static let undoRedo = Self("undoRedo")
  public static let standardEdit = Self("standardEdit")
  public static let find = Self("find")
  public static let replace = Self("replace")
  public static let share = Self("share")
  public static let textStyle = Self("textStyle")
  public static let spelling = Self("spelling")
  public static let substitutions = Self("substitutions")
  public static let transformations = Self("transformations")
  public static let speech = Self("speech")
  public static let lookup = Self("lookup")
  public static let learn = Self("learn")
  public static let format = Self("format")
  public static let font = Self("font")
  public static let text = Self("text")
  public static let toolbar = Self("toolbar")
  public static let sidebar = Self("sidebar")
  public static let fullscreen = Self("fullscreen")
  public static let minimizeAndZoom = Self("minimizeAndZoom")
  public static let bringAllToFront = Self("bringAllToFront")
  public static let root = Self("root")
}

/// Nobody makes a bar of menus, so that nothing is put in or taken out.
extension UIMenuBuilder {
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
  public func remove(menu removedIdentifier: UIMenu.Identifier) {}
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
  public func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
}
