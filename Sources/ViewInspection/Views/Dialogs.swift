public import DeclarativeUI

/// A kind of dialog, which has a title, a message and buttons.
public protocol DialogContent: PresentedContent {}

extension ViewType {
  /// An alert.
  public struct Alert: ViewMatching, ViewPointing, DialogContent {
    /// The name of the kind.
    public static var typePrefix: String { "Alert" }

    static func matches(_ element: ViewElement) -> Bool { element.role == .presented(by: "alert") }
  }

  /// A dialog at the bottom of the screen.
  public struct ConfirmationDialog: ViewMatching, ViewPointing, DialogContent {
    /// The name of the kind.
    public static var typePrefix: String { "ConfirmationDialog" }

    static func matches(_ element: ViewElement) -> Bool { element.role == .presented(by: "confirmationDialog") }
  }

  /// A sheet of actions.
  public struct ActionSheet: ViewMatching, ViewPointing, DialogContent {
    /// The name of the kind.
    public static var typePrefix: String { "ActionSheet" }

    static func matches(_ element: ViewElement) -> Bool { element.role == .presented(by: "actionSheet") }
  }

  /// A button of a dialog.
  public struct AlertButton: ViewMatching {
    /// The name of the kind.
    public static var typePrefix: String { "Alert.Button" }

    static func matches(_ element: ViewElement) -> Bool { element.libraryName == "Button" }

    /// What pressing it means.
    public enum Style: Hashable, Sendable {
      case `default`, cancel, destructive
    }
  }
}

extension InspectableView where View: DialogContent {
  /// The title.
  public func title() throws -> InspectableView<ViewType.Text> {
    if let shown = try? part(.title).text() { return shown }
    guard let title = element.hiddenTitle else {
      throw InspectionError.viewNotFound(parent: "the title of \(pathToRoot)")
    }
    return try InspectableView<ViewType.Text>(ViewElement(remark: title, on: element, by: "title"))
  }

  /// The message.
  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    let message = try part(.message)
    if message.element.libraryName == "EmptyView" { throw InspectionError.viewNotFound(parent: "message") }
    return message
  }

  /// The buttons and fields.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> { try part(.actions) }

  /// The first button.
  public func primaryButton() throws -> InspectableView<ViewType.AlertButton> { try button(0, "primaryButton") }

  /// The second button.
  public func secondaryButton() throws -> InspectableView<ViewType.AlertButton> { try button(1, "secondaryButton") }

  fileprivate func button(_ index: Int, _ name: String) throws -> InspectableView<ViewType.AlertButton> {
    let buttons = try actions().findAll(ViewType.AlertButton.self)
    guard buttons.indices.contains(index) else { throw InspectionError.viewNotFound(parent: name) }
    return buttons[index]
  }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
  /// Whether the title is seen.
  public func titleVisibility() throws -> Visibility { element.titleVisibility ?? .automatic }
}

extension InspectableView where View == ViewType.ActionSheet {
  /// The message, which is always a text.
  public func message() throws -> InspectableView<ViewType.Text> { try part(.message).text() }

  /// One of the buttons, in the order of the code.
  public func button(_ index: Int) throws -> InspectableView<ViewType.AlertButton> {
    try button(index, "the button at index \(index)")
  }
}

extension InspectableView where View == ViewType.AlertButton {
  /// What the button says.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    guard let label = element.givenLabel else {
      throw InspectionError.viewNotFound(parent: "the label of \(pathToRoot)")
    }
    return try InspectableView<ViewType.ClassifiedView>(label).text()
  }

  /// Does what pressing the button does, which closes the dialog.
  public func tap() throws { try InspectableView<ViewType.Button>(element).tap() }

  /// What pressing it means.
  public func style() throws -> ViewType.AlertButton.Style {
    switch try InspectableView<ViewType.Button>(element).role() {
    case .cancel: .cancel
    case .destructive: .destructive
    default: .default
    }
  }
}
