import Foundation
import Testing

@testable import SnapshotReview

/// What `.stills.json` may say.
@Suite struct `The configuration` {
  private let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  private func read(_ text: String?) throws -> StillsConfiguration {
    if let text { try package.write(text, to: ".stills.json") }
    return try StillsConfiguration(ofPackage: package.url)
  }

  @Test func `is read from the package's folder`() throws {
    #expect(try read(nil) == StillsConfiguration())
    let read = try read(#"{"artifacts": "out", "graphics": "kitty", "keep": ["*/Old/*"]}"#)
    #expect(read.artifacts == "out" && read.graphics == "kitty" && read.keep == ["*/Old/*"])
  }

  @Test(arguments: [
    ("[1]", "is no object of JSON."), ("{", "is no object of JSON."),
    (#"{"artefacts": "x"}"#, "has a key \"artefacts\" that means nothing. Did you mean \"artifacts\"?"),
    (#"{"keep": "x"}"#, "has another kind of value than it should"),
  ])
  func `is refused where it cannot be understood`(text: String, sentence: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description.contains(sentence) == true)
  }
}
