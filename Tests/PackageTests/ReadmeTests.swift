import Foundation
import Testing

/// What the README says of the package, held against the package.
@Suite struct `The README` {
  private let readme: String

  init() throws { readme = try PackageFolder.text(of: "README.md") }

  @Test func `is read in a few minutes`() {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 160)
    #expect(readme.utf8.count <= 8_192)
  }

  @Test func `says how large the fonts are that come along`() throws {
    let claim = try #require(readme.firstMatch(of: #/all (\d+) MB come along/#)?.1)
    let byteCount = try PackageFolder.files(below: "Fonts").filter { !$0.hasSuffix(".swift") }.reduce(0) { sum, path in
      let file = PackageFolder.root.appending(path: path)
      return try sum + (file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    #expect(Int(claim) == (byteCount + 500_000) / 1_000_000)
  }

  @Test func `installs what the manifest names, and with it the program that finds it`() throws {
    let manifest = try PackageFolder.text(of: "Package.swift")
    for (installer, finder, provider) in [("-y", "pkg-config", "apt"), ("brew install", "pkgconf", "brew")] {
      let named = Set(
        manifest.matches(of: try Regex(#"\.\#(provider)\(\["([\w-]+)"\]\)"#)).map { "\($0[1].substring ?? "")" })
      let lines = readme.matches(of: try Regex("\(installer) ([a-z -]+?)(?: &&|`)")).map { $0[1].substring ?? "" }
      #expect(!lines.isEmpty)
      for line in lines { #expect(Set(line.split(separator: " ").map(String.init)) == named.union([finder])) }
    }
  }

  @Test func `asks for the Swift that the manifest needs`() throws {
    let version = try #require(readme.firstMatch(of: #/Swift ([\d.]+) or later/#)?.1)
    #expect(try PackageFolder.text(of: "Package.swift").hasPrefix("// swift-tools-version: \(version)\n"))
  }

  @Test func `quotes a failure of a test that is there, with a reference of the size that it says`() throws {
    let quoted = try #require(readme.firstMatch(of: #/(\w+)\.swift:(\d+): error: (\w+)\.(\w+) : failed/#))
    #expect(quoted.1 == quoted.3)
    let test = try PackageFolder.text(of: "Tests/JokesAppTests/\(quoted.1).swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(Int(quoted.2))
    #expect(test[..<line].last { $0.contains("func ") }?.contains("func \(quoted.4)()") == true)
    let amount = try #require(readme.firstMatch(of: #/([\d,]+) of ([\d,]+) pixels differ \(([\d.]+) %\)/#))
    let (part, whole) = (try number(amount.1), try number(amount.2))
    #expect((part * 20_000 + whole) / (2 * whole) == (try number(amount.3)))
    let path = try #require(readme.firstMatch(of: #/ (__Snapshots__\/\w[\w\/]*\.light\.png)\n/#)?.1)
    let png = try Data(contentsOf: PackageFolder.root.appending(path: "\(path)"))
    // The header follows the signature, its length and its type.
    func side(at offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(side(at: 16) * side(at: 20) == whole)
    #expect(readme.contains("A screen of \(side(at: 16)) x \(side(at: 20)) px"))
  }

  private func number(_ text: Substring) throws -> Int {
    try #require(Int(text.filter { $0 != "," && $0 != "." }))
  }

  @Test func `shows how each file of views begins`() throws {
    let start = try #require(readme.firstMatch(of: #/(?s)<!-- view -->\n```swift\n(.*?)```/#)?.1)
    let articles = "Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/TestingViews.md"
    let card = try PackageFolder.text(of: ".ci/DependantPackage/Sources/Cards/Card.swift")
    #expect(card.hasPrefix(start))
    // The article has the view that a dependant package builds and tests.
    #expect(try PackageFolder.text(of: articles).contains("```swift\n\(card)```"))
    for path in try PackageFolder.files(below: "Sources/JokesApp") where path.hasSuffix(".swift") {
      let text = try PackageFolder.text(of: path)
      guard text.contains("JokeView") || text.contains("View {") else { continue }
      #expect(text.replacing("  public import ", with: "  import ").hasPrefix(start), "\(path) begins otherwise")
      #expect(!text.contains("canImport(SwiftUI)"), "\(path) would choose Apple's views beside those of Stills")
    }
  }

  @Test func `asks for the version that pictures name`() throws {
    let version = readme.firstMatch(of: #/from: "([\d.]+)"/#)?.1
    let source = try PackageFolder.text(of: "Sources/DrawingRenderer/DrawingRenderer.swift")
    #expect(version != nil)
    #expect(version == source.firstMatch(of: #/stillsVersion = "([\d.]+)"/#)?.1)
  }

  @Test func `leads to a comparison of two files that is tested as it stands there`() throws {
    let path = "Sources/ImageComparison/ImageComparison.docc/ImageComparison.md"
    #expect(readme.contains("](\(path))"))
    let article = try PackageFolder.text(of: path)
    let block = try #require(article.firstMatch(of: #/(?s)```swift\n.*?\n\n(.*?)```/#)?.1)
    let test = try PackageFolder.text(of: ".ci/DependantPackage/Tests/DependantTests/ComparedFilesTests.swift")
    let lines = block.split(separator: "\n").map { "  \($0)\n" }
    #expect(lines.count == 5)
    #expect(test.contains(lines.joined()))
  }

  @Test func `and other documents link to files that are there`() throws {
    for path in ["README.md", ".github/CONTRIBUTING.md", "Fonts/README.md"] {
      let folder = PackageFolder.root.appending(path: path).deletingLastPathComponent()
      for link in try PackageFolder.text(of: path).matches(of: #/\]\(([^):#]+)\)/#) {
        let target = folder.appending(path: String(link.1)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(path) links to \(link.1)")
      }
    }
  }
}
