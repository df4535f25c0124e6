/// Where an assertion stands in the source.
struct SourcePlace {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
