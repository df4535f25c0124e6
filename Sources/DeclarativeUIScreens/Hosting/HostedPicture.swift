import DeclarativeUICore
import Drawings
import Foundation
import LayoutTree
import PlaneGeometry

/// What is seen of a layout, painted at most once.
final class HostedPicture {
  /// Where each node stands, from back to front.
  let placed: PlacedTree
  /// The extents of the screen in points.
  let size: CGSize
  /// What could not be placed as the view asks for.
  let placingProblems: [String]
  private let log: ProblemLog
  /// Views that are painted read it; it lives until then, even where its view does not.
  private var evaluation: Evaluation?
  private var painted: Drawing?

  init(of placed: PlacedTree, size: CGSize, reporting log: ProblemLog, _ evaluation: Evaluation) {
    self.placed = placed
    self.size = size
    self.log = log
    self.evaluation = evaluation
    placingProblems = log.problems
  }

  /// What is seen, at fixed places.
  var drawing: Drawing {
    if let painted { return painted }
    let drawing = Drawing(size: Size(size), items: placed.painted(reporting: log))
    painted = drawing
    evaluation = nil
    return drawing
  }

  /// What could not be drawn as the view asks for.
  var problems: [String] {
    _ = drawing
    return log.problems
  }
}
