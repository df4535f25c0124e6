import Foundation
import Synchronization
import Testing

@testable import SnapshotReview

/// Whom the server of a report answers, and what.
struct ReportRequestsTests {
  /// What was decided.
  private final class Decisions: Sendable {
    private let log = Mutex<[String]>([])
    var made: [String] { log.withLock { $0 } }
    func append(_ words: [String]) { log.withLock { $0 += words } }
  }

  private let decisions = Decisions()

  private var requests: ReportRequests {
    ReportRequests(port: 8000, token: "token", page: { Data("page".utf8) }) { [decisions] request in
      decisions.append(request.ids.map { "\(request.decision) \($0) of \(request.run)" })
      return request.ids.map { id in
        ReportRequests.Outcome(id: id, state: "accepted", isDone: id != "b", problem: id == "b" ? "changed" : nil)
      }
    }
  }

  private func answer(
    _ method: String = "POST", _ path: String = "/token/accept", host: String? = "127.0.0.1:8000",
    origin: String? = "http://127.0.0.1:8000", type: String? = "application/json",
    body: String = "{\"run\":\"1\",\"ids\":[\"a\"]}"
  ) -> ReportRequests.Answer {
    requests.answer(
      ReportRequests.Request(
        method: method, path: path, host: host, origin: origin, contentType: type, body: Data(body.utf8)))
  }

  @Test func `the page is at its address`() {
    #expect(requests.address == "http://127.0.0.1:8000/token/")
    let page = answer("GET", "/token/", origin: nil)
    #expect(page.status == 200 && page.body == Data("page".utf8))
    #expect(page.headers["X-Frame-Options"] == "DENY" && page.headers["Cache-Control"] == "no-store")
  }

  @Test func `decisions are carried out, and what became of each is told`() throws {
    let answer = answer(body: "{\"run\":\"1\",\"ids\":[\"a\",\"b\"]}")
    #expect(answer.status == 200)
    #expect(
      try JSONSerialization.jsonObject(with: answer.body) as? NSDictionary
        == [
          "message": "1 of 2 accepted.",
          "outcomes": [
            ["id": "a", "state": "accepted", "isDone": true],
            ["id": "b", "state": "accepted", "isDone": false, "problem": "changed"],
          ],
        ])
    #expect(self.answer("POST", "/token/reject").status == 200)
    #expect(decisions.made == ["accept a of 1", "accept b of 1", "reject a of 1"])
  }

  @Test(arguments: ["/", "/token", "/other/", "/token/../token/", "/token/accept", "//token/"])
  func `nothing is elsewhere`(path: String) {
    #expect(answer("GET", path).status == 404)
  }

  @Test(arguments: [
    nil, "evil.example:8000", "127.0.0.1", "127.0.0.1:80", "evil.example", "127.0.0.1:8000.evil.example",
  ])
  func `other names of this machine are refused, which another site may have given it`(host: String?) {
    #expect(answer("GET", "/token/", host: host).status == 403)
    #expect(answer(host: host, origin: host.map { "http://\($0)" }).status == 403)
    #expect(decisions.made.isEmpty)
  }

  @Test(arguments: [
    nil, "null", "http://evil.example", "https://127.0.0.1:8000", "http://127.0.0.1:9", "http://localhost:8000",
  ])
  func `other origins decide nothing`(origin: String?) {
    #expect(answer(origin: origin).status == 403)
    #expect(decisions.made.isEmpty)
  }

  @Test(arguments: [
    ("text/plain", "{\"run\":\"1\",\"ids\":[\"a\"]}"), (nil, "{\"run\":\"1\",\"ids\":[\"a\"]}"),
    ("application/json", "{}"),
    ("application/json", "a"),
  ])
  func `what is no list of snapshots decides nothing`(type: String?, body: String) {
    #expect(answer(type: type, body: body).status == 400)
    #expect(decisions.made.isEmpty)
  }

  @Test func `what goes wrong is told`() {
    struct Trouble: Error, CustomStringConvertible { var description: String { "no records" } }
    let requests = ReportRequests(port: 1, token: "t", page: { throw Trouble() }, decide: { _ in [] })
    let answer = requests.answer(
      .init(method: "GET", path: "/t/", host: "localhost:1", origin: nil, contentType: nil, body: Data()))
    #expect(answer.status == 500 && answer.body == Data("no records".utf8))
  }
}
