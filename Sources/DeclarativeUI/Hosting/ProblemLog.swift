/// What could not be drawn as the views ask for, each sentence once.
final class ProblemLog {
  private(set) var problems: [String] = []
  private var known: Set<String> = []

  func report(_ problem: String) {
    if known.insert(problem).inserted { problems.append(problem) }
  }
}
