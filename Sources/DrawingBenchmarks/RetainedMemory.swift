/// What a process keeps that does the same again and again.
@MainActor
enum RetainedMemory {
  /// Prints the memory of the process ten times on the way, and says whether it does not grow any more.
  /// - Parameters:
  ///   - name: what is done.
  ///   - count: how often.
  ///   - limit: how many megabytes the last half may add.
  ///   - step: does it once; is given 1 at first.
  static func printRow(_ name: String, count: Int, limit: Double, _ step: (Int) -> Void) -> Bool {
    var megabytes: [Double] = []
    for number in 1...count {
      step(number)
      if number % (count / 10) == 0, let resident = PeakMemory.resident { megabytes.append(Double(resident) / 1e6) }
    }
    guard let last = megabytes.last else { return true }
    let growth = last - megabytes[megabytes.count / 2 - 1]
    let isGood = growth <= limit
    let columns = megabytes.map(GrowthBenchmark.rounded).joined(separator: ", ")
    print("MB added by the last half | at most | MB after each tenth | what")
    print(
      "\(GrowthBenchmark.rounded(growth)) | \(GrowthBenchmark.rounded(limit)) | \(columns) | \(count) \(name)"
        + (isGood ? "" : " - KEEPS TOO MUCH"))
    return isGood
  }
}
