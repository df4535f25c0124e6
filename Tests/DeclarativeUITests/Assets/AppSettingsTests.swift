import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite struct `What an app says of all of its views` {
  private func settings(
    _ info: String, colors: String = "", _ check: (AppSettings?, Bundle) throws -> Void
  ) throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add("Leaf.colorset", contents: #"{ "colors": [ { "idiom": "universal" \#(colors) } ] }"#)
    let bundle = try #require(assets.bundle)
    try Data("{ \(info) }".utf8).write(to: bundle.bundleURL.appending(path: "AppInfo.json"))
    try check(AppSettings(in: [bundle]), bundle)
  }

  @Test func `is its accent colour, unless the asset leaves that open`() throws {
    let info = #""CFBundlePackageType": "APPL", "NSAccentColorName": "Leaf""#
    try settings(info, colors: #", "color": { "reference": "systemRedColor" }"#) { settings, bundle in
      #expect(settings?.accentColor == Color("Leaf", bundle: bundle))
    }
    try settings(info) { settings, _ in
      #expect(settings != nil && settings?.accentColor == nil)
    }
  }

  @Test(arguments: [("Dark", ColorScheme.dark), ("Light", .light), ("Automatic", nil)])
  func `is an appearance, unless it follows people`(style: String, scheme: ColorScheme?) throws {
    try settings(#""CFBundlePackageType": "APPL", "UIUserInterfaceStyle": "\#(style)""#) { settings, _ in
      #expect(settings != nil && settings?.colorScheme == scheme && settings?.accentColor == nil)
    }
  }

  @Test func `is nothing of a widget or a framework`() throws {
    try settings(#""CFBundlePackageType": "BNDL", "UIUserInterfaceStyle": "Dark""#) { settings, _ in
      #expect(settings == nil)
    }
    #expect(AppSettings(in: [.main]) == nil)
  }
}
