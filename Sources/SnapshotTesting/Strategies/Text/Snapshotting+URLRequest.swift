// Elsewhere URLRequest is a part of Foundation and costs nothing; on Linux a package may do without it.
#if LargeLibraries || !canImport(FoundationNetworking)
  #if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
  #else
    public import Foundation
  #endif

  extension Snapshotting where Value == URLRequest, Format == String {
    /// A request: its method, its address with a sorted query, its sorted headers, its body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// A request: its method, its address with a sorted query, its sorted headers, its body.
    /// - Parameter pretty: whether a body of JSON is indented, with sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
      SimplySnapshotting.lines.pullback { request in
        let address = request.url?.addressWithSortedQuery ?? "(null)"
        var lines = ["\(request.httpMethod ?? "GET") \(address)"]
        lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
        if let body = request.httpBody { lines += ["", text(of: body, pretty: pretty)] }
        return lines.joined(separator: "\n")
      }
    }

    private static func text(of body: Data, pretty: Bool) -> String {
      if pretty, let object = try? JSONSerialization.jsonObject(with: body),
        let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
      {
        return String(decoding: data, as: UTF8.self)
      }
      return String(decoding: body, as: UTF8.self)
    }
  }

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

  extension URL {
    /// The address with the items of its query in the order of their names; items of the same name stay in their order.
    ///
    /// Queries are often made from dictionaries, whose order is another one in each process.
    var addressWithSortedQuery: String? {
      guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return nil }
      let items = components.queryItems?.sorted { $0.name < $1.name }
      components.queryItems = items
      return components.url?.absoluteString
    }
  }
#endif
