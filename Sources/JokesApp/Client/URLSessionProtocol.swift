public import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Loads the responses to requests: from the network, or in tests from a stub.
public protocol URLSessionProtocol: Sendable {
  /// The answer to a request, whatever its status.
  func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// Loads answers over the network with `URLSession`, and nothing that no joke can be.
public struct NetworkSession: URLSessionProtocol {
  /// The most bytes that an answer may have.
  var mostBytes = 1 << 16
  /// How often a server may send the request elsewhere.
  var mostRedirections = 5

  /// Creates a session without cookies, caches and stored passwords.
  public init() {}

  /// The answer to a request; it ends where it would be longer than any joke.
  public func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let receiver = AnswerReceiver(mostBytes: mostBytes, mostRedirections: mostRedirections)
    let session = URLSession(configuration: .ephemeral, delegate: receiver, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.begin(continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }
}

/// Gathers one answer as it arrives.
private final class AnswerReceiver: NSObject, URLSessionDataDelegate {
  private struct Answer {
    var continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>?
    var data = Data()
    var response: HTTPURLResponse?
    var redirections = 0
  }

  private let answer = Mutex(Answer())
  private let mostBytes: Int
  private let mostRedirections: Int

  init(mostBytes: Int, mostRedirections: Int) {
    self.mostBytes = mostBytes
    self.mostRedirections = mostRedirections
  }

  func begin(_ continuation: CheckedContinuation<(Data, HTTPURLResponse), any Error>) {
    answer.withLock { $0.continuation = continuation }
  }

  /// Hands over what has arrived, or why it is no answer; what comes later is nobody's.
  private func end(with error: (any Error)?) {
    let (continuation, data, response) = answer.withLock { answer in
      defer { (answer.continuation, answer.data) = (nil, Data()) }
      return (answer.continuation, answer.data, answer.response)
    }
    if let error {
      continuation?.resume(throwing: error)
    } else if let response {
      continuation?.resume(returning: (data, response))
    } else {
      continuation?.resume(throwing: JokeError.notHTTP)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = answer.withLock { answer in
      answer.redirections += 1
      return answer.redirections
    }
    // Without another request this answer is the last one. To cancel the task here ends the process on Linux (Swift 6.3).
    completionHandler(count > mostRedirections ? nil : request)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    answer.withLock { $0.response = response as? HTTPURLResponse }
    let isTooLong = response.expectedContentLength > Int64(mostBytes)
    completionHandler(isTooLong ? .cancel : .allow)
    guard isTooLong else { return }
    end(with: JokeError.tooLong)
    // Linux does not listen to the completion handler.
    dataTask.cancel()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = answer.withLock { answer in
      // After the end nobody keeps what still comes: on Linux that may be gigabytes before the task is cancelled.
      guard answer.continuation != nil else { return false }
      answer.data.append(data)
      return answer.data.count > mostBytes
    }
    guard isTooLong else { return }
    end(with: JokeError.tooLong)
    dataTask.cancel()
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    end(with: error)
  }
}
