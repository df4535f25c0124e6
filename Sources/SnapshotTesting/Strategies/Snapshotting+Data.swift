public import Foundation

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

  private static func explanation(_ expected: Data, _ actual: Data) -> String {
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    let sizes = "Expected \(expected.count) bytes, got \(actual.count)."
    return "\(sizes) The first \(common) are the same."
  }
}
