extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of a few values as a table of comma-separated values: each input with its output.
  ///
  /// Outputs stand between quotation marks as they are; those that have some themselves are for people, not for
  /// spreadsheets.
  /// - Parameter strategy: how an output becomes text.
  public static func `func`<Output>(
    into strategy: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var table = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Output) in
      Value.allCases.reduce(Async(value: [])) { rows, input in
        rows.flatMap { rows in
          strategy.snapshot(function(input)).map { rows + ["\"\(input)\",\"\($0)\""] }
        }
      }
      .map { (rows: [String]) in rows.joined(separator: "\n") }
    }
    table.pathExtension = "csv"
    return table
  }
}
