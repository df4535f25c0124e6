/// What could not be drawn as the views ask for, each sentence once.
final class ProblemLog {
  private(set) var problems: [String] = []

  func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
