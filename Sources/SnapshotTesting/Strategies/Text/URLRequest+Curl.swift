#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as a command line of curl, with sorted headers and a sorted query; a body that is no text is left out.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \(quoted(value, after: "\(name): "))")
      }
      if let body = request.httpBody, let text = String(data: body, encoding: .utf8) {
        // The backslash of a quotation mark that is escaped already, as in JSON, is kept by one of its own.
        parts.append("--data \(quoted(text.replacing("\\\"", with: "\\\\\"")))")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \(quoted(cookie))") }
      parts.append("\"\(request.url?.addressWithSortedQuery ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String, after start: String = "") -> String {
    "\"" + start + text.replacing("\"", with: "\\\"") + "\""
  }
}
