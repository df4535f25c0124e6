import Foundation
import Pictures
import PixelImages
import SnapshotReferences
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// The printed command that accepts a new value, run by a shell in the package's folder: what lies there afterwards is
/// what recording would have written.
struct AcceptanceTests {
  private let package: TemporaryPackage

  /// Names that shells read as more than a name.
  init() throws { package = try TemporaryPackage(named: "It's a \"package\" with $HOME, 🎉 & `ls`; ") }

  private func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, record: SnapshotTestingConfiguration.Record? = nil,
    in environment: [String: String] = [:]
  ) -> String? {
    package.verify(
      value, as: strategy, record: record,
      environment: environment.merging(["PWD": package.root.path]) { $1 }, line: 1)
  }

  /// Runs the command of a failure that takes the new value.
  private func accept(_ failure: String?) throws {
    let command = try #require(failure?.firstMatch(of: /\n  ((?:mkdir -p|rm|cp) .+)/)?.output.1)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", String(command)]
    shell.currentDirectoryURL = package.root
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0, "\(command)")
  }

  /// Has a value fail, accepts it, and requires the reference that recording would have left.
  private func requireAcceptance<Format>(
    of value: Format, as strategy: Snapshotting<Format, Format>, in environment: [String: String] = [:]
  ) throws {
    let reference = TemporaryPackage.folder + "test.card." + (strategy.pathExtension ?? "")
    try accept(verify(value, as: strategy, in: environment))
    let accepted = try #require(package.data(reference))
    #expect(verify(value, as: strategy, in: environment) == nil)
    #expect(verify(value, as: strategy, record: .all) != nil)
    #expect(accepted == package.data(reference))
  }

  private func picture(width: Int = 8, blue: UInt8) -> SnapshotPicture {
    var bitmap = Bitmap(width: width, height: 6, filledWith: PremultipliedColor(.white))
    bitmap[3, 2].blue = blue
    let fade = LayoutOutline.Item(frame: nil, content: .opacity(Double(blue)))
    return SnapshotPicture(bitmap, layout: LayoutOutline(size: .init(width: 8, height: 6), items: [fade]))
  }

  private let pictures = Snapshotting<SnapshotPicture, SnapshotPicture>(comparing: Diffing(tolerance: .exact))

  /// Whether a picture's reference is known without decoding it, and has its layout.
  private func isWhole(_ picture: SnapshotPicture) throws -> Bool {
    let data = try #require(package.data(TemporaryPackage.folder + "test.card.png"))
    return try pictures.diffing.recognize(data, picture) && pictures.diffing.decode(data) == picture
  }

  @Test func `a picture is accepted with its layout and its digest`() throws {
    #expect(verify(picture(blue: 0), as: pictures) != nil)
    try requireAcceptance(of: picture(blue: 9), as: pictures)
    #expect(try isWhole(picture(blue: 9)))
  }

  @Test func `a picture of another size is accepted`() throws {
    #expect(verify(picture(blue: 0), as: pictures) != nil)
    try requireAcceptance(of: picture(width: 11, blue: 0), as: pictures)
    #expect(try isWhole(picture(width: 11, blue: 0)))
  }

  @Test func `a picture is accepted without its masks, as it is recorded`() throws {
    let masked = Snapshotting<SnapshotPicture, SnapshotPicture>(
      comparing: Diffing(tolerance: .exact), masks: [.rect(x: 3, y: 0, width: 1, height: 6)])
    #expect(verify(picture(blue: 0), as: masked) != nil)
    var changed = picture(blue: 9)
    changed.bitmap[0, 0].red = 0
    try requireAcceptance(of: changed, as: masked)
    #expect(try isWhole(changed))
  }

  @Test func `a missing picture is accepted in a folder that is made`() throws {
    try requireAcceptance(of: picture(blue: 9), as: pictures, in: ["CI": "true"])
    #expect(try isWhole(picture(blue: 9)))
  }

  @Test func `a missing text is accepted beside others`() throws {
    try package.write("", to: TemporaryPackage.folder + "test.other.txt")
    try requireAcceptance(of: "new\r\n", as: .lines, in: ["SNAPSHOT_TESTING_RECORD": "never"])
  }

  @Test(arguments: ["", "one\n\ntwo", "\u{FEFF}é 🎉\r\n\0"]) func `a text is accepted byte by byte`(text: String) throws
  {
    try package.write("old", to: TemporaryPackage.folder + "test.card.txt")
    try requireAcceptance(of: text, as: .lines)
  }

  @Test func `data without an extension is accepted`() throws {
    var strategy = SimplySnapshotting<Data>.data
    strategy.pathExtension = nil
    #expect(verify(Data([1, 2]), as: strategy) != nil)
    try accept(verify(Data([0, 255]), as: strategy))
    #expect(package.data(TemporaryPackage.folder + "test.card") == Data([0, 255]))
  }

  @Test func `a broken picture is replaced`() throws {
    try package.write("no picture", to: TemporaryPackage.folder + "test.card.png")
    try requireAcceptance(of: picture(blue: 9), as: pictures)
  }

  @Test func `a link is replaced, and what it leads to is kept`() throws {
    let reference = TemporaryPackage.folder + "test.card.txt"
    try package.write("old", to: "elsewhere.txt")
    try package.write("", to: TemporaryPackage.folder + "test.other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.path(reference), withDestinationPath: package.path("elsewhere.txt"))
    try requireAcceptance(of: "new", as: .lines)
    #expect(package.text(reference) == "new")
    #expect(package.text("elsewhere.txt") == "old")
  }

  @Test func `what was not fetched is not replaced`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    try package.write(pointer, to: TemporaryPackage.folder + "test.card.txt")
    let failure = try #require(verify("new", as: .lines))
    #expect(!failure.contains("  cp "))
    #expect(!failure.contains("SNAPSHOT_TESTING_RECORD"))
  }

  @Test func `a difference's own file of the name does not take the place of the new value`() throws {
    var strategy = SimplySnapshotting<String>.lines
    strategy.diffing.compare = { _, _ in
      let other = SnapshotAttachment(name: "actual", pathExtension: "txt", data: Data("no".utf8))
      let outside = SnapshotAttachment(name: "../../actual", pathExtension: "TXT", data: Data("no".utf8))
      // The same file on many file systems.
      let capital = SnapshotAttachment(name: "Expected", pathExtension: "TXT", data: Data("no".utf8))
      return SnapshotDifference(message: "Different.", attachments: [other, other, outside, capital])
    }
    try package.write("old", to: TemporaryPackage.folder + "test.card.txt")
    try accept(verify("new", as: strategy))
    #expect(package.text(TemporaryPackage.folder + "test.card.txt") == "new")
    let failures = TemporaryPackage.failures + "test.card.txt/"
    #expect(
      package.files.filter { $0.hasPrefix(".build") }
        == ["..-..-actual.TXT", "Expected-2.TXT", "actual-2.txt", "actual-3.txt", "actual.txt", "expected.txt"].map {
          failures + $0
        })
  }

  @Test func `a record mode in the code leaves only what works`() throws {
    try package.write("old", to: TemporaryPackage.folder + "test.card.txt")
    for mode in [SnapshotTestingConfiguration.Record.missing, .never] {
      let failure = try #require(verify("new", as: .lines, record: mode))
      #expect(failure.contains("If the new one is right, accept this file:\n\n  cp "))
      #expect(!failure.contains("SNAPSHOT_TESTING_RECORD"))
    }
    let onCI = try #require(verify("new", as: .lines, record: .failed, in: ["CI": "1"]))
    #expect(onCI.contains("\n  SNAPSHOT_TESTING_RECORD=failed swift test"))
    try accept(onCI)
    #expect(verify("new", as: .lines) == nil)
  }
}
