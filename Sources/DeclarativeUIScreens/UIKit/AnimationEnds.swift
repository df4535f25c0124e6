/// The ends of movements, which are told at once.
///
/// What starts again at its own end goes on for ever on a phone. Here such a chain is told of its first hundred ends, and stays
/// as it is then: an app's indicator that changed its colour in turn filled the stack.
@MainActor package enum AnimationEnds {
  private static let mostInAChain = 100
  private static var chain = 0

  /// Tells of an end, unless too many led to it.
  package static func tell(_ end: () -> Void) {
    guard chain < mostInAChain else { return }
    chain += 1
    defer { chain -= 1 }
    end()
  }
}
