import TextFormats

/// Where an assertion stands, and in which test it runs.
package struct AssertionPlace: Codable, Hashable, Sendable {
  /// The path of the source file.
  package var filePath: String
  /// The line in it, from 1.
  package var line: UInt
  /// The column in it, from 1.
  package var column: UInt
  /// The test that runs, with its suite or class and its argument, or nil where that is not known.
  package var test: String?
  /// What the code itself names the snapshot, before anything of it is replaced, or nil where it is numbered.
  package var name: String?

  package init(filePath: String, line: UInt, column: UInt, test: String?, name: String? = nil) {
    self.filePath = filePath
    self.line = line
    self.column = column
    self.test = test
    self.name = name
  }
}

extension AssertionPlace: CustomStringConvertible {
  /// The place as compilers write it, with the test and the name where they are known.
  package var description: String {
    "\(filePath):\(line):\(column)" + (test.map { " in \($0)" } ?? "")
      + (name.map { " named \($0.quoted)" } ?? "")
  }

  /// Whether both are the same assertion, perhaps run again; a test that is not known may be any.
  func isRepetition(of other: AssertionPlace) -> Bool {
    isAtSamePlace(as: other) && name == other.name && (test == nil || other.test == nil || test == other.test)
  }

  /// Whether both are the same line of code, in whichever test.
  package func isAtSamePlace(as other: AssertionPlace) -> Bool {
    filePath == other.filePath && line == other.line && column == other.column
  }
}
