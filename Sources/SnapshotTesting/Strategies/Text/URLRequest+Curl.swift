#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as a command line of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      for (name, value) in headers where name != "Cookie" { parts.append("--header \(quoted("\(name): \(value)"))") }
      if let body = request.httpBody { parts.append("--data \(quoted(String(decoding: body, as: UTF8.self)))") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") { parts.append("--cookie \(quoted(cookie))") }
      parts.append("\"\(request.url?.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\\"", with: "\\\\\\\"").replacing("\"", with: "\\\"") + "\""
  }
}
