import FlyingFox
import FlyingSocks
import Foundation
import SnapshotReview

/// Serves the report of the last run to this machine.
struct ReportServer: Sendable {
  let page: ReportPage
  let places: RunPlaces
  /// Where the server listens; 0 is any port that is free.
  let port: UInt16

  /// Serves until the task is cancelled.
  /// - Parameter listening: told the address of the page as soon as somebody listens there.
  func run(listening: @escaping @Sendable (String) -> Void) async throws {
    let token = ReportRequests.randomToken
    let server = HTTPServer(
      config: HTTPServer.Configuration(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled))
    await server.appendRoute("*") { request in
      guard case .ip4(_, let port) = await server.listeningAddress else { return HTTPResponse(statusCode: .notFound) }
      return try await respond(to: request, by: requests(port: port, token: token))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { return }
        listening(requests(port: port, token: token).address)
      }
      try await group.waitForAll()
    }
  }

  /// The records are read anew for each request: tests may have run again.
  private func requests(port: UInt16, token: String) -> ReportRequests {
    ReportRequests(
      port: port, token: token, page: { try page.html(of: ReviewedRun.last(at: places)) },
      decide: { try $0.outcomes(by: Reviewer(of: ReviewedRun.last(at: places))) })
  }

  private func respond(to request: HTTPRequest, by requests: ReportRequests) async throws -> HTTPResponse {
    let answer = requests.answer(
      ReportRequests.Request(
        method: request.method.rawValue, path: request.target.rawValue, host: request.headers[.host],
        origin: request.headers[HTTPHeader("Origin")], contentType: request.headers[.contentType],
        body: try await request.bodyData))
    let headers = HTTPHeaders(
      Dictionary(uniqueKeysWithValues: answer.headers.map { (HTTPHeader($0.key), $0.value) }))
    return HTTPResponse(statusCode: HTTPStatusCode(answer.status, phrase: ""), headers: headers, body: answer.body)
  }
}
