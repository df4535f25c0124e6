import Foundation

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of a few values as a table of comma-separated values: each input with its output.
  /// - Parameter strategy: how an output becomes text.
  public static func `func`<Output>(
    into strategy: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var table = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Output) in
      Value.allCases.reduce(Async(value: "")) { text, input in
        text.flatMap { text in strategy.snapshot(function(input)).map { text + row(input, $0) } }
      }
    }
    table.pathExtension = "csv"
    return table
  }

  private static func row(_ input: Value, _ output: String) -> String {
    func cell(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
    return cell("\(input)") + "," + cell(output) + "\n"
  }
}
