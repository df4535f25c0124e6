/// What can be used behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool?
  /// Up to which height of the sheet; nil for all.
  private(set) var upThrough: PresentationDetent?

  /// As is usual: nothing.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
  /// Everything; the screen is not dimmed.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// Everything, as long as the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(isEnabled: true, upThrough: detent)
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is where there is room.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls what is on the sheet.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is on a wide screen.
public struct PresentationSizing: Hashable, Sendable {
  let name: String
  /// Whether the sheet is as wide as what is on it.
  private(set) var fitsAcross = false
  /// Whether the sheet is as high as what is on it.
  private(set) var fitsAlong = false

  /// As is usual: as a form.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As large as what is on it.
  public static let fitted = PresentationSizing(name: "fitted", fitsAcross: true, fitsAlong: true)
  /// A little smaller than a page.
  public static let form = PresentationSizing(name: "form")
  /// About as large as a page of paper.
  public static let page = PresentationSizing(name: "page")

  /// The size, which along some axes is that of what is on the sheet.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    PresentationSizing(name: name, fitsAcross: horizontal, fitsAlong: vertical)
  }

  /// The size as it is: on one picture what is on the sheet does not become smaller.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}
