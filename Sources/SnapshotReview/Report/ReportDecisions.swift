import SnapshotReferences
import Synchronization
import TextFormats

/// Carries out what is decided on a served page, and takes it back, the last step first.
package final class ReportDecisions: Sendable {
  /// What was decided at once, about snapshots of one run.
  private struct Step {
    var run: String
    var decisions: [ReviewDecision]
  }

  private let steps = Mutex<[Step]>([])

  package init() {}

  /// Carries out what was decided on a page, and tells what became of each snapshot.
  /// - Parameter reviewer: reviews the last run, which must be the one that the page shows.
  package func carryOut(_ request: ReportRequests.DecisionRequest, by reviewer: Reviewer) -> [ReportRequests.Outcome] {
    if request.decision == .undo { return undo(request.run, by: reviewer) }
    var decisions: [ReviewDecision] = []
    let outcomes = request.ids.map { id in
      do {
        if let decision = try decide(id, request, by: reviewer) { decisions.append(decision) }
        return ReportRequests.Outcome(id: id, state: "\(request.decision)ed", isDone: true)
      } catch {
        return ReportRequests.Outcome(
          id: id, state: "not \(request.decision)ed", isDone: false, problem: "\(error)")
      }
    }
    if !decisions.isEmpty { steps.withLock { $0.append(Step(run: request.run, decisions: decisions)) } }
    return outcomes
  }

  /// Nil where it was decided so before.
  private func decide(
    _ id: String, _ request: ReportRequests.DecisionRequest, by reviewer: Reviewer
  ) throws(ReviewRefusal) -> ReviewDecision? {
    guard request.run == reviewer.run.identity else {
      throw .file("The tests have run again since this page was loaded. Reload it and look again.")
    }
    guard let change = reviewer.run.changes.first(where: { $0.id == id }) else {
      throw .file("The last run has no snapshot \(id.quoted).")
    }
    do throws(ReviewRefusal) {
      return request.decision == .accept ? try reviewer.accept(change) : try reviewer.reject(change)
    } catch {
      // A click that comes twice, or after somebody else's, is carried out.
      switch (request.decision, error) {
      case (.accept, .alreadyAccepted), (.reject, .alreadyRejected): return nil
      default: throw error
      }
    }
  }

  private func undo(_ run: String, by reviewer: Reviewer) -> [ReportRequests.Outcome] {
    // What was decided about an earlier run is not this page's.
    let step = run == reviewer.run.identity ? steps.withLock { $0.last?.run == run ? $0.popLast() : nil } : nil
    return (step?.decisions ?? []).reversed().map { decision in
      do {
        try reviewer.undo(decision)
        return ReportRequests.Outcome(
          id: decision.change.id, state: words(for: decision.change, reviewer), isDone: true)
      } catch {
        return ReportRequests.Outcome(
          id: decision.change.id, state: "not taken back", isDone: false, problem: "\(error)")
      }
    }
  }

  /// What a change is again; nothing where it waits.
  private func words(for change: SnapshotChange, _ reviewer: Reviewer) -> String {
    switch reviewer.status(of: change) {
    case .accepted: "accepted"
    case .rejected: "rejected"
    default: ""
    }
  }
}
