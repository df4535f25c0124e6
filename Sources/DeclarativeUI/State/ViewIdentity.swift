/// The place of a view among all views: the steps from the root to it.
///
/// The places of two evaluations of one body can be compared, which is what lets a view remember its state.
final class ViewIdentity {
  /// One step down.
  enum Step: Hashable {
    /// To the body of a view.
    case body
    /// To what a container or a modifier contains.
    case content
    /// To the other view of a modifier, such as a background.
    case attachment
    /// To one of the views or branches of a `ViewBuilder`.
    case position(Int)
    /// To the view of an element of a `ForEach`.
    case element(AnyHashable)
  }

  private let parent: ViewIdentity?
  private let step: Step

  private init(parent: ViewIdentity?, step: Step) {
    self.parent = parent
    self.step = step
  }

  /// The place of the view that is hosted.
  static var root: ViewIdentity { ViewIdentity(parent: nil, step: .body) }

  func appending(_ step: Step) -> ViewIdentity {
    ViewIdentity(parent: self, step: step)
  }
}

extension ViewIdentity: Hashable {
  static func == (left: ViewIdentity, right: ViewIdentity) -> Bool {
    left === right || (left.step == right.step && left.parent == right.parent)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(step)
    parent?.hash(into: &hasher)
  }
}
