import CustomDump

/// What a test store says, in one place; tests pin the sentences.
enum TestStoreMessage {
  /// An action in one line, without the name of its type.
  static func name(of action: some Any) -> String {
    var text = ""
    customDump(action, to: &text)
    let line = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    guard Mirror(reflecting: action).displayStyle == .enum else { return line }
    let type = line.prefix { $0 != "(" }
    return type.lastIndex(of: ".").map { String(line[$0...]) } ?? line
  }

  private static func list(_ actions: [some Any]) -> String {
    actions.map { "  " + name(of: $0) }.joined(separator: "\n")
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func lines<Value>(_ expected: Value, _ actual: Value) -> String {
    let difference = diff(expected, actual)
    // Values that are written alike are not equal all the same.
    let text = difference ?? "Both are written as: \(name(of: actual))"
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }

  static func difference<State>(expected: State, actual: State, after step: String?) -> String {
    """
    The state \(step.map { "after \($0) " } ?? "")is not the one that the test tells:

    \(lines(expected, actual))

    (told: -, actual: +)
    """
  }

  static func unexpectedChange<State>(from before: State, to after: State, after step: String) -> String {
    """
    \(step) has changed the state, which the test does not tell:

    \(lines(before, after))

    (before: -, after: +)
    """
  }

  static func noChange(_ step: String) -> String {
    """
    \(step) has not changed the state, and the closure that tells a change changes nothing. \
    Leave the closure out where no change is expected.
    """
  }

  static func thrown(_ error: any Error) -> String { "The closure that tells the change threw \(error)." }

  static func thrownByEffect(_ error: any Error) -> String {
    "An effect threw \(error), which it does not catch. Give Effect.run a catch, or catch the error in its operation."
  }

  static func unreceivedBeforeSend(_ actions: [some Any]) -> String {
    """
    \(count(actions.count, "action")) of effects must be received before another action is sent:

    \(list(actions))

    """
  }

  static func nothingReceived(
    _ expected: String?, others: [some Any], within limit: Duration, working: [String]
  ) -> String {
    let waited = "\(expected ?? "An action that matches") was to be received"
    if working.isEmpty {
      return others.isEmpty
        ? "\(waited), but no effect has sent an action, and none is under way."
        : "\(waited), but effects have sent others only:\n\n\(list(others))\n"
    }
    return """
      \(waited), but none has arrived within \(limit). Effects of \(working.joined(separator: ", ")) are still under way: \
      set the clock on that they wait for, or give receive a longer timeout.
      """
  }

  static func unexpected<Action>(_ received: Action, expected: Action?) -> String {
    guard let expected else { return "The action that was received is another one: \(name(of: received))" }
    return """
      The action that was received is another one:

      \(lines(expected, received))

      (told: -, received: +)
      """
  }

  static func leftOver(_ actions: [some Any]) -> String {
    """
    The test has ended, and \(count(actions.count, "action")) of effects \(actions.count == 1 ? "was" : "were") not received:

    \(list(actions))

    Receive them, or leave them out with skipReceivedActions().
    """
  }

  static func stillRunning(_ action: some Any) -> String {
    """
    The test has ended, and an effect of \(name(of: action)) is still under way. Wait for it with finish(), set the clock \
    on that it waits for, or cancel it: with an action of the feature, with the task that send returns, or with \
    skipInFlightEffects().
    """
  }

  static func unfinished(_ actions: [String], within limit: Duration) -> String {
    """
    Effects of \(actions.joined(separator: ", ")) have not ended within \(limit). Set the clock on that they wait for, \
    cancel them, or give finish a longer timeout.
    """
  }

  static func unfinishedTask(_ limit: Duration) -> String {
    "The effects of this action have not ended within \(limit). Cancel the task, or give finish a longer timeout."
  }

  static let nothingToSkip = "There are no received actions to skip."
  static let noEffectsToSkip = "There are no effects under way to skip."

  static func skipped(_ actions: [some Any]) -> String {
    "\(count(actions.count, "action")) of effects \(actions.count == 1 ? "was" : "were") skipped:\n\n\(list(actions))\n"
  }

  static func untold<State>(expected: State, actual: State, after step: String) -> String {
    """
    \(step) has changed the state further than the test tells:

    \(lines(expected, actual))

    (told: -, actual: +)
    """
  }
}
