import ArgumentParser
import Foundation
import PNGFiles
import PixelImages
import Testing

@testable import jokes

@Suite struct `The tool jokes` {
  @Test func `draws three screens and a contact sheet without a subcommand`() async throws {
    try await withTemporaryFolder { folder in
      try await run(["--output", folder.path])
      #expect(try names(in: folder) == ["contact-sheet.png", "failure.png", "joke.png", "loading.png"])
      let joke = try picture("joke", in: folder)
      #expect(joke.width == 1170 && joke.height == 2532)
      #expect(try picture("loading", in: folder) != joke)
    }
  }

  @Test(arguments: [("joke", ["joke.png"]), ("all", ["failure.png", "joke.png", "loading.png"])])
  func `renders what is asked for and nothing else`(screen: String, files: [String]) async throws {
    try await withTemporaryFolder { folder in
      try await run(["render", screen, "--scale", "1", "--device", "iPhoneSe", "--output", folder.path])
      #expect(try names(in: folder) == files)
      let joke = try picture("joke", in: folder)
      #expect(joke.width == 320 && joke.height == 568)
    }
  }

  @Test func `draws dark screens and large text`() async throws {
    try await withTemporaryFolder { folder in
      try await run(["render", "joke", "--scale", "1", "--appearance", "dark", "--output", folder.path])
      let dark = try picture("joke", in: folder)
      #expect(dark[0, 0] == PremultipliedColor(.black))
      try await run(
        ["render", "joke", "--scale", "1", "--appearance", "dark", "--text-size", "xxxLarge", "--output", folder.path])
      #expect(try picture("joke", in: folder) != dark)
    }
  }

  /// The app's pictures were drawn once; what rounds coverage otherwise since then may move a pixel by one step.
  @Test func `draws the header that the app has`() async throws {
    let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/JokesApp/Assets.xcassets/header.imageset")
    try await withTemporaryFolder { folder in
      try await run(["header", "--output", folder.path])
      for name in ["header@3x", "header-dark@3x"] {
        let (drawn, asset) = try (picture(name, in: folder), picture(name, in: assets))
        #expect((drawn.width, drawn.height) == (asset.width, asset.height))
        #expect(largestDifference(drawn, asset) <= 1)
      }
    }
  }

  @Test(arguments: [
    (["render", "joke", "--scale", "0"], "A scale of 0.0 is not between 0.1 and 10 pixels a point."),
    (["render", "joke", "--insets", "400,0,444,0"], "The insets leave no room on the screen of 390 x 844 points."),
    (["render", "joke", "--insets", "-1,0,0,0"], "Write four numbers of at least 0"),
    (["render", "jokes"], "Please provide one of 'joke', 'loading', 'failure' or 'all'."),
    (["render", "joke", "--appearance", "drak"], "Please provide one of 'light' and 'dark'."),
  ])
  func `refuses what it cannot draw, with the way out`(arguments: [String], sentence: String) {
    let error = #expect(throws: (any Error).self) { try Jokes.parseAsRoot(arguments) }
    #expect(error.map { Jokes.fullMessage(for: $0).contains(sentence) } == true)
  }

  @Test func `names a folder that cannot be made`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let error = await #expect(throws: (any Error).self) {
        try await run(["render", "joke", "--output", file.path + "/x"])
      }
      #expect(error.map { "\($0)".contains("The folder \(file.path)/x cannot be made") } == true)
    }
  }
}

private func run(_ arguments: [String]) async throws {
  var command = try Jokes.parseAsRoot(arguments)
  if var command = command as? any AsyncParsableCommand {
    try await command.run()
  } else {
    try command.run()
  }
}

private func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

private func picture(_ name: String, in folder: URL) throws -> Bitmap {
  try PNGDecoder().decode([UInt8](Data(contentsOf: folder.appending(path: name + ".png")))).bitmap
}

/// By how many steps two pictures of one size differ in the channel in which they differ most.
private func largestDifference(_ first: Bitmap, _ second: Bitmap) -> Int {
  func steps(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
  return first.withUnsafePixels { first in
    second.withUnsafePixels { second in
      zip(first, second).reduce(0) { largest, pair in
        let (a, b) = pair
        return max(
          largest, steps(a.red, b.red), steps(a.green, b.green), steps(a.blue, b.blue), steps(a.alpha, b.alpha))
      }
    }
  }
}

private func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "jokes-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}
