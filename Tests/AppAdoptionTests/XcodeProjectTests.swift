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
          buildConfigurationList = CL; packageReferences = (R1, R2, R3); };
        R3 = {isa = XCLocalSwiftPackageReference; relativePath = "Packages/Teas"; };
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kingfisher"; };
        R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/pointfreeco/swift-snapshot-testing"; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C1, C2); };
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
        ACL = {isa = XCConfigurationList; buildConfigurations = (AC); };
        AC = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", DEMO, "A-B"); }; };
        C2 = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; SWIFT_APPROACHABLE_CONCURRENCY = YES;
            SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
            ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; }; };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (GA, S, ROOTED, TF, GONE, KIT, US, MAC, PHONE); };
        KIT = {isa = PBXFileReference; lastKnownFileType = wrapper; path = ../Kit; sourceTree = "<group>"; };
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
          buildPhases = (SRC, RES); dependencies = (); fileSystemSynchronizedGroups = (S); buildConfigurationList = ACL;
          packageProductDependencies = (KF, TEAS, LABELS); };
        KF = {isa = XCSwiftPackageProductDependency; package = R1; productName = Kingfisher; };
        TEAS = {isa = XCSwiftPackageProductDependency; productName = Teas; };
        LABELS = {isa = XCSwiftPackageProductDependency; productName = LabelKit; };
        SRC = {isa = PBXSourcesBuildPhase; files = (B1, B3, B5, B6, B7); };
        RES = {isa = PBXResourcesBuildPhase; files = (B2, B4); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = ROOTED; };
        B4 = {isa = PBXBuildFile; fileRef = V; };
        B5 = {isa = PBXBuildFile; fileRef = MAC; platformFilters = (macos, ); };
        B6 = {isa = PBXBuildFile; fileRef = MAC; platformFilter = maccatalyst; };
        B7 = {isa = PBXBuildFile; fileRef = PHONE; platformFilters = (ios, xros, ); };
        MAC = {isa = PBXFileReference; path = Mac.swift; sourceTree = SOURCE_ROOT; };
        PHONE = {isa = PBXFileReference; path = Phone.swift; sourceTree = SOURCE_ROOT; };
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
        UI = {isa = PBXNativeTarget; name = AppUITests; productType = "com.apple.product-type.bundle.ui-testing";
          fileSystemSynchronizedGroups = (US); };
        US = {isa = PBXFileSystemSynchronizedRootGroup; path = Operated; sourceTree = "<group>"; };
        SCRIPT = {isa = PBXAggregateTarget; name = Lint; };
      };
    }
    """

  private static func app(_ files: [String: String] = [:]) throws -> AdoptedApp {
    var all = [
      "App.xcodeproj/project.pbxproj": project, "My App/A.swift": "", "My App/Assets.xcassets/Contents.json": "{}",
      "My App/en.lproj/Localizable.strings": "", "My App/de.lproj/Localizable.strings": "", "Shared/B.swift": "",
      "Mac.swift": "", "Phone.swift": "",
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
    #expect(module.sources == ["My App/A.swift", "Shared/B.swift", "Phone.swift", "Screens/C.swift"])
    #expect(
      module.resources == [
        "My App/Assets.xcassets", "My App/en.lproj/Localizable.strings", "My App/de.lproj/Localizable.strings",
        "Screens/Words.xcstrings",
      ])
    #expect(module.languageMode == "6" && module.isOnMainActor)
    #expect(module.conditions == ["BETA", "DEMO"])
    // What the language mode 6 has by itself is not asked for.
    #expect(module.features == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
    let tests = app.modules[1]
    #expect(tests.isTest && tests.dependencies == ["My_App"] && tests.sources == ["Tests.swift"])
    #expect(tests.languageMode == "5" && !tests.testingProducts.contains("InlineSnapshotTesting"))
  }

  @Test func `has tests of pictures in a bundle that could operate the app`() throws {
    let names = try Self.app(["Operated/T.swift": "import SnapshotTesting"]).modules.map(\.name)
    #expect(names == ["My_App", "AppTests", "AppUITests"])
    #expect(try Self.app(["Operated/T.swift": "import XCTest"]).modules.count == 2)
  }

  @Test func `says what of it is not taken over, and why`() throws {
    #expect(
      try Self.app().leftOut == [
        "The target AppUITests: tests that operate the whole app.", "The target Lint: it makes no product.",
        "The product LabelKit, which My_App uses: no package here has it, and nothing says where one is. "
          + "Put its sources into Stills/Packages and adopt again.",
        "The product Teas, which My_App uses: no package here has it, and nothing says where one is. "
          + "Put its sources into Stills/Packages and adopt again.",
        "Gone.swift: the file is not there.",
      ])
  }

  @Test func `finds files that its folders spell otherwise`() throws {
    let folder = try AppFolder(["Tea/views/Cup.swift": "", "Tea/Views/Pot.swift": "", "Cafe\u{301}.swift": ""])
    let paths = ["tea/Views/cup.swift", "Tea/Views/Pot.swift", "Caf\u{E9}.swift", "Tea/Views/Leaf.swift"].map {
      FileManager.default.path($0, asSpelledIn: folder.url).map { Array($0.utf8) }
    }
    let expected = ["Tea/views/Cup.swift", "Tea/Views/Pot.swift", "Cafe\u{301}.swift", nil]
    #expect(paths == expected.map { $0.map { Array($0.utf8) } })
  }

  @Test func `is not found in a folder without one`() throws {
    let folder = try AppFolder(["A.swift": ""])
    #expect(throws: AdoptionError.self) { try AdoptedApp(in: folder.url) { _ in Data() } }
  }

  /// The packages of the project, as SwiftPM would describe them.
  private static func packages(_ folder: URL) throws -> Data {
    let texts = [
      "Teas": """
      {"toolsVersion": {"_version": "6.2.0"}, "products": [{"name": "Teas", "targets": ["TeaModels", "Tea-Views"]}],
       "dependencies": [{"fileSystem": [{"path": "\(folder.deletingLastPathComponent().path)/Labels"}]}, {"sourceControl": []}],
       "targets": [
        {"name": "TeaModels", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
        {"name": "Tea-Views", "type": "regular", "exclude": [], "resources": [],
         "settings": [{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"},
           {"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}, {"kind": {"unsafeFlags": {"_0": ["-a"]}}}],
         "dependencies": [{"byName": ["TeaModels", null]}, {"product": ["LabelKit", "Labels", null, null]}]},
        {"name": "AppTests", "type": "test", "exclude": [], "resources": [], "dependencies": []}]}
      """,
      "Labels": """
      {"toolsVersion": {"_version": "5.9.0"}, "products": [{"name": "LabelKit", "targets": ["Label"]}],
       "targets": [{"name": "Label", "type": "regular", "exclude": [], "resources": [], "dependencies": []}]}
      """,
    ]
    guard let text = texts[folder.lastPathComponent] else { throw AdoptionError("error: no such package") }
    return Data(text.utf8)
  }

  @Test func `has the modules of its local packages, and of those that they use`() throws {
    let folder = try AppFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "My App/A.swift": "import Tea_Views",
      "Tests.swift": "import My_App",
      "Packages/Teas/Package.swift": "", "Packages/Teas/Sources/TeaModels/Tea.swift": "",
      "Packages/Teas/Sources/Tea-Views/Row.swift": "", "Packages/Labels/Sources/Label.swift": "", "Kit.txt": "",
      "Packages/Teas/Tests/AppTests/T.swift": "",
    ])
    let app = try AdoptedApp(in: folder.url, describe: Self.packages)
    #expect(app.modules.map(\.name) == ["My_App", "AppTests", "TeaModels", "Tea_Views", "Label"])
    #expect(
      app.modules.map(\.dependencies) == [
        ["TeaModels", "Tea_Views", "Label"], ["My_App"], [], ["TeaModels", "Label"], [],
      ])
    #expect(app.modules[3].sources == ["Packages/Teas/Sources/Tea-Views"] && app.modules[3].isOnMainActor)
    #expect(app.modules[2].languageMode == "6" && app.modules[3].languageMode == "5")
    // A package of one target may have its sources in the folder of all.
    #expect(app.modules[4].sources == ["Packages/Labels/Sources"])
    #expect(app.leftOut.contains("The target AppTests in Packages/Teas: another one has its name."))
    #expect(!app.leftOut.contains { $0.contains("LabelKit") })
  }

  @Test func `has packages in a folder that Xcode synchronizes, and none of their sources in the app`() throws {
    let place = "Screens/Libraries/Labels"
    let folder = try AppFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "My App/A.swift": "import LabelKit", "Screens/C.swift": "",
      "Screens/Old/X.swift": "", "\(place)/Package.swift": "", "\(place)/Sources/Label.swift": "",
      "\(place)/Sources/Words.xcstrings": "{}",
    ])
    let app = try AdoptedApp(in: folder.url, describe: Self.packages)
    #expect(app.modules.map(\.name) == ["My_App", "Label"])
    #expect(app.modules.first?.sources == ["My App/A.swift", "Screens/C.swift"])
    #expect(app.modules.first?.resources == [])
    #expect(app.modules.first?.dependencies == ["Label"])
  }

  @Test func `has the package around it, whatever the name of the checkout`() throws {
    let project = Self.project.replacing("relativePath = \"Packages/Teas\"", with: "relativePath = ../../labels")
    let folder = try AppFolder([
      "Labels/Demo/App.xcodeproj/project.pbxproj": project, "Labels/Demo/My App/A.swift": "import LabelKit",
      "Labels/Package.swift": "", "Labels/Sources/Label.swift": "",
    ])
    let app = try AdoptedApp(in: folder.url.appending(path: "Labels/Demo"), describe: Self.packages)
    #expect(app.modules.map(\.name) == ["My_App", "Label"])
    #expect(app.modules.last?.sources == ["../Sources"])
  }

  @Test func `has no file of a folder that an exception names`() throws {
    let project = Self.project.replacing("Old/X.swift);", with: "Old);")
    let app = try Self.app(["App.xcodeproj/project.pbxproj": project, "Screens/Old/W.strings": ""])
    #expect(app.modules[0].sources.contains("Screens/C.swift"))
    #expect(!(app.modules[0].sources + app.modules[0].resources).contains { $0.hasPrefix("Screens/Old") })
  }

  @Test func `has what it uses of packages of others whose sources are there`() throws {
    let place = "Stills/Packages/Kingfisher"
    let folder = try AppFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "My App/A.swift": "import Kingfisher",
      "Stills/adoption.json": "{}", "\(place)/Package.swift": "", "\(place)/Sources/Kingfisher/K.swift": "",
      "\(place)/Sources/Inner/I.swift": "", "\(place)/Sources/Demo/D.swift": "", "\(place)/Tests/KTests/T.swift": "",
    ])
    func target(_ name: String, _ type: String = "regular", _ dependency: String = "") -> String {
      """
      {"name": "\(name)", "type": "\(type)", "exclude": [], "resources": [], "dependencies": [\(dependency)]}
      """
    }
    let text = """
      {"toolsVersion": {"_version": "5.9.0"}, "products": [{"name": "Kingfisher", "targets": ["Kingfisher"]}],
       "targets": [\(target("Kingfisher", "regular", "{\"byName\": [\"Inner\", null]}")), \(target("Inner")), \(target("Demo")),
         \(target("KTests", "test"))]}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(text.utf8) }
    #expect(app.modules.map(\.name) == ["My_App", "Kingfisher", "Inner"])
    #expect(app.modules.map(\.dependencies) == [["Kingfisher"], ["Inner"], []])
    #expect(Adoption(app).files(of: "Inner", in: folder.url) == ["\(place)/Sources/Inner/I.swift"])
    #expect(!app.leftOut.contains { $0.contains("Kingfisher") } && app.missingModules.isEmpty)
  }

  @Test func `has one of several targets with the same sources, and none for other systems`() throws {
    func target(_ name: String, _ files: String, _ more: String = "", _ type: String = "application") -> String {
      """
      \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
        buildPhases = (\(name)S); buildConfigurationList = \(name)L; };
      \(name)S = {isa = PBXSourcesBuildPhase; files = (\(files)); };
      \(name)L = {isa = XCConfigurationList; buildConfigurations = (\(name)C); };
      \(name)C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(more)}; };
      """
    }
    let files = ["A", "B", "C", "W"].map {
      """
      F\($0) = {isa = PBXFileReference; path = \($0).swift; sourceTree = "<group>"; };
      B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };
      """
    }.joined()
    let folder = try AppFolder([
      "A.xcodeproj/project.pbxproj": """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (One, All, Watch, Again, Row, Share); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (FA, FB, FC, FW); }; \(files)
        \(target("One", "BA, BB"))\(target("All", "BA, BB, BC"))\(target("Watch", "BC", "SDKROOT = watchos; "))
        \(target("Again", "BC", "PRODUCT_NAME = All; "))\(target("Row", "BW", "", "app-extension"))
        \(target("Share", "BC", "", "app-extension"))}; rootObject = P; }
      """,
      "A.swift": "", "B.swift": "", "C.swift": "", "W.swift": "import WidgetKit",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in Data() }
    #expect(app.modules.map(\.name) == ["All", "Row"])
    #expect(
      app.leftOut == [
        "The target Watch: it is for watchOS.", "The target Again: another one has the module All.",
        "The target Share: an extension without widgets.", "The target One: most of its sources are those of All.",
      ])
  }

  /// A folder that is no target's, and one of another target, say by their exceptions which files a target has of them.
  @Test func `has files of synchronized folders that are not its own where these name them`() throws {
    let folder = try AppFolder([
      "A.xcodeproj/project.pbxproj": """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (APP, WIDGET); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (S, W, K); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Teas; sourceTree = "<group>"; exceptions = (E1, E2); };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (
          Cups/A.swift, Old, Cups/Pictures.xcassets, "/Localized: Words/Localizable.strings"); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET; membershipExceptions = (Cups/A.swift); };
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (E3); };
        E3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Shared.swift); };
        K = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = Teas; productType = "com.apple.product-type.application"; };
        WIDGET = {isa = PBXNativeTarget; name = Kettles; productType = "com.apple.product-type.framework";
          fileSystemSynchronizedGroups = (W); }; }; rootObject = P; }
      """,
      "Teas/Cups/A.swift": "", "Teas/Cups/B.swift": "", "Teas/Old/C.swift": "", "Teas/Older.swift": "",
      "Teas/Cups/Pictures.xcassets/Contents.json": "{}", "Teas/Words/en.lproj/Localizable.strings": "",
      "Teas/Words/en.lproj/Other.strings": "", "Teas/Old/Leaf.OTF": "", "Widget/Shared.swift": "",
      "Widget/Own.swift": "", "Kit/K.swift": "",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in Data() }
    #expect(app.modules.map(\.name) == ["Teas", "Kettles"])
    #expect(app.modules.first?.sources.sorted() == ["Teas/Cups/A.swift", "Teas/Old/C.swift", "Widget/Shared.swift"])
    let resources = ["Teas/Cups/Pictures.xcassets", "Teas/Old/Leaf.OTF", "Teas/Words/en.lproj/Localizable.strings"]
    #expect(app.modules.first?.resources.sorted() == resources)
    #expect(app.modules.last?.sources.sorted() == ["Teas/Cups/A.swift", "Widget"])
  }

  @Test func `has settings of files, which its own come before`() throws {
    let folder = try AppFolder([
      "A.xcodeproj/project.pbxproj": """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (APP); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (S, X); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Teas; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
          buildSettings = {PRODUCT_MODULE_NAME = Own; }; };
        APP = {isa = PBXNativeTarget; name = Teas; productType = "com.apple.product-type.application";
          buildConfigurationList = CL; fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }
      """,
      "Teas/A.swift": "", "Config/App.xcconfig": "#include \"../Base.xcconfig\"\nPRODUCT_MODULE_NAME = Other\n",
      "Base.xcconfig": "// SWIFT_VERSION = 5\nSWIFT_VERSION = 6.0 // new\n#include \"Base.xcconfig\"\n",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in Data() }
    #expect(app.modules.map(\.name) == ["Own"] && app.modules.map(\.languageMode) == ["6"])
  }

  @Test func `says of a package that cannot be read why`() throws {
    let folder = try AppFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "My App/A.swift": "", "Packages/Teas/Package.swift": "",
    ])
    let app = try AdoptedApp(in: folder.url) { _ in throw AdoptionError("SwiftPM:\nerror: 6.9 is too new\nend") }
    #expect(
      app.leftOut.contains("The package in Packages/Teas: SwiftPM cannot read it: error: 6.9 is too new"))
  }

  @Test func `has constants for its pictures and colours`() throws {
    let catalog = "My App/Assets.xcassets"
    let app = try Self.app([
      "\(catalog)/AccentColor.colorset/Contents.json": "", "\(catalog)/tea leaf.symbolset/Contents.json": "",
      "\(catalog)/URLBar.colorset/Contents.json": "", "\(catalog)/mine.colorset/Contents.json": "",
      "\(catalog)/label.colorset/Contents.json": "", "\(catalog)/DCAC00.colorset/Contents.json": "",
      "\(catalog)/CS.colorset/Contents.json": "", "\(catalog)/GateIN.colorset/Contents.json": "",
      "\(catalog)/sy_head_10@2x.imageset/Contents.json": "", "\(catalog)/402a.imageset/Contents.json": "",
      "\(catalog)/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "\(catalog)/Icons/in.imageset/Contents.json": "", "\(catalog)/Plain/9lives.imageset/Contents.json": "",
      "My App/A.swift": "extension Color { static let mine = Color(\"mine\") }",
    ])
    let symbols = try #require(app.modules[0].assetSymbols)
    // On the main actor, as `Bundle.module` is in this mode, which SwiftPM writes.
    #expect(!symbols.contains("nonisolated"))
    for line in [
      "static var accent: ColorResource { ColorResource(name: \"AccentColor\", bundle: .module) }",
      "static var urlBar: ColorResource { ColorResource(name: \"URLBar\", bundle: .module) }",
      "static var teaLeaf: ImageResource { ImageResource(name: \"tea leaf\", bundle: .module) }",
      "static var _9Lives: ImageResource { ImageResource(name: \"9lives\", bundle: .module) }",
      // As files say that Xcode wrote: small letters behind digits become large, and capitals alone stay.
      "static var DCAC_00: ColorResource", "static var CS: ColorResource", "static var gateIN: ColorResource",
      "static var syHead102X: ImageResource", "static var _402A: ImageResource",
      "extension ImageResource { enum Icons {} }", "extension ImageResource.Icons {",
      "static var `in`: ImageResource { ImageResource(name: \"Icons/in\", bundle: .module) }",
      "static var mine: ColorResource",
      "static var urlBar: Color { Color(ColorResource.urlBar) }",
      "static var teaLeaf: UIImage { UIImage(resource: ImageResource.teaLeaf) }",
    ] {
      #expect(symbols.contains(line), "\(line)")
    }
    // Colours of UIKit alone have this one without a catalog.
    #expect(symbols.contains("var label: Color {") && !symbols.contains("var label: UIColor {"))
    // What the app has under that name.
    #expect(!symbols.contains("mine: Color {"))
    let written = try WrittenPackage(app, stills: StillsDependency("/x"))
    #expect(written.files["Sources/My_App/AssetSymbols.swift"] == symbols)
    #expect(written.files["Package.swift"]?.contains("\"AdoptedSources.swift\", \"AssetSymbols.swift\"") == true)
  }

  @Test func `has what it formats in the language of the device, but for what it declares itself`() throws {
    let plain = try Self.app(["My App/A.swift": "let day = \"formatted\""])
    #expect(plain.modules[0].deviceFormats == nil)
    let own = "extension Sequence<String> { func formatted() -> String { \"\" } }"
    let app = try Self.app(["My App/A.swift": "import Foundation\nlet day = Date().formatted()\n\(own)"])
    let source = try #require(app.modules[0].deviceFormats)
    #expect(source.contains("extension Date { nonisolated func formatted() -> String {"))
    #expect(source.contains("static var dateTime: Self { .ofDevice() }"))
    #expect(!source.contains("extension Sequence<String> {"))
    #expect(app.modules[0].standIns.contains("FoundationStandIn"))
    let written = try WrittenPackage(app, stills: StillsDependency("/x"))
    #expect(written.files["Sources/My_App/DeviceFormats.swift"] == source)
    #expect(written.files["Package.swift"]?.contains("\"DeviceFormats.swift\"]") == true)
  }

  @Test func `has constants that any actor may ask for where the compiler does not insist on the main actor`() throws {
    let project = Self.project.replacing("SWIFT_VERSION = 6.0", with: "SWIFT_VERSION = 5.0")
    let app = try Self.app([
      "App.xcodeproj/project.pbxproj": project, "My App/Assets.xcassets/AccentColor.colorset/Contents.json": "",
    ])
    #expect(app.modules[0].isOnMainActor)
    let symbols = try #require(app.modules[0].assetSymbols)
    #expect(symbols.contains("  nonisolated static var accent: ColorResource {"))
    #expect(symbols.contains("  nonisolated static var accent: Color {"))
  }

  @Test func `is looked for in folders of the folder, and generators are named`() throws {
    func words(_ files: String...) throws -> String {
      let folder = try AppFolder(Dictionary(files.map { ($0, "") }) { $1 })
      do {
        _ = try AdoptedApp(in: folder.url) { _ in Data() }
        return ""
      } catch { return "\(error)" }
    }
    #expect(
      try words("ios/App/App.xcodeproj/project.pbxproj", "ios/Kit/Package.swift", "README.md")
        .hasSuffix("There is one in a folder of it: stills adopt ios/App, or stills adopt ios/Kit"))
    #expect(
      try words("Project.swift", "App/A.swift").hasSuffix(
        "Project.swift is a description for Tuist: run 'tuist generate' first, which writes the project. "
          + "Name the app's folder: stills adopt <folder>"))
    #expect(
      try words("ios/project.yml").hasSuffix("There is one in a folder of it: stills adopt ios"))
    #expect(try words("project.yml") == "project.yml has no targets in it.")
  }

  @Test func `sees who keeps snapshots in the source`() throws {
    let app = try Self.app(["Tests.swift": "import InlineSnapshotTesting"])
    #expect(app.modules[1].testingProducts.contains("InlineSnapshotTesting"))
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
        "The target Tool: a plug-in of SwiftPM, which is not run.",
        "The product Kit, which App uses: no package here has it, and nothing says where one is. "
          + "Put its sources into Stills/Packages and adopt again.",
      ])
  }
}
