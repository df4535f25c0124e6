import Foundation
import Testing

@testable import AppAdoption

@Suite struct `An Xcode project` {
  /// An app with groups as Xcode had them, a folder as it has them since 16, and tests.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (APP, TESTS, UI, SCRIPT);
          buildConfigurationList = CL; packageReferences = (R1, R2); };
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kingfisher"; };
        R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/pointfreeco/swift-snapshot-testing"; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, S, ROOTED, TF, GONE); };
        GA = {isa = PBXGroup; path = "My App"; sourceTree = "<group>"; children = (NAMED); };
        NAMED = {isa = PBXGroup; name = "Group without a folder"; sourceTree = "<group>"; children = (F1, F2, V); };
        F1 = {isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Localizable.strings; sourceTree = "<group>"; children = (EN, DE); };
        EN = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        DE = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        ROOTED = {isa = PBXFileReference; path = Shared/B.swift; sourceTree = SOURCE_ROOT; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; exceptions = (EX); };
        EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/X.swift); target = APP; };
        APP = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildPhases = (SRC, RES); dependencies = (); fileSystemSynchronizedGroups = (S); };
        SRC = {isa = PBXSourcesBuildPhase; files = (B1, B3); };
        RES = {isa = PBXResourcesBuildPhase; files = (B2, B4); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = ROOTED; };
        B4 = {isa = PBXBuildFile; fileRef = V; };
        TESTS = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (TSRC); dependencies = (D); buildConfigurationList = TCL; };
        TSRC = {isa = PBXSourcesBuildPhase; files = (TB1, TB2); };
        TB1 = {isa = PBXBuildFile; fileRef = TF; };
        TB2 = {isa = PBXBuildFile; fileRef = GONE; };
        TF = {isa = PBXFileReference; path = Tests.swift; sourceTree = SOURCE_ROOT; };
        GONE = {isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
        TCL = {isa = XCConfigurationList; buildConfigurations = (TC); };
        TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        D = {isa = PBXTargetDependency; target = APP; };
        UI = {isa = PBXNativeTarget; name = AppUITests; productType = "com.apple.product-type.bundle.ui-testing"; };
        SCRIPT = {isa = PBXAggregateTarget; name = Lint; };
      };
    }
    """

  private static func app(_ files: [String: String] = [:]) throws -> AdoptedApp {
    var all = [
      "App.xcodeproj/project.pbxproj": project, "My App/A.swift": "", "My App/Assets.xcassets/Contents.json": "{}",
      "My App/en.lproj/Localizable.strings": "", "My App/de.lproj/Localizable.strings": "", "Shared/B.swift": "",
      "Screens/C.swift": "", "Screens/Old/X.swift": "", "Screens/Words.xcstrings": "{}", "Screens/Info.plist": "",
      "Tests.swift": "import XCTest", "Gone.txt": "",
    ]
    all.merge(files) { _, new in new }
    let folder = try AppFolder(all)
    return try AdoptedApp(in: folder.url) { _ in Data() }
  }

  @Test func `has modules with their sources, resources and settings`() throws {
    let app = try Self.app()
    #expect(app.modules.map(\.name) == ["My_App", "AppTests"])
    let module = try #require(app.modules.first)
    #expect(module.sources == ["My App/A.swift", "Shared/B.swift", "Screens/C.swift"])
    #expect(
      module.resources == [
        "My App/Assets.xcassets", "My App/en.lproj/Localizable.strings", "My App/de.lproj/Localizable.strings",
        "Screens/Words.xcstrings",
      ])
    #expect(module.languageMode == "6" && module.isOnMainActor)
    let tests = app.modules[1]
    #expect(tests.isTest && tests.dependencies == ["My_App"] && tests.sources == ["Tests.swift"])
    #expect(tests.languageMode == "5" && !tests.usesInlineSnapshots)
  }

  @Test func `says what of it is not taken over, and why`() throws {
    #expect(
      try Self.app().leftOut == [
        "The target AppUITests: bundle.ui-testing.", "The target Lint: it makes no product.",
        "The package https://example.com/Kingfisher: add it to Stills/Package.swift where it builds on Linux.",
        "Gone.swift: the file is not there.",
      ])
  }

  @Test func `is not found in a folder without one`() throws {
    let folder = try AppFolder(["A.swift": ""])
    #expect(throws: AdoptionError.self) { try AdoptedApp(in: folder.url) { _ in Data() } }
  }

  @Test func `sees who keeps snapshots in the source`() throws {
    let app = try Self.app(["Tests.swift": "import InlineSnapshotTesting"])
    #expect(app.modules[1].usesInlineSnapshots)
  }
}

@Suite struct `A package with an app` {
  private static let description = """
    {"toolsVersion": {"_version": "6.1.0"}, "targets": [
      {"name": "App", "type": "regular", "exclude": ["Old"], "resources": [{"path": "Assets.xcassets"}, {"path": "Data"}],
       "dependencies": [{"product": ["Kit", "kit", null, null]}]},
      {"name": "AppTests", "type": "test", "exclude": [], "resources": [], "path": "Checks",
       "dependencies": [{"byName": ["App", null]}, {"product": ["SnapshotTesting", "swift-snapshot-testing", null, null]}]},
      {"name": "Tool", "type": "plugin", "exclude": [], "resources": [], "dependencies": []}]}
    """

  @Test func `has modules with their sources and resources`() throws {
    let folder = try AppFolder([
      "Package.swift": "", "Sources/App/A.swift": "", "Sources/App/Old/B.swift": "", "Sources/App/Data/a.json": "",
      "Sources/App/Assets.xcassets/Contents.json": "{}", "Checks/T.swift": "",
      "Sources/App/Old/Old.xcassets/Contents.json": "{}", "Checks/Res/Images.xcassets/Contents.json": "{}",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in Data(Self.description.utf8) }
    #expect(app.modules.map(\.name) == ["App", "AppTests"])
    #expect(app.modules[0].sources == ["Sources/App/A.swift"])
    #expect(app.modules[0].resources == ["Sources/App/Assets.xcassets", "Sources/App/Data/a.json"])
    #expect(app.modules[1].dependencies == ["App"] && app.modules[1].sources == ["Checks"] && app.modules[1].isTest)
    // SwiftPM takes catalogs without a rule.
    #expect(app.modules[1].resources == ["Checks/Res/Images.xcassets"])
    #expect(
      app.leftOut == [
        "The product Kit, which App uses: add it to Stills/Package.swift where it builds on Linux.",
        "The target Tool: plugin.",
      ])
  }
}
