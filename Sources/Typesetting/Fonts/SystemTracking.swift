/// The space that iOS adds after each character of the system font, which depends on the size.
enum SystemTracking {
  /// Sizes in points and the tracking in thousandths of the em, as measured; in between it is interpolated, outside it
  /// stays as it is at the ends.
  private static let table: [(size: Double, tracking: Double)] = [(10, 12), (12, 0), (13, -6), (17, -26), (28, 14)]

  /// The tracking at a size, in points.
  static func tracking(size: Double) -> Double {
    thousandths(size: size) * size / 1000
  }

  private static func thousandths(size: Double) -> Double {
    guard let next = table.firstIndex(where: { size < $0.size }) else { return table[table.count - 1].tracking }
    guard next > 0 else { return table[0].tracking }
    let (low, high) = (table[next - 1], table[next])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }
}
