import Foundation
import Synchronization

/// Signals that would end the process while it has the terminal: they are asked for, so that the terminal is given back.
///
/// What was decided is written at once, so nothing is lost, and the next review goes on behind it.
struct Interruption {
  private static let end = Atomic<Bool>(false)
  private static let stop = Atomic<Bool>(false)

  /// Listens from now on.
  init() {
    // Made before a handler needs them, which may make nothing.
    _ = (wantsEnd, wasStopped())
    for number in [SIGTERM, SIGHUP, SIGINT] {
      signal(number) { _ in Interruption.end.store(true, ordering: .relaxed) }
    }
    signal(SIGCONT) { _ in Interruption.stop.store(true, ordering: .relaxed) }
  }

  /// Whether somebody wants the process to end.
  var wantsEnd: Bool { Self.end.load(ordering: .relaxed) }

  /// Whether the process was stopped and goes on since this was asked last, so that others may have written over the screen.
  func wasStopped() -> Bool { Self.stop.exchange(false, ordering: .relaxed) }
}
