/// What is shown in an area made for it, of which pictures are taken: a layer by itself.
public protocol AreaShowing: AnyObject, Sendable {
  /// An area as large as it, with nothing behind it.
  @MainActor var shownArea: UIView { get }
}
