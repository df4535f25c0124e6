import Foundation
import LoopbackServer
import SnapshotReview

/// Serves the report of the last run to this machine.
struct ReportServer: Sendable {
  let page: ReportPage
  let places: RunPlaces
  /// Where the server listens; 0 is any port that is free.
  let port: UInt16
  private let decisions = ReportDecisions()

  init(page: ReportPage, places: RunPlaces, port: UInt16) {
    (self.page, self.places, self.port) = (page, places, port)
  }

  /// Serves until the task is cancelled.
  /// - Parameter listening: told the address of the page as soon as somebody listens there.
  func run(listening: @escaping @Sendable (String) -> Void) async throws {
    let token = LoopbackAccess.randomToken
    try await LoopbackServer(port: port).run { port in
      listening(requests(port: port, token: token).address)
    } answer: { request in
      respond(to: request, by: requests(port: request.port, token: token))
    }
  }

  /// The records are read anew for each request: tests may have run again.
  private func requests(port: UInt16, token: String) -> ReportRequests {
    ReportRequests(
      port: port, token: token, page: { try page.html(of: ReviewedRun.last(at: places)) },
      decide: { try decisions.carryOut($0, by: Reviewer(of: ReviewedRun.last(at: places))) })
  }

  private func respond(to request: LoopbackRequest, by requests: ReportRequests) -> LoopbackResponse {
    let answer = requests.answer(
      ReportRequests.Request(
        method: request.method, path: request.path, host: request.headers["host"], origin: request.headers["origin"],
        contentType: request.headers["content-type"], body: request.body))
    return LoopbackResponse(answer.status, headers: answer.headers, body: answer.body)
  }
}
