import Testing

@Suite struct `The file rules` {
  @Test(arguments: [
    "Sources/Utils", "Sources/A/Common", "Sources/A/Helpers.swift", "Sources/A/StringUtils.swift",
    "Tests/ATests/TestHelper.swift", "Sources/A/utilities", "Sources/A/Utils+B.swift",
  ])
  func `refuse names that say nothing`(path: String) {
    #expect(FileRules.violation(inNameOf: path) != nil)
  }

  @Test(arguments: ["Sources/A/CommonAncestor.swift", "Sources/A/B+Helping.swift", "Sources/PixelImages/Bitmap.swift"])
  func `let other names be`(path: String) {
    #expect(FileRules.violation(inNameOf: path) == nil)
  }

  @Test func `refuse a file of more than 500 lines`() {
    let text = String(repeating: "\n", count: 500)
    #expect(FileRules.violation(inLengthOf: "A.swift", text: text) == nil)
    #expect(
      FileRules.violation(inLengthOf: "A.swift", text: text + "\n")
        == "A.swift: 501 lines; a file has at most 500: part it by concept")
  }
}
