import DeclarativeUI

/// A kind of view that tests can look at, such as `ViewType.Text`.
@MainActor @preconcurrency
public protocol BaseViewType {
  /// The name of the kind's views as code writes it; empty where any view may be of this kind.
  static var typePrefix: String { get }
}

/// A kind of view that goes by its name.
public protocol KnownViewType: BaseViewType {}

/// A kind of view with one view inside, which a call without an index means.
public protocol SingleViewContent {}

/// A kind of view with any number of views inside, which calls with an index mean.
public protocol MultipleViewContent {}

/// The kinds of views that tests can look at.
public struct ViewType {}

extension ViewType {
  /// A view of any kind.
  public struct ClassifiedView: BaseViewType, ViewPointing, SingleViewContent, MultipleViewContent {
    /// Any view.
    public static var typePrefix: String { "" }
  }

  /// The view around another one, of any kind.
  public struct ParentView: BaseViewType, ViewPointing, SingleViewContent, MultipleViewContent {
    /// Any view.
    public static var typePrefix: String { "" }
  }

  /// A background or an overlay, of any kind.
  public struct Overlay: BaseViewType, ViewPointing, SingleViewContent, MultipleViewContent {
    /// Any view.
    public static var typePrefix: String { "" }
  }
}

/// A kind that says nothing of the view: a call without an index means the view itself.
protocol ViewPointing: BaseViewType {}

/// A kind whose views are not told by a name alone.
protocol ViewMatching: BaseViewType {
  /// Whether a view is of this kind.
  static func matches(_ element: ViewElement) -> Bool
}

extension BaseViewType {
  /// Whether a view is of this kind.
  static func includes(_ element: ViewElement) -> Bool {
    if let matching = Self.self as? any ViewMatching.Type { return matching.matches(element) }
    if Self.self is any ViewPointing.Type { return true }
    return element.libraryName == typePrefix
  }
}
