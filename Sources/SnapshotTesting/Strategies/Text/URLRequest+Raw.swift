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
