public import Foundation
import TextFormats

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, stored as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        encode: { $0 }, decode: { $0 },
        compare: { expected, actual in
          guard expected != actual else { return nil }
          return SnapshotDifference(message: Snapshotting.explanation(expected, actual))
        }))
  }

  /// The most bytes that a message shows.
  private static let shownCount = 8

  private static func explanation(_ expected: Data, _ actual: Data) -> String {
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let place = start == 0 ? "From the first byte on" : "After \(start.counted("equal byte"))"
    let end = digits(of: actual, from: start)
    return """
      Expected \(expected.count.counted("byte")), got \(actual.count). \(place), \(digits(of: expected, from: start)) \
      became \(end)\(end.hasSuffix("…") ? "" : ".")
      """
  }

  /// The first bytes from a place on in hexadecimal digits.
  private static func digits(of data: Data, from start: Int) -> String {
    let rest = data.dropFirst(start)
    guard !rest.isEmpty else { return "nothing" }
    return rest.prefix(shownCount).hexadecimal(separator: " ") + (rest.count > shownCount ? " …" : "")
  }
}
