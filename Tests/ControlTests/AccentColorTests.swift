import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `The accent colour of an app` {
  private let bundle: Bundle
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    let brand = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x63", "green": "0x61", "blue": "0xE0", "alpha": "1.000"}}}]}
      """
    for (name, content) in ["Brand": brand, "New": #"{"colors": [{"idiom": "universal"}]}"#] {
      let set = folder.appending(path: "Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: set.appending(path: "Contents.json"))
    }
    bundle = try #require(Bundle(url: folder))
  }

  private func colors(_ view: some View, named name: String?) -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    return LaidOut(view) {
      $0.assetBundles = [bundle]
      $0.accentColorName = name
      $0.systemDesign = .iOS26
    }.colors.map(\.description)
  }

  @Test func `is that of what can be pressed`() {
    #expect(colors(Button("A") {}, named: "Brand") == ["#6361E0"])
    #expect(colors(Rectangle().fill(.tint), named: "Brand") == ["#6361E0"])
    #expect(colors(Color.accentColor, named: "Brand") == ["#6361E0"])
    #expect(colors(Color.accentColor.mix(with: .accentColor, by: 0.5), named: "Brand") == ["#6361E0"])
  }

  @Test func `gives way to a tint`() {
    #expect(colors(Button("A") {}.tint(.black), named: "Brand") == ["#000000"])
  }

  @Test func `is blue where the catalog has no colour for it`() {
    #expect(colors(Button("A") {}, named: "New") == ["#0088FF"])
    #expect(colors(Button("A") {}, named: "Missing") == ["#0088FF"])
    #expect(colors(Button("A") {}, named: nil) == ["#0088FF"])
  }
}
