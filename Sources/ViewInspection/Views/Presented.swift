public import DeclarativeUI
public import LayoutValues

/// A kind of what a view presents in front of the screen.
public protocol PresentedContent: SingleViewContent, MultipleViewContent {}

extension ViewType {
  /// What is on a sheet.
  public struct Sheet: ViewMatching, ViewPointing, PresentedContent {
    /// The name of the kind.
    public static var typePrefix: String { "Sheet" }

    static func matches(_ element: ViewElement) -> Bool { element.role == .presented(by: "sheet") }
  }

  /// What is instead of the whole screen.
  public struct FullScreenCover: ViewMatching, ViewPointing, PresentedContent {
    /// The name of the kind.
    public static var typePrefix: String { "FullScreenCover" }

    static func matches(_ element: ViewElement) -> Bool { element.role == .presented(by: "fullScreenCover") }
  }

  /// What is in a popover.
  public struct Popover: ViewMatching, ViewPointing, PresentedContent {
    /// The name of the kind.
    public static var typePrefix: String { "Popover" }

    static func matches(_ element: ViewElement) -> Bool { element.role == .presented(by: "popover") }
  }
}

extension InspectableView {
  /// What is on the view's sheet.
  /// - Throws: `InspectionError.viewNotFound` where no sheet is there at the moment.
  public func sheet(_ index: Int? = nil) throws -> InspectableView<ViewType.Sheet> { try presented("sheet", index) }

  /// What is instead of the whole screen.
  public func fullScreenCover(_ index: Int? = nil) throws -> InspectableView<ViewType.FullScreenCover> {
    try presented("fullScreenCover", index)
  }

  /// What is in the view's popover.
  public func popover(_ index: Int? = nil) throws -> InspectableView<ViewType.Popover> {
    try presented("popover", index)
  }

  /// The view's alert, with its texts and buttons.
  public func alert(_ index: Int? = nil) throws -> InspectableView<ViewType.Alert> { try presented("alert", index) }

  /// The view's dialog at the bottom of the screen, with its texts and buttons.
  public func confirmationDialog(_ index: Int? = nil) throws -> InspectableView<ViewType.ConfirmationDialog> {
    try presented("confirmationDialog", index)
  }

  /// The view's sheet of actions, with its texts and buttons.
  public func actionSheet(_ index: Int? = nil) throws -> InspectableView<ViewType.ActionSheet> {
    try presented("actionSheet", index)
  }

  /// - Parameter index: which one, counted from the view outwards, of those of one kind that are there.
  private func presented<Kind: BaseViewType>(_ name: String, _ index: Int?) throws -> InspectableView<Kind> {
    let found = element.presented.filter { $0.role == .presented(by: name) }
    guard found.indices.contains(index ?? 0) else {
      throw InspectionError.viewNotFound(parent: "the \(name) of \(pathToRoot), which presents none at the moment")
    }
    return try InspectableView<Kind>(found[index ?? 0])
  }
}

extension InspectableView where View: PresentedContent {
  /// Writes that it is not presented any more, as swiping it down or an environment's `dismiss` does, and does what is to be
  /// done then; a host that shows it does that itself.
  public func dismiss() {
    let presented = element
    InspectionActions.willAct()
    presented.presentation?.wrappedValue = false
    if !presented.isHosted { presented.onDismiss?() }
  }
}

extension InspectableView where View == ViewType.Popover {
  /// The edge of the view at which the arrow is.
  public func arrowEdge() throws -> Edge {
    guard let edge = element.popoverAim?.edge else {
      throw InspectionError.attributeNotFound(label: "arrowEdge", type: "Popover")
    }
    return edge
  }

  /// The part of the view to which the arrow points.
  public func attachmentAnchor() throws -> PopoverAttachmentAnchor { element.popoverAim?.anchor ?? .rect(.bounds) }

  /// What is in the popover.
  public func contentView() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView<ViewType.ClassifiedView>(element)
  }

  /// What is in the popover, as one of a type.
  public func contentView<T: DeclarativeUI.View>(_ type: T.Type) throws -> InspectableView<ViewType.ClassifiedView> {
    try contentView()
  }

  /// Whether the popover is there, which it is when it can be looked at.
  public func isPresented() throws -> Bool { element.presentation?.wrappedValue ?? true }
}
