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
    ("[1]", "does not contain a JSON object."), ("{", "does not contain a JSON object."),
    (#"{"artefacts": "x"}"#, "has an unknown key \"artefacts\". Did you mean \"artifacts\"?"),
    (#"{"keep": "x"}"#, "has a value of the wrong type"),
  ])
  func `is refused where it cannot be understood`(text: String, sentence: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.description.contains(sentence) == true)
  }
}
