import Foundation
import SnapshotReferences
import Testing

struct ReferenceFolderTests {
  private func place(_ folder: TemporaryFolder, _ testFile: String) -> String {
    let url = ReferenceFolder(forTestFile: folder.url.appending(path: testFile)).url
    return url.standardizedFileURL.path.replacing(folder.url.standardizedFileURL.path + "/", with: "")
  }

  @Test func `references live at the package root when no folder is nearer`() throws {
    let folder = try TemporaryFolder(files: ["Package.swift"], folders: ["Tests/JokesAppTests"])
    let place = place(folder, "Tests/JokesAppTests/JokeViewSnapshotTests.swift")
    #expect(place == "__Snapshots__/JokesAppTests/JokeViewSnapshotTests")
  }

  @Test func `the nearest folder wins over the package root's`() throws {
    let folder = try TemporaryFolder(
      files: ["Package.swift"], folders: ["__Snapshots__", "Tests/__Snapshots__", "Tests/A/__Snapshots__"])
    #expect(place(folder, "Tests/A/FirstTests.swift") == "Tests/A/__Snapshots__/FirstTests")
    #expect(place(folder, "Tests/A/Deep/FirstTests.swift") == "Tests/A/__Snapshots__/Deep/FirstTests")
    #expect(place(folder, "Tests/B/FirstTests.swift") == "Tests/__Snapshots__/B/FirstTests")
    #expect(place(folder, "Other/FirstTests.swift") == "__Snapshots__/Other/FirstTests")
  }

  @Test func `folders above the package root are not looked at`() throws {
    let folder = try TemporaryFolder(files: ["App/Package.swift"], folders: ["__Snapshots__", "App/Tests/T"])
    #expect(place(folder, "App/Tests/T/X.swift") == "App/__Snapshots__/T/X")
  }

  @Test func `a file outside of any package has its references beside it`() throws {
    let folder = try TemporaryFolder(folders: ["Sub"])
    #expect(place(folder, "Sub/X.swift") == "Sub/__Snapshots__/X")
  }

  @Test func `a test file named Tests keeps its name`() throws {
    let folder = try TemporaryFolder(files: ["Package.swift"])
    #expect(place(folder, "Tests.swift") == "__Snapshots__/Tests")
  }

  @Test func `failures go below the build folder of the package`() throws {
    let folder = try TemporaryFolder(files: ["Package.swift"], folders: ["Tests/A"])
    let references = ReferenceFolder(forTestFile: folder.url.appending(path: "Tests/A/X.swift"))
    let failure = FailureFolder(in: references, referenceName: "t.1.png", artifacts: nil)
    #expect(failure.url.path.hasSuffix(".build/snapshots/failures/A/X/t.1.png"))
    #expect(failure.url.path.hasPrefix(folder.url.standardizedFileURL.path))
  }

  @Test func `failures of tests in no package go to that which runs them`() throws {
    let folder = try TemporaryFolder(files: ["Stills/Package.swift"], folders: ["Stills/Inner"])
    let package = folder.url.appending(path: "Stills")
    for place in [package, package.appending(path: "Inner")] {
      let root = FailureFolder.root(packageRoot: nil, artifacts: nil, runIn: place)
      #expect(root.standardizedFileURL.path == package.appending(path: ".build/snapshots").standardizedFileURL.path)
    }
    let nowhere = FailureFolder.root(packageRoot: nil, artifacts: nil, runIn: folder.url)
    #expect(nowhere.lastPathComponent == "snapshots" && !nowhere.path.contains(".build"))
  }

  @Test func `failures go where SNAPSHOT_ARTIFACTS says`() throws {
    let folder = try TemporaryFolder(files: ["Package.swift"])
    let references = ReferenceFolder(forTestFile: folder.url.appending(path: "Tests/A/X.swift"))
    let failure = FailureFolder(in: references, referenceName: "t.1.png", artifacts: "/elsewhere")
    #expect(failure.url.path == "/elsewhere/failures/A/X/t.1.png")
  }
}
