import Foundation

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
