package import Foundation
import LoopbackServer
import TextFormats

/// Answers what a browser asks the server of a report: the page, and what becomes of snapshots.
///
/// Who knows the random token in the address may ask. Another site that is open in the same browser does not know it, has
/// another origin, and cannot reach the server under a name of its own, as it answers to its own addresses alone.
package struct ReportRequests: Sendable {
  /// What a person has decided about snapshots.
  package enum Decision: String, Sendable {
    case accept, reject
    /// To take the last decision back, of whichever snapshots it was.
    case undo
  }

  /// A decision about snapshots of a run.
  package struct DecisionRequest: Equatable, Sendable {
    package var decision: Decision
    /// What the page says of the run that it shows.
    package var run: String
    package var ids: [String]
  }

  /// What became of a decision.
  package struct Outcome: Encodable, Equatable, Sendable {
    /// The snapshot.
    package var id: String
    /// What it is now, in a word or two.
    package var state: String
    /// Whether the decision was carried out.
    package var isDone: Bool
    /// Why not, or nil.
    package var problem: String?

    package init(id: String, state: String, isDone: Bool, problem: String? = nil) {
      (self.id, self.state, self.isDone, self.problem) = (id, state, isDone, problem)
    }
  }

  /// A request, as far as it matters.
  package struct Request: Sendable {
    package var method, path: String
    package var host, origin, contentType: String?
    package var body: Data

    package init(method: String, path: String, host: String?, origin: String?, contentType: String?, body: Data) {
      (self.method, self.path, self.host, self.origin) = (method, path, host, origin)
      (self.contentType, self.body) = (contentType, body)
    }
  }

  /// The answer to a request.
  package struct Answer: Sendable {
    package var status: Int
    package var contentType: String
    package var body: Data
    /// Nobody keeps the page, shows it inside of another one, or tells others its address.
    package var headers: [String: String] {
      [
        "Content-Type": contentType, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
      ]
    }
  }

  /// What stands in the address, so that nobody guesses it.
  package let token: String
  private let port: UInt16
  private let page: @Sendable () throws -> Data
  private let decide: @Sendable (DecisionRequest) throws -> [Outcome]

  /// - Parameters:
  ///   - port: where the server listens.
  ///   - page: makes the page.
  ///   - decide: carries out a decision.
  package init(
    port: UInt16, token: String, page: @escaping @Sendable () throws -> Data,
    decide: @escaping @Sendable (DecisionRequest) throws -> [Outcome]
  ) {
    (self.port, self.token, self.page, self.decide) = (port, token, page, decide)
  }

  /// The address of the page.
  package var address: String { LoopbackAccess(token: token).address(port: port) }

  /// Answers a request.
  package func answer(_ request: Request) -> Answer {
    guard LoopbackAccess.isLocal(host: request.host, port: port) else {
      return refusal("This server answers this machine only.")
    }
    do {
      switch (request.method, request.path) {
      case ("GET", "/\(token)/"): return Answer(status: 200, contentType: "text/html; charset=utf-8", body: try page())
      case ("POST", "/\(token)/accept"): return try answer(.accept, request)
      case ("POST", "/\(token)/reject"): return try answer(.reject, request)
      case ("POST", "/\(token)/undo"): return try answer(.undo, request)
      default: return text("There is nothing at this address.", status: 404)
      }
    } catch {
      return text("\(error)", status: 500)
    }
  }

  private func answer(_ decision: Decision, _ request: Request) throws -> Answer {
    guard LoopbackAccess.isOwn(origin: request.origin, host: request.host) else {
      return refusal("Another site may not decide about snapshots.")
    }
    guard request.contentType?.hasPrefix("application/json") == true,
      let list = try? JSONDecoder().decode(List.self, from: request.body)
    else { return text("This is no list of snapshots.", status: 400) }
    let outcomes = try decide(DecisionRequest(decision: decision, run: list.run, ids: list.ids))
    let done = outcomes.filter(\.isDone).count
    let word = decision == .undo ? "taken back" : "\(decision)ed"
    let message =
      decision == .undo && outcomes.isEmpty ? "There is nothing to undo." : "\(done) of \(outcomes.count) \(word)."
    let body = try JSONEncoder().encode(Decided(outcomes: outcomes, message: message))
    return Answer(status: 200, contentType: "application/json", body: body)
  }

  private struct List: Decodable {
    var run: String
    var ids: [String]
  }

  private struct Decided: Encodable {
    var outcomes: [Outcome]
    var message: String
  }

  private func refusal(_ words: String) -> Answer { text(words, status: 403) }

  private func text(_ words: String, status: Int) -> Answer {
    Answer(status: status, contentType: "text/plain; charset=utf-8", body: Data(words.utf8))
  }
}
