import Foundation
import PNGFiles
import PixelImages
import SnapshotReferences
import TestSupport
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// What lies in a reference's place, and what keeps it from being written: a clear failure, and nothing lost.
struct ReferenceErrorTests {
  private let package: TemporaryPackage
  private let reference = TemporaryPackage.folder + "test.card.txt"
  private let failures = TemporaryPackage.failures + "test.card.txt/"

  init() throws { package = try TemporaryPackage() }

  private func verify(_ value: String, record: SnapshotTestingConfiguration.Record? = nil) -> String? {
    package.verify(value, as: .lines, record: record, line: 1)
  }

  private static let modes: [SnapshotTestingConfiguration.Record] = [.all, .failed, .missing, .never]

  @Test(arguments: modes) func `a folder is named and kept`(mode: SnapshotTestingConfiguration.Record) throws {
    try package.write("mine", to: reference + "/file")
    let failure = verify("new", record: mode)
    #expect(
      failure
        == "\"\(package.path(reference))\" should be a file, but is a folder. Remove or rename the folder.")
    #expect(package.files == [reference + "/file"])
  }

  @Test func `a symbolic link is read through, and never written through`() throws {
    try package.write("old", to: "elsewhere.txt")
    try package.write("", to: TemporaryPackage.folder + "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.path(reference), withDestinationPath: package.path("elsewhere.txt"))
    #expect(verify("old") == nil)
    #expect(verify("new")?.hasPrefix("Snapshot \"card\" does not match reference.") == true)
    for mode in [SnapshotTestingConfiguration.Record.all, .failed] {
      #expect(verify("new", record: mode)?.contains("is a symbolic link, and re") == true)
      #expect(package.text("elsewhere.txt") == "old")
      #expect(verify("old") == nil)
    }
  }

  @Test func `references of a test file that is no longer there are not recorded where it was`() throws {
    try FileManager.default.removeItem(at: package.root)
    for mode in Self.modes {
      #expect(verify("new", record: mode)?.hasPrefix("The test file \"\(package.root.path)/Tests/") == true)
    }
    #expect(!FileManager.default.fileExists(atPath: package.root.path))
  }

  @Test func `a link that leads nowhere is named`() throws {
    try package.write("", to: TemporaryPackage.folder + "other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.path(reference), withDestinationPath: package.path("nowhere.txt"))
    for mode in Self.modes {
      #expect(verify("new", record: mode)?.contains("is a symbolic link that leads nowhere") == true)
    }
    #expect(package.data("nowhere.txt") == nil)
  }

  @Test func `a broken picture is kept until it is recorded anew`() throws {
    let picture = Bitmap(width: 4, height: 4)
    let bytes = Data(try PNGEncoder().encode(picture))
    let png = TemporaryPackage.folder + "test.card.png"
    func verify(record: SnapshotTestingConfiguration.Record) -> String? {
      package.verify(picture, as: .image, record: record, line: 1)
    }
    for broken in [Data(), Data("text".utf8), bytes.prefix(bytes.count / 2), bytes.dropFirst()] {
      try AtomicFile.write(broken, to: package.root.appending(path: png))
      let failure = try #require(verify(record: .missing))
      #expect(failure.hasPrefix("Snapshot \"card\" does not match reference.\n\nThe reference cannot be read: "))
      #expect(package.data(png) == Data(broken))
      #expect(package.data(TemporaryPackage.failures + "test.card.png/expected.png") == Data(broken))
      #expect(verify(record: .failed)?.contains("A new snapshot was automatically recorded.") == true)
      #expect(package.data(png) == bytes)
      #expect(verify(record: .never) == nil)
    }
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.failed, .missing, .never])
  func `a Git LFS pointer is named and kept`(mode: SnapshotTestingConfiguration.Record) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    try package.write(pointer, to: reference)
    let failure = try #require(verify("new", record: mode))
    #expect(failure.contains("git lfs pull"))
    #expect(package.text(reference) == pointer)
  }

  @Test(arguments: modes) func `a file in the place of the folder is named and kept`(
    mode: SnapshotTestingConfiguration.Record
  ) throws {
    try package.write("mine", to: "__Snapshots__")
    let failure = try #require(verify("new", record: mode))
    #expect(failure.hasPrefix("\"\(package.path("__Snapshots__"))"))
    #expect(failure.contains("should be a folder, but is a file."))
    #expect(package.files == ["__Snapshots__"])
  }

  @Test func `a mismatch is explained although its files cannot be written`() throws {
    try package.write("old", to: reference)
    try package.write("mine", to: ".build")
    let failure = try #require(verify("new"))
    #expect(failure.hasPrefix("Snapshot \"card\" does not match reference.\n\n1 line removed (-) and 1 added (+)."))
    #expect(
      failure.contains(
        "\n\nFiles that could not be written: expected, actual, difference. \"\(package.path(".build"))\" should be a "
          + "folder, but is a file. Remove or rename the file.\n\n"))
    #expect(failure.contains("\n\n  reference  \(package.path(reference))\n"))
    #expect(package.files == [".build", reference])
  }

  @Test(arguments: modes) func `a folder for failures that cannot be made hides no failure`(
    mode: SnapshotTestingConfiguration.Record
  ) throws {
    try package.write("", to: "file")
    let environment = ["SNAPSHOT_ARTIFACTS": package.path("file/artifacts")]
    func verify(_ value: String, named name: String) -> String? {
      package.verify(value, as: .lines, named: name, record: mode, environment: environment, line: 1)
    }
    let absent = try #require(verify("new", named: "absent"))
    try package.write("old", to: reference)
    let different = try #require(verify("new", named: "card"))
    let note = "Files that could not be written: "
    #expect(absent.hasPrefix(mode == .all ? "Record mode is on." : "No reference was found on disk."))
    #expect(absent.contains(note) == (mode == .never))
    #expect(different.hasPrefix(mode == .all ? "Record mode is on." : "Snapshot \"card\" does not match reference."))
    #expect(different.contains(note) == (mode != .all))
  }

  @Test(.prompt) func `a reference that may not be written is kept`() async throws {
    try package.write("old", to: reference)
    // Whatever the umask is, another user may read it.
    for item in [reference, "", "__Snapshots__", "__Snapshots__/AppTests", TemporaryPackage.folder] {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: package.path(item))
    }
    await #expect(processExitsWith: .success) { [root = package.root.path as String] in
      // The superuser may write everywhere.
      if geteuid() == 0 { try #require(seteuid(65534) == 0) }
      let package = TemporaryPackage(at: URL(filePath: root, directoryHint: .isDirectory))
      let artifacts = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: artifacts) }
      let environment = ["SNAPSHOT_ARTIFACTS": artifacts.path]
      for mode in [SnapshotTestingConfiguration.Record.all, .failed] {
        let failure = try #require(
          package.verify("new", as: .lines, record: mode, environment: environment, line: 1))
        #expect(failure.contains("may not be written: permission denied."))
        // What keeps it from being recorded keeps it from being copied to.
        #expect(!failure.contains("\n  cp "))
        #expect(package.text(TemporaryPackage.folder + "test.card.txt") == "old")
      }
      let missing = try #require(package.verify("new", as: .lines, named: "absent", line: 2))
      #expect(missing.contains("test.absent.txt\" may not be written: permission denied."))
    }
    #expect(package.files == [reference])
    #expect(package.text(reference) == "old")
  }

  @Test(.prompt) func `a full disk leaves the old reference`() async throws {
    try package.write("old", to: reference)
    await #expect(processExitsWith: .success) { [root = package.root.path as String] in
      signal(SIGXFSZ, SIG_IGN)
      // A process that may write no more than this finds every larger file as a full disk does.
      var limit = rlimit(rlim_cur: 2000, rlim_max: 2000)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let package = TemporaryPackage(at: URL(filePath: root, directoryHint: .isDirectory))
      let long = String(repeating: "x", count: 5000)
      for mode in [SnapshotTestingConfiguration.Record.all, .failed] {
        let failure = try #require(package.verify(long, as: .lines, record: mode, line: 1))
        #expect(
          failure.contains("could not be written: the disk is full. Nothing was changed; make room for it."))
      }
      let mismatch = try #require(package.verify(long, as: .lines, record: .missing, line: 1))
      #expect(mismatch.hasPrefix("Snapshot \"card\" does not match reference."))
      #expect(mismatch.contains("actual.txt\" could not be written: the disk is full."))
    }
    #expect(package.text(reference) == "old")
    #expect(package.files == [failures + "expected.txt", reference])
  }
}
