public import DeclarativeUI

/// What ViewInspector's guide has the modifiers of an app say that present an alert, a sheet or a popover.
///
/// Here nothing of it is needed: what a modifier presents is found as it is. Modifiers that say it compile.
@MainActor @preconcurrency
public protocol PopupPresenter {
  /// What is presented.
  associatedtype Popup
  /// Whether it is presented.
  var isPresented: Binding<Bool> { get }
  /// Makes what is presented.
  var popupBuilder: () -> Popup { get }
  /// What is to be done when it is not presented any more.
  var onDismiss: (() -> Void)? { get }
}

/// The same for what is presented of an item.
@MainActor @preconcurrency
public protocol ItemPopupPresenter {
  /// What is presented.
  associatedtype Popup
  /// The kind of the items.
  associatedtype Item: Identifiable
  /// The item that is presented, or nil.
  var item: Binding<Item?> { get }
  /// Makes what is presented.
  var popupBuilder: (Item) -> Popup { get }
  /// What is to be done when it is not presented any more.
  var onDismiss: (() -> Void)? { get }
}
