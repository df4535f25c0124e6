public import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What the network answers in a test: for each address the answers in the order in which they are given.
public struct URLSessionMock: LaunchStub, Equatable, Sendable {
  /// What the app asks the network for.
  public enum Endpoint: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case fetchJoke = "random_joke"
    case fetchJokes = "random_ten"
  }

  /// One answer: a file of the app's stubs, or an error.
  public struct Response: Codable, Equatable, Sendable {
    /// Why there is no answer.
    public enum Failure: String, Codable, Sendable {
      /// There is no network.
      case offline
      /// The answer is not what was asked for.
      case invalidResponse
      /// The server is out of order.
      case serverError
    }

    let file: File?
    let error: Failure?

    /// Answers with a file.
    public init(_ file: File) { (self.file, error) = (file, nil) }
    /// Answers with an error.
    public init(error: Failure) { (file, self.error) = (nil, error) }
  }

  /// A file in the folder `Stubs` of the app.
  public struct File: Codable, Equatable, Sendable {
    /// The extension of a file's name.
    public enum Extension: String, Codable, Sendable { case json }

    let name: String
    let `extension`: Extension

    /// Names a file.
    public init(_ name: String, _ extension: Extension) {
      self.name = name
      self.extension = `extension`
    }
  }

  /// The answers.
  public var responses: [Endpoint: [Response]]

  /// Creates a network that answers nothing.
  public init(responses: [Endpoint: [Response]] = [:]) { self.responses = responses }
}

/// A session that answers as a mock says; what it has no answer for, it tells.
public final class MockedSession: URLSessionProtocol {
  private let responses: Mutex<[URLSessionMock.Endpoint: [URLSessionMock.Response]]>
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - mock: the answers.
  ///   - report: is told of requests without an answer.
  public init(_ mock: URLSessionMock, report: @escaping @Sendable (String) -> Void) {
    responses = Mutex(mock.responses)
    self.report = report
  }

  /// The next answer for the address.
  public func data(for request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let path = request.url?.lastPathComponent ?? ""
    guard let url = request.url, let endpoint = URLSessionMock.Endpoint(rawValue: path) else {
      throw reported(
        "The app has asked for \(request.url?.absoluteString ?? "nothing"), which no endpoint of URLSessionMock is.")
    }
    let response = responses.withLock { responses in
      responses[endpoint, default: []].isEmpty ? nil : responses[endpoint]?.removeFirst()
    }
    guard let response else {
      throw reported("The app has asked for \(endpoint), and URLSessionMock has no response left for it.")
    }
    let (status, body) = try answer(response)
    guard let answer = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil) else {
      throw URLError(.badServerResponse)
    }
    return (body, answer)
  }

  private func answer(_ response: URLSessionMock.Response) throws -> (status: Int, body: Data) {
    switch response.error {
    case .offline: throw URLError(.notConnectedToInternet)
    case .invalidResponse: return (200, Data("{}".utf8))
    case .serverError: return (500, Data())
    case nil: break
    }
    guard let file = response.file else { throw URLError(.badServerResponse) }
    let name = "\(file.name).\(file.extension.rawValue)"
    let url = Bundle.module.bundleURL.appending(path: "Stubs").appending(path: name)
    do {
      return (200, try Data(contentsOf: url))
    } catch {
      throw reported("There is no file \(name) among the stubs of the app.")
    }
  }

  private func reported(_ problem: String) -> any Error {
    report(problem)
    return URLError(.resourceUnavailable)
  }
}
