import Foundation
import Synchronization

/// What is used in a way that cannot work, where no picture is there that could fail.
///
/// It is written to the standard error, as SwiftUI writes it to the console: each sentence once in a process.
package enum UsageWarning {
  /// Keeps sentences instead of the standard error.
  ///
  /// A class and not a plain closure: a task-local function value crashes in release builds of Swift 6.3.
  package final class Receiver: Sendable {
    private let received = Mutex<[String]>([])

    package init() {}

    package var sentences: [String] { received.withLock { $0 } }

    fileprivate func receive(_ sentence: String) { received.withLock { $0.append(sentence) } }
  }

  /// Who is given the sentences; nil writes them.
  @TaskLocal package static var receiver: Receiver?

  private static let written = Mutex<Set<String>>([])

  /// Says what is wrong, and the way out.
  package static func warn(_ sentence: @autoclosure () -> String) {
    let sentence = sentence()
    if let receiver { return receiver.receive(sentence) }
    guard written.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data("Stills: \(sentence)\n".utf8))
  }
}
