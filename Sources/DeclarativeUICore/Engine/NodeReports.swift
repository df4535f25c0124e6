import LayoutTree

/// What was reported at the nodes of a tree, in the order of the reports.
final class NodeReports {
  // Overlapping accesses are not looked for, as in `Node`: every place asks.
  @exclusivity(unchecked) private var logs: [ObjectIdentifier?: (time: Int, log: ProblemLog)] = [:]
  private var count = 0

  /// Every sentence once.
  var sentences: [String] {
    let all = ProblemLog()
    for (_, log) in logs.values.sorted(by: { $0.time < $1.time }) { log.problems.forEach(all.report) }
    return all.problems
  }

  /// - Parameter node: what contains the culprit; nil stands above the root.
  func report(_ problem: String, at node: Node?) {
    let key = node.map { ObjectIdentifier($0) }
    count += 1
    let entry = logs[key] ?? (count, ProblemLog())
    entry.log.report(problem)
    logs[key] = entry
  }

  /// Forgets what was reported of what a node contains.
  func forget(_ node: Node) {
    if !logs.isEmpty { logs[ObjectIdentifier(node)] = nil }
  }
}

/// Where to report what is wrong at a place.
package struct NodeProblems: ProblemReporter {
  let reports: NodeReports
  let node: Node?

  package func report(_ problem: String) {
    reports.report(problem, at: node)
  }
}
