import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A workspace of Xcode` {
  private static let listed = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
      <FileRef location = "group:Tests/Tests.xcodeproj"></FileRef>
      <FileRef
        location = "group:">
      </FileRef>
      <Group name = "Geolocation" location = "group:Maps"/>
      <Group name = "A location" location = "group:Kits">
        <FileRef location = "group:Tea &amp; Bob&apos;s"></FileRef>
        <FileRef location = "container:Cups"></FileRef>
      </Group>
      <FileRef location = "group:Other"></FileRef>
    </Workspace>
    """

  @Test func `gives a project the packages that it lists`() throws {
    let files = [
      "All.xcworkspace/contents.xcworkspacedata": Self.listed, "Tests/Tests.xcodeproj/project.pbxproj": "",
      "Package.swift": "", "Kits/Tea & Bob's/Package.swift": "", "Cups/Package.swift": "", "Other/readme": "",
    ]
    let folder = try AppFolder(files)
    let tests = folder.url.appending(path: "Tests")
    #expect(XcodeWorkspace.packages(around: "Tests.xcodeproj", in: tests) == ["..", "../Kits/Tea & Bob's", "../Cups"])
    #expect(XcodeWorkspace.packages(around: "Others.xcodeproj", in: tests) == [])
    #expect(XcodeWorkspace.packages(around: "Tests/Tests.xcodeproj", in: folder.url).first == "")
  }

  @Test func `brings the modules of a product that a project uses`() throws {
    let project = """
      // !$*UTF8*$!
      { archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = {isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (S); dependencies = (); packageProductDependencies = (D); };
        D = {isa = XCSwiftPackageProductDependency; productName = Teas; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        B = {isa = PBXBuildFile; fileRef = F; };
      }; }
      """
    let folder = try AppFolder([
      "All.xcworkspace/contents.xcworkspacedata": Self.listed, "Tests/Tests.xcodeproj/project.pbxproj": project,
      "Tests/A.swift": "import Teas", "Package.swift": "", "Sources/Teas/Tea.swift": "struct Tea {}",
    ])
    let package = """
      {"name": "Teas", "products": [{"name": "Teas", "targets": ["Teas"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "Teas", "type": "regular", "exclude": [], "resources": [], "dependencies": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url.appending(path: "Tests")) { _ in Data(package.utf8) }
    #expect(app.modules.map(\.name).sorted() == ["Teas", "Tests"] && app.leftOut == [])
    #expect(app.modules.first { $0.name == "Teas" }?.sources == ["../Sources/Teas"])
  }
}
