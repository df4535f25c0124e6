import Foundation
import Synchronization

/// What is used in a way that cannot work, where no picture is there that could fail.
///
/// It is written to the standard error, as SwiftUI writes it to the console: each sentence once in a process.
package enum UsageWarning {
  /// Who is given the sentences instead; nil writes them.
  @TaskLocal package static var receiver: (@Sendable (String) -> Void)?

  private static let written = Mutex<Set<String>>([])

  /// Says what is wrong, and the way out.
  static func warn(_ sentence: @autoclosure () -> String) {
    let sentence = sentence()
    if let receiver { return receiver(sentence) }
    guard written.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data("Stills: \(sentence)\n".utf8))
  }
}
