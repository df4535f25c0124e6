import Foundation
import PNGFiles
import PixelImages
import Testing

@testable import FileComparison

/// What `stills compare` says of two files or two folders, and with which code it ends.
@Suite struct `The command compare` {
  private let files: PictureFiles

  init() throws { files = try PictureFiles() }

  private func result(_ arguments: String...) async -> ComparisonCommand.Result {
    await ComparisonCommand(arguments).result()
  }

  @Test func `finds the same picture in files of different bytes`() async throws {
    let (first, second) = (try files.picture("a.png"), try files.picture("b.png", level: 9))
    let result = await result(first, second)
    #expect(result == ComparisonCommand.Result(output: "The pictures are the same.\n", exitCode: 0))
  }

  @Test func `says what differs, where, and what would let it pass`() async throws {
    let (first, second) = (try files.picture("a.png"), try files.picture("b.png", changed: [(3, 4), (4, 4)], by: 7))
    let result = await result(first, second, "--output", files.path("differences/d.png"))
    #expect(result.exitCode == 1 && result.errors.isEmpty)
    #expect(
      result.output == """
        \(second) differs from \(first).

        2 of 1,200 pixels differ (0.17 %).

        They lie in:
          2 x 1 at (3, 4)

        The largest difference of a channel is 7 of 255 at (3, 4): #C8C8C8 became #C1C1C1. The largest distance in \
        CIE Lab is 2.5 at (3, 4).

        Pixels that would still differ if every channel could be
          off by   0: 2
          off by   1: 2
          off by   4: 2
          off by   7: 0
        The smallest setting that would let this pass is
          --tolerance channel:7,pixels:2
        A tolerance that accepts this difference accepts every later change of that size too.

        The difference is drawn in \(files.path("differences/d.png")).

        The pictures are not the same.

        """)
    #expect(try files.decoded("differences/d.png")[3, 4] != files.decoded("differences/d.png")[20, 20])
    #expect(await self.result(first, second, "--tolerance", "channel:7,pixels:2").exitCode == 0)
    #expect(await self.result(first, second, "--tolerance=channel:6,pixels:2").exitCode == 1)
  }

  @Test func `prints one line of JSON`() async throws {
    let (first, second) = (try files.picture("a.png"), try files.picture("b \".png", changed: [(3, 4)], by: 7))
    let result = await result("--json", first, second)
    #expect(result.exitCode == 1 && result.output.last == "\n" && !result.output.dropLast().contains("\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["verdict"] as? String == "different")
    let pair = try #require((object["pictures"] as? [[String: Any]])?.first)
    #expect(pair["actual"] as? String == second && pair["verdict"] as? String == "different")
    let pixels = try #require(pair["pixels"] as? [String: Any])
    #expect(pixels["differing"] as? Int == 1 && pixels["expectedSize"] as? [Int] == [40, 30])
    #expect(pixels["smallestSetting"] as? String == "channel:7,pixels:1")
    #expect(pixels["boxes"] as? [[String: Int]] == [["x": 3, "y": 4, "width": 1, "height": 1]])
    #expect((pixels["largestChannelDifference"] as? [String: Any])?["expected"] as? String == "#C8C8C8")
  }

  @Test func `leaves out what masks cover, and refuses masks that cover nothing`() async throws {
    let (first, second) = (try files.picture("a.png"), try files.picture("b.png", changed: [(3, 4)]))
    #expect(await result(first, second, "--mask", "0,0,10,10").exitCode == 0)
    #expect(await result(first, second, "--mask", "4,4,10,10").exitCode == 1)
    let outside = await result(first, first, "--mask", "40,0,10,10")
    #expect(outside.exitCode == 2)
    #expect(outside.output.contains("lies outside of the picture of 40 x 30 pixels"))
  }

  @Test func `pairs the pictures of folders`() async throws {
    for name in ["a.png", "deep/b.png", "c.png"] { _ = try files.picture("old/" + name) }
    _ = try files.picture("new/a.png", level: 0)
    _ = try files.picture("new/deep/b.png", changed: [(1, 1)])
    _ = try files.picture("new/d.png")
    _ = try files.file("new/text.txt", Data("no picture".utf8))
    let result = await result(files.path("old"), files.path("new"), "-o", files.path("out"))
    #expect(result.exitCode == 1)
    let paragraphs = result.output.split(separator: "\n\n")
    #expect(paragraphs.first == "c.png is missing: only \(files.path("old/c.png")) exists.")
    #expect(paragraphs.dropFirst().first == "d.png is new: only \(files.path("new/d.png")) exists.")
    #expect(paragraphs.dropFirst(2).first == "deep/b.png differs from \(files.path("old/deep/b.png")).")
    #expect(paragraphs.last == "4 pictures: 1 the same, 1 different, 1 missing, 1 new.\n")
    #expect(files.exists("out/deep/b.png") && !files.exists("out/a.png"))
  }

  @Test func `ends with 2 where a file cannot be compared, and names it`() async throws {
    let picture = try files.picture("a.png")
    let text = try files.file("b.png", Data("no picture".utf8))
    let broken = await result(picture, text)
    #expect(broken.exitCode == 2 && broken.output.hasPrefix("\(text): This is not a PNG file"))
    // Also where both are the same.
    #expect(await result(text, text).exitCode == 2)
    let missing = await result(picture, files.path("none.png"))
    #expect(
      missing
        == ComparisonCommand.Result(
          errors: "Error: \(files.path("none.png")): There is no such file or folder.\n", exitCode: 2))
    #expect(await result(picture, files.path("")).exitCode == 2)
  }

  @Test func `reads all of both pictures, also what only one of them has`() async throws {
    let low = try files.file("low.png", Data(PNGEncoder().encode(Bitmap(width: 300, height: 20))))
    let bytes = try PNGEncoder().encode(Bitmap(width: 300, height: 2000))
    let high = try files.file("high.png", Data(bytes))
    let sizes = await result(low, high)
    #expect(sizes.exitCode == 1 && sizes.output.contains("300 x 2000"))
    // The last bytes are those of the chunk IEND and the checksum of the pixels.
    let damaged = try files.file("damaged.png", Data(bytes.prefix(bytes.count - 13) + [1] + bytes.suffix(12)))
    for (first, second) in [(low, damaged), (damaged, low)] {
      let broken = await result(first, second)
      #expect(broken.exitCode == 2 && broken.output.contains("\(damaged): The PNG file is damaged"))
    }
  }

  @Test func `never writes over a picture that it compares`() async throws {
    let (first, second) = (try files.picture("a.png"), try files.picture("b.png", changed: [(3, 4)]))
    let before = try Data(contentsOf: URL(filePath: second))
    let result = await result(first, second, "--output", second)
    #expect(result.exitCode == 2 && result.output.contains("Choose another --output."))
    #expect(try Data(contentsOf: URL(filePath: second)) == before)
  }

  @Test func `escapes names that would move a terminal's cursor`() async throws {
    let first = try files.picture("a.png")
    let second = try files.picture("b\u{1B}[2J\u{202E}.png", changed: [(3, 4)])
    let output = await result(first, second).output
    #expect(output.contains("b\\u{1B}[2J\\u{202E}.png differs") && !output.unicodeScalars.contains("\u{1B}"))
  }
}
