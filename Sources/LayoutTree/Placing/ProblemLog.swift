/// Is told what cannot be drawn as the views ask.
package protocol ProblemReporter {
  /// - Parameter problem: a sentence, with the way out.
  func report(_ problem: String)
}

/// What could not be drawn as the views ask for, each sentence once.
package final class ProblemLog: ProblemReporter {
  package private(set) var problems: [String] = []
  private var known: Set<String> = []

  package init() {}

  package func report(_ problem: String) {
    if known.insert(problem).inserted { problems.append(problem) }
  }
}
