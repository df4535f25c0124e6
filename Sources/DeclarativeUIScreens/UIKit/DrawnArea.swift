package import Foundation

/// A view of UIKit of which a module above says how it is drawn, where a program has that module.
package protocol DrawnArea: UIView {
  /// What it takes of its own, in points, where its class does not say so; `UIView.noIntrinsicMetric` where it has none.
  var ownSize: CGSize { get }
  /// What it takes of what is offered where it stands among views, in points, if what is in it is placed by constraints;
  /// nil is what its own size and its priorities say.
  func fittingSize(for proposal: ProposedViewSize) -> CGSize?
  /// What its text takes of a width, in points; nil where it has none that is broken into lines.
  func wrappedSize(forWidth width: CGFloat) -> CGSize?
  /// Lets constraints go between what is in it and what is not.
  func forgetOuterConstraints()
  /// Places everything in it, in the size that it has.
  func layOut()
  /// What is drawn of it in the room that it is given; what of it cannot be drawn is a surface that the picture reports.
  /// Nil where all of it is one.
  var drawing: AnyView? { get }
}

/// What is shown in an area made for it, of which pictures are taken: a layer by itself.
public protocol AreaShowing: AnyObject, Sendable {
  /// An area as large as it, with nothing behind it.
  @MainActor var shownArea: UIView { get }
}
