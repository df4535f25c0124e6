import Foundation
import Testing

@testable import AppAdoption

@Suite struct `What a project says of its app` {
  private static let settings = [
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME)", "MARKETING_VERSION": "1.2",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "INFOPLIST_KEY_CFBundleDisplayName": "Tea time", "INFOPLIST_FILE": "App/Info.plist", "SERVER": "example.com",
  ]
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
      <key>Address</key><string>https://${SERVER}/$(UNKNOWN)</string>
      <key>Pictures</key><string>$(SOURCE_ROOT)/Pictures</string>
      <key>Fonts</key><array><string>A.ttf</string></array>
      <key>Flag</key><true/><key>Bytes</key><data>AAAA</data>
    </dict></plist>
    """

  private func info(_ type: String) throws -> [String: Any] {
    let folder = try AppFolder(["App/Info.plist": Self.list])
    let text = AppInfo.text(
      target: "Teas", settings: Self.settings, type: type, in: folder.url, properties: ["Own": "$(SERVER)"])
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `has its identifier, its names and its versions`() throws {
    let info = try info("APPL")
    #expect(info["CFBundleIdentifier"] as? String == "com.example.Teas")
    #expect(info["CFBundleShortVersionString"] as? String == "1.2" && info["CFBundleVersion"] == nil)
    #expect(info["CFBundleName"] as? String == "Teas" && info["CFBundleDisplayName"] as? String == "Tea time")
    #expect(info["CFBundlePackageType"] as? String == "APPL")
  }

  @Test func `has what its file says, with values of settings`() throws {
    let info = try info("BNDL")
    #expect(info["CFBundleExecutable"] as? String == "Teas")
    #expect(info["Address"] as? String == "https://example.com/")
    // Where the project lies is known when tests run.
    #expect(info["Pictures"] as? String == "$(SOURCE_ROOT)/Pictures")
    #expect(info["Fonts"] as? [String] == ["A.ttf"] && info["Flag"] as? Bool == true && info["Bytes"] == nil)
    #expect(info["Own"] as? String == "example.com")
  }

  @Test func `has the name of the app's accent colour, and is written for it`() throws {
    func text(_ type: String, _ name: String?) -> String {
      let settings = name.map { ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": $0] } ?? [:]
      return AppInfo.text(target: "Teas", settings: settings, type: type, in: URL(filePath: "/"))
    }
    #expect(text("APPL", "Brand").contains("\"NSAccentColorName\" : \"Brand\""))
    #expect(AppInfo.isNeededByViews(text("APPL", "Brand")))
    #expect(!AppInfo.isNeededByViews(text("BNDL", "Brand")) && !AppInfo.isNeededByViews(text("APPL", nil)))
    let folder = try AppFolder([
      "project.yml": """
      settings: {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Brand}
      targets: {App: {type: application, platform: iOS, sources: App}}
      """, "App/A.swift": "import Foundation\nlet a = 1",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in Data() }
    let written = try WrittenPackage(app, stills: StillsDependency("/x"))
    #expect(written.files["Sources/App/AppInfo.json"]?.contains("Brand") == true)
  }

  @Test func `is written where a source asks for it`() throws {
    func info(_ source: String) throws -> [Bool] {
      let folder = try AppFolder([
        "project.yml": "targets: {App: {type: application, platform: iOS, sources: App}}", "App/A.swift": source,
      ])
      let app = try AdoptedApp(in: folder.url) { _ in Data() }
      let written = try WrittenPackage(app, stills: StillsDependency("/x"))
      return [
        written.files["Sources/App/AppInfo.json"] != nil,
        written.files["Package.swift"]?.contains(".copy(\"AppInfo.json\")") == true,
      ]
    }
    #expect(try info("import Foundation\nlet a = Bundle.main.bundleIdentifier") == [true, true])
    #expect(try info("import Foundation\nlet a = 1") == [false, false])
  }
}
