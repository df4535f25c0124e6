// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple.

public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, one after the other.
  ///
  /// - Remark: they are there once the whole answer is; one that never ends is waited for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// Reads bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    fileprivate let data: Data

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

    /// The answer's lines, without those that are empty, as Foundation has them.
    public var lines: AsyncThrowingStream<String, any Error> {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      return AsyncThrowingStream { continuation in
        for line in lines { continuation.yield(String(line)) }
        continuation.finish()
      }
    }
  }

  /// What an address answers, as bytes.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// What an address answers, as bytes.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}
