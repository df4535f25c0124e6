import Testing

@testable import SnapshotTesting

struct SnapshotNameTests {
  @Test func `an empty name is refused, and nothing is recorded`() throws {
    let package = try TemporaryPackage()
    #expect(
      package.verify("new", as: .lines, named: "", record: .all)
        == "The name of the snapshot is empty, so nothing would tell its reference from others. Give it another one, or "
        + "leave out \"named:\" to number it.")
    #expect(package.files.isEmpty)
  }

  @Test func `a name of a space alone is one`() throws {
    let package = try TemporaryPackage()
    _ = package.verify("new", as: .lines, named: " ")
    #expect(package.files == [TemporaryPackage.folder + "test.u20.txt"])
  }
}
