/// Where an assertion stands in the source.
struct SourcePlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// The place as compilers write it.
  var text: String { "\(filePath):\(line):\(column)" }
}
