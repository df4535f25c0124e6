import Foundation
import Synchronization

/// A small HTTP server for browsers on this machine, which listens to no other machine.
///
/// Each connection has a thread, and asks once. A request is refused before it is read where it is too long, or takes too
/// long to come; one of these does not keep others waiting.
package struct LoopbackServer: Sendable {
  private let port: UInt16

  /// - Parameter port: where the server listens; 0 is any port that is free.
  package init(port: UInt16) {
    self.port = port
  }

  /// Serves until the task is cancelled.
  /// - Parameters:
  ///   - listening: told the port as soon as somebody listens there.
  ///   - answer: answers a request.
  package func run(
    listening: (UInt16) -> Void, answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
  ) async throws(LoopbackError) {
    let listener = try ListeningSocket(port: port)
    listening(listener.port)
    let isStopped = Flag()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = Thread {
          Self.serve(listener, until: isStopped, answer)
          continuation.resume()
        }
        thread.name = "loopback server"
        thread.start()
      }
    } onCancel: {
      isStopped.value.withLock { $0 = true }
    }
  }

  private final class Flag: Sendable {
    let value = Mutex(false)
  }

  /// Browsers open six at once.
  private static let mostConnections = 32

  private static func serve(
    _ listener: ListeningSocket, until isStopped: Flag,
    _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
  ) {
    let open = Counter()
    while !isStopped.value.withLock({ $0 }) {
      guard let connection = listener.accept(within: 100) else { continue }
      guard open.count.withLock({ $0 < mostConnections }) else {
        connection.refuse(.text("Too many ask at once.", status: 503))
        continue
      }
      open.count.withLock { $0 += 1 }
      let port = listener.port
      Thread.detachNewThread {
        connection.answerOnce(port: port, answer)
        open.count.withLock { $0 -= 1 }
      }
    }
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }
}

/// Why the server cannot listen.
package struct LoopbackError: Error, CustomStringConvertible {
  package let description: String

  init(_ doing: String) {
    description = "\(doing): \(String(cString: strerror(errno)))."
  }
}

extension Connection {
  /// Reads a request and answers it, or says why not.
  func answerOnce(port: UInt16, _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse) {
    var reader = RequestReader(port: port)
    let end = ContinuousClock.now + .seconds(10)
    while true {
      guard let bytes = receive(until: end) else {
        return refuse(.text("The request did not come in time.", status: 408))
      }
      if bytes.isEmpty { return }
      switch reader.read(bytes) {
      case .incomplete: continue
      case .awaitsConsent: send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
      case .refused(let refusal): return refuse(refusal)
      case .complete(let request): return send(Self.waiting { await answer(request) }.bytes)
      }
    }
  }

  /// Waits in a thread of its own for something that is not.
  private static func waiting(
    for body: @escaping @Sendable () async -> LoopbackResponse
  ) -> LoopbackResponse {
    let (done, result) = (DispatchSemaphore(value: 0), Answer())
    // A client waits for the answer, and gives up where it queues behind what nobody waits for.
    Task(priority: .userInitiated) {
      let response = await body()
      result.response.withLock { $0 = response }
      done.signal()
    }
    done.wait()
    return result.response.withLock { $0 } ?? .text("There is no answer.", status: 500)
  }

  private final class Answer: Sendable {
    let response = Mutex<LoopbackResponse?>(nil)
  }
}
