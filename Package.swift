// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Whether somebody works on Stills itself, and names the tests that are built with `STILLS_TESTS`.
///
/// Then a changed file is compiled alone, and can be looked at with a debugger. Everybody else gets what is built soonest. Objects
/// of both kinds do not link, so that build belongs into a folder of its own:
/// `STILLS_TESTS=ListTests swift test --scratch-path .build-views`.
let chosenTests = Context.environment["STILLS_TESTS"]?.split(separator: ",").map(String.init)

/// What debug builds of everybody else leave out: lines for a debugger, and LLVM's own look at what it is handed.
///
/// The first are an eighth of what most modules cost, the second a twentieth. Who looks for a fault in a test of his own views
/// has the lines of his own code.
let leftOut: [SwiftSetting] =
  chosenTests != nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify"], .when(configuration: .debug))]

/// The settings of every target.
let language: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + leftOut

/// The settings of every target that is no test.
///
/// Types whose parts are all known are made by calls, and not from their names. To find what a name stands for, the runtime
/// looks for each conformance that it needs among all of a process: a tenth of what the first view of a process took.
let module =
  language + [.unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"])]

/// The compiler's options for a module that is compiled at once, its interface with it.
///
/// Files of one module look at each other's types again for each group of files that the compiler takes at once, and once more
/// where it writes the interface by itself: that is a third of what a large module costs. Nothing that depends on the module
/// would begin any sooner, since SwiftPM waits for the whole call.
let atOnce = [
  "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
]

/// The settings of modules: compiled at once in debug builds, too.
let strict = module + (chosenTests != nil ? [] : [.unsafeFlags(atOnce, .when(configuration: .debug))])

/// The settings of modules that say, find and write down, and neither lay out nor draw.
///
/// A build in release of chosen tests is to show that optimized code draws the same: they are optimized in those of everybody
/// else.
let strictAndTelling =
  strict + (chosenTests != nil ? [.unsafeFlags(["-Onone"], .when(configuration: .release))] : [])

/// The settings of targets whose inner loops touch every pixel or character: optimized in debug builds too.
///
/// A plain `swift test` would otherwise draw and compare ten to fifty times slower. `@testable import` still works.
/// A whole module at once, because nothing is inlined from one file into another otherwise: that took half as long again.
/// Of text, that is what looks at each character. Typesetting and LayoutTree are not among them: a screen is laid out in .6 ms
/// instead of .27, and every clean build is 24 seconds of processor time shorter.
///
/// The compiler's first look for loads that are already known is left out: a second one does the same, and the first took a
/// sixth of what `PathRasterizer` costs. Pictures are the same bits, and are drawn as fast.
let strictAndFast =
  module + [
    .unsafeFlags(
      ["-O", "-Xllvm", "-sil-disable-pass=mandatory-redundant-load-elimination"] + atOnce, .when(configuration: .debug))
  ]

/// The settings of test targets: what they test is optimized in release builds, their own code is not.
///
/// Optimizing it takes much of the time of such a build and proves nothing; nor is a whole module compiled at once, which
/// would keep one core busy with the largest while the others wait.
let testSettings =
  language + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))
  ]

/// A Swift target below `Sources` with a test target of the same name below `Tests`.
func layer(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [],
  resources: [Resource]? = nil,
  testing: [Target.Dependency] = [],
  testResources: [Resource]? = nil,
  settings: [SwiftSetting] = strict,
  linking: [LinkerSetting] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: settings,
      linkerSettings: linking),
    .testTarget(
      name: name + "Tests", dependencies: [.target(name: name)] + dependencies + testing,
      resources: testResources, swiftSettings: testSettings),
  ]
}

/// Tests of a part of the views, by values, pictures and touches.
func testsOfViews(_ name: String, _ more: [Target.Dependency] = []) -> [Target] {
  [
    .testTarget(
      name: name,
      dependencies: [
        "DeclarativeUI", "Devices", "Drawings", "LaidOutViews", "LayoutTree", "PixelImages", "PlaneGeometry",
        "SnapshotReferences", "Typesetting", "ViewSnapshotTesting",
      ] + more, swiftSettings: testSettings)
  ]
}

/// The test targets that are built: all, or those that `STILLS_TESTS` names, separated by commas.
///
/// One change of a view has the tests of everything above it built again, which takes minutes; who works on one part names
/// its tests.
func chosen(_ targets: [Target]) -> [Target] {
  guard let chosenTests else { return targets }
  return targets.filter { $0.type != .test || chosenTests.contains($0.name) }
}

/// Parts that bring large libraries, each of which takes every process of tests milliseconds to load.
///
/// Who has no use for them writes `traits: []` at the dependency on Stills. It is one trait for both: SwiftPM hands the compiler
/// a definition for each, in the order of a set, which is another one each time it starts, and has everything built again then.
let largeLibraries = Trait.trait(
  name: "LargeLibraries",
  description: """
    The strategies of URLRequest, which on Linux bring FoundationNetworking and curl; PDF pictures in asset catalogues, whose \
    structure QPDF reads.
    """)

let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CFreeType", pkgConfig: "freetype2",
    providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
  .systemLibrary(
    name: "CFriBidi", pkgConfig: "fribidi",
    providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
  .systemLibrary(
    name: "CHarfBuzz", pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
  .systemLibrary(
    name: "CLibJPEG", pkgConfig: "libjpeg",
    providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
  .systemLibrary(
    name: "CLibPNG", pkgConfig: "libpng",
    providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
  .systemLibrary(
    name: "CLibQPDF", pkgConfig: "libqpdf",
    providers: [.apt(["libqpdf-dev"]), .brew(["qpdf"])]),
  .systemLibrary(
    name: "CXXHash", pkgConfig: "libxxhash",
    providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
  .target(name: "CJPEG", dependencies: ["CLibJPEG"]),
  // Lets a process speak in which no assertion ran.
  .target(name: "CProcessEnd"),
  // Lets a preview that ends the process end its own picture alone.
  .target(name: "CProcessRestart"),
  // libpng needs zlib itself, so that it is there wherever libpng is.
  .target(name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
  // Not by the package's own setting, which SwiftPM hands to C as well where it looks for symbols to document.
  .target(name: "CQPDF", dependencies: ["CLibQPDF"], cxxSettings: [.unsafeFlags(["-std=c++17"])]),
]

let drawing: [Target] =
  [
    // What tests of several modules share, no views.
    .target(
      name: "TestSupport", dependencies: ["LoopbackServer"], path: "Tests/TestSupport", swiftSettings: testSettings)
  ]
  + layer("PlaneGeometry")
  + layer("TextFormats")
  + layer("PixelImages", ["TextFormats"], testing: ["TestSupport"], settings: strictAndFast)
  + layer("Pictures", ["TextFormats", "PixelImages"])
  + layer("PathRasterizer", ["PlaneGeometry", "PixelImages"], settings: strictAndFast)
  + layer("PathBooleans", ["PlaneGeometry", "PathRasterizer"])
  + layer(
    "PNGFiles", ["TextFormats", "PixelImages", "CPNG", "CXXHash"], testing: ["TestSupport"], settings: strictAndFast
  )
  // Small: the pixels are libjpeg's work.
  + layer("JPEGFiles", ["TextFormats", "PixelImages", "CJPEG"])
  // SwiftPM starts what is ready in the order of names, the last first, and only a target that nothing keeps waiting has its
  // resources copied early: by a name at the front of the alphabet all that sets text waited for all that does not.
  + [
    .target(
      name: "Typefaces", path: "Fonts", exclude: ["README.md"],
      resources: [
        .copy("Inter"), .copy("NotoSans"), .copy("NotoSerif"), .copy("StillsRounded"), .copy("NotoColorEmoji"),
        .copy("Phosphor"), .copy("MaterialDesignIcons"),
      ], swiftSettings: strict)
  ]
  // Characters, directions, scripts and line breaks: a look at every character of every text, before any font is asked.
  + layer(
    "UnicodeAlgorithms", ["CFriBidi"],
    exclude: ["UnicodeData/LICENSE.txt", "UnicodeData/generate.py", "WordDivision/generate.py"],
    testing: ["PNGFiles", "PixelImages"],
    testResources: [
      .copy("LineBreaking/LineBreakTest.txt"), .copy("Characters/GraphemeBreakTest.txt"),
      .copy("Bidirectional/BidiTest.png"), .copy("Bidirectional/BidiCharacterTest.png"),
    ], settings: strictAndFast)
  + layer(
    "Typesetting",
    [
      "PlaneGeometry", "TextFormats", "PixelImages", "Typefaces", "UnicodeAlgorithms", "CFreeType", "CHarfBuzz",
    ],
    testing: ["PNGFiles", "TestSupport"],
    testResources: [.copy("Shaping/EmojiSequences.txt"), .copy("Shaping/ShapedTexts.txt")])
  // What an icon is put together from, and how large it is; text is not its matter.
  + layer("Symbols", ["PlaneGeometry", "Typefaces", "Typesetting"])
  + layer("Drawings", ["TextFormats", "Pictures", "PlaneGeometry", "PixelImages", "Typesetting"])
  + layer(
    "DrawingRenderer",
    ["PlaneGeometry", "PixelImages", "PathRasterizer", "PNGFiles", "Typesetting", "Drawings"])
  // Pictures as readers of files make them. Tested with those.
  + [
    .target(
      name: "VectorPictures", dependencies: ["PlaneGeometry", "PathBooleans", "PixelImages", "Drawings"],
      swiftSettings: strict)
  ]
  + layer(
    "SVGFiles",
    [
      "TextFormats", "PlaneGeometry", "PathBooleans", "PixelImages", "Typesetting", "Symbols", "Drawings",
      "VectorPictures",
    ],
    testing: ["DrawingRenderer"])
  // Small: the structure of files is qpdf's work.
  + layer(
    "PDFFiles",
    ["TextFormats", "PlaneGeometry", "PixelImages", "Typesetting", "Drawings", "VectorPictures", "CQPDF"],
    testing: ["Typefaces", "DrawingRenderer", "JPEGFiles"])

/// What adopted apps import in the place of Apple's modules: each a module of its own, so that an app builds those alone that
/// it names, and nobody else any.
let standIns: [Target] = [
  ("CombineStandIn", []),
  ("CoreLocationStandIn", []),
  ("DeviceServicesStandIn", []),
  ("FoundationStandIn", []),
  ("LoggingStandIn", []),
  ("UserNotificationsStandIn", []),
  ("XCTestStandIn", []),
  ("ActivityKitStandIn", ["DeclarativeUI"]),
  ("AppIntentsStandIn", ["DeclarativeUI"]),
  ("CoreDataStandIn", ["DeclarativeUI", "TypeDiscovery"]),
  ("CoreImageStandIn", ["DeclarativeUI", "ImageIOStandIn", "PixelImages"]),
  ("CoreTextStandIn", ["DeclarativeUI", "Typesetting"]),
  ("ChartsStandIn", ["DeclarativeUI"]),
  ("ImageIOStandIn", ["DeclarativeUI", "PixelImages"]),
  ("PhotosStandIn", ["DeclarativeUI"]),
  ("StoreKitStandIn", ["DeclarativeUI"]),
  ("SwiftDataStandIn", ["DeclarativeUI"]),
  ("SystemScreensStandIn", ["DeclarativeUI", "DeviceServicesStandIn"]),
  ("TipKitStandIn", ["DeclarativeUI"]),
  ("UIKitStandIn", ["DeclarativeUI", "Pictures", "PixelImages"]),
  ("WebKitStandIn", ["DeclarativeUI"]),
  ("WidgetKitStandIn", ["DeclarativeUI", "ActivityKitStandIn"]),
  ("AVFoundationStandIn", ["DeclarativeUI", "UIKitStandIn"]),
  ("MapKitStandIn", ["DeclarativeUI", "CoreLocationStandIn"]),
  ("AVKitStandIn", ["DeclarativeUI", "AVFoundationStandIn"]),
].map { name, modules in
  .target(
    name: name,
    dependencies: modules.map { .byName(name: $0) }
      + (name == "CombineStandIn" ? [.product(name: "OpenCombine", package: "OpenCombine")] : []),
    path: "Sources/StandIns/\(name)", swiftSettings: strict)
}

let targets: [Target] =
  systemLibraries + drawing
  // Sizes, edges, alignments: what code with views names of its layout. Tested through LayoutTree.
  + [
    .target(name: "LayoutValues", dependencies: ["PlaneGeometry"], swiftSettings: strict)
  ]
  + layer(
    "LayoutTree",
    ["LayoutValues", "PlaneGeometry", "TextFormats", "PixelImages", "Typesetting", "Symbols", "Drawings"])
  + layer("Devices", ["LayoutValues"])
  // What bundles say in the languages of their users; no views.
  + layer("StringCatalogs", testResources: [.copy("PluralSamples.txt")], settings: strictAndTelling)
  // What views ask of asset catalogues, of picture files and of the renderer, all of which are compiled beside the views.
  + [
    .target(
      name: "PictureSources", dependencies: ["PlaneGeometry", "PixelImages", "Drawings", "Symbols"],
      swiftSettings: strict)
  ]
  // Tested through the named colours and pictures of DeclarativeUI, and what is hostile by itself.
  + [
    .target(
      name: "AssetCatalogs",
      dependencies: [
        "PictureSources", "StringCatalogs", "PlaneGeometry", "PixelImages", "PNGFiles", "JPEGFiles", "Drawings",
        "DrawingRenderer",
        .byName(name: "PDFFiles", condition: .when(traits: [largeLibraries.name])),
        "SVGFiles", "Symbols", "VectorPictures",
      ], swiftSettings: strict),
    .testTarget(
      name: "AssetCatalogsTests",
      dependencies: ["AssetCatalogs", "PictureSources", "Drawings", "PixelImages", "PlaneGeometry", "VectorPictures"],
      swiftSettings: testSettings),
    // Thousands of damaged files of each format.
    .testTarget(
      name: "MutatedFilesTests",
      dependencies: [
        "AssetCatalogs", "PictureSources", "Typefaces", "DrawingRenderer", "Drawings", "JPEGFiles", "PDFFiles",
        "PNGFiles",
        "PixelImages", "PlaneGeometry", "SVGFiles", "StringCatalogs", "Symbols", "Typesetting", "VectorPictures",
      ], swiftSettings: testSettings),
  ]
  // Views, their state and environment, containers, text, shapes, images, gestures: as SwiftUICore is below SwiftUI.
  // Tested through DeclarativeUI.
  + [
    .target(
      name: "DeclarativeUICore",
      dependencies: [
        "LayoutValues", "PlaneGeometry", "TextFormats", "PixelImages", "Typesetting", "Symbols", "Drawings",
        "LayoutTree", "TypeDiscovery",
        "PictureSources", "StringCatalogs", "Devices", "Pictures",
      ],
      swiftSettings: strict,
      // Words for units; Foundation brings it.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))])
  ]
  // Controls, lists, navigation, presentation, scenes, and what is declared and not there. Tested through DeclarativeUI.
  + [
    .target(
      name: "DeclarativeUIScreens",
      dependencies: [
        "DeclarativeUICore", "PlaneGeometry", "TextFormats", "PixelImages", "Typesetting", "Drawings", "LayoutTree",
      ], swiftSettings: strict)
  ]
  // What views import: all of the above, and what needs a library or a module that no view has to wait for.
  + layer(
    "DeclarativeUI",
    [
      "DeclarativeUIScreens", "DeclarativeUICore", "LayoutValues", "PlaneGeometry", "PixelImages", "Symbols",
      "Drawings", "LayoutTree", "Pictures", "PictureSources", "AssetCatalogs", "DrawingRenderer", "PathBooleans",
      "SVGFiles", "VectorPictures",
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
    ],
    testing: ["Devices", "LaidOutViews", "PNGFiles", "TestSupport", "Typesetting"],
    testResources: [.process("Text/Greetings.xcstrings")])
  + [
    // Views that tests lay out, and what they ask of them.
    .target(
      name: "LaidOutViews",
      dependencies: ["DeclarativeUI", "Drawings", "LayoutTree", "PixelImages", "PlaneGeometry"],
      path: "Tests/LaidOutViews", swiftSettings: strict),
    // Trees of views as nobody writes them.
    .target(
      name: "RandomViews", dependencies: ["DeclarativeUI"], path: "Tests/RandomViews", swiftSettings: testSettings),
  ]
  // What is known of how iOS draws, as the article "How near to iOS" tells it: for tests alone, so that nobody else builds it.
  + [
    .target(name: "NearnessTables", dependencies: ["DeclarativeUI"], swiftSettings: strict)
  ]
  // Apart from the other tests of views, so that a change of a control builds no more tests than its own.
  + testsOfViews("ControlTests", ["NearnessTables", "ViewInspection"])
  + testsOfViews("ListTests", ["ViewInspection"]) + testsOfViews("NavigationTests", ["ViewInspection"])
  // An app by itself, so that a build in release has no other tests of screens.
  + testsOfViews("WalkTests")
  + testsOfViews("LazinessTests")
  + testsOfViews("AppCodeTests")
  + testsOfViews("PickerTests", ["ViewInspection"])
  + testsOfViews("RobustnessTests", ["DrawingRenderer", "RandomViews"])
  + testsOfViews(
    "StandInTests",
    standIns.map { .target(name: $0.name) } + [
      "PreviewMacros", "Typefaces", .product(name: "OpenCombine", package: "OpenCombine"),
    ])
  + layer(
    "ViewInspection",
    [
      "DeclarativeUI", "LayoutTree", "LayoutValues", "TextFormats",
      .product(name: "OpenCombine", package: "OpenCombine"),
    ],
    testing: ["AVKitStandIn", "SystemScreensStandIn", "TestSupport", "ViewSnapshotTesting"])
  + layer("MacroExpansion", ["SourceTokens"])
  + [
    // Tests that stand on a macro would have everything built twice: those of these two are in `.ci/PreviewsPackage`.
    .macro(name: "PreviewMacrosPlugin", dependencies: ["MacroExpansion"], swiftSettings: strict),
    .target(name: "PreviewMacros", dependencies: ["DeclarativeUI", "PreviewMacrosPlugin"], swiftSettings: strict),
  ]
  + standIns
  + layer("TypeDiscovery", settings: strictAndFast)
  // Code, strings and comments of a source told apart. It and what expands macros and rewrites sources of apps with it are Swift
  // alone, since plug-ins build them a second time.
  + layer("SourceTokens")
  + layer("SourceAdaptation", ["SourceTokens"])
  + [
    .executableTarget(name: "SourceAdapter", dependencies: ["SourceAdaptation"], swiftSettings: strict),
    .plugin(
      name: "AdoptedSources", capability: .buildTool(), dependencies: ["SourceAdapter"], path: "Sources/AdoptedSources"),
  ]
  // Projects and packages of apps, and the package that is written for one. No views.
  + layer("AppAdoption", ["SourceAdaptation", .product(name: "Yams", package: "Yams")])
  + layer("ImageComparison", ["TextFormats", "PixelImages"], settings: strictAndFast)
  + layer("TerminalPictures", ["PixelImages", "PNGFiles"])
  + layer("FileComparison", ["TextFormats", "PixelImages", "PNGFiles", "ImageComparison"])
  + layer("SnapshotReferences", ["TextFormats"], testing: ["TestSupport"], settings: strictAndTelling)
  // For people who look at something in their browser: small, so that a tool that serves costs no HTTP library.
  + layer("LoopbackServer", testing: ["TestSupport"])
  // The page of the report is in the tool itself, so that it is one file.
  + layer(
    "SnapshotReview", ["TextFormats", "Pictures", "LoopbackServer", "PNGFiles", "SnapshotReferences"],
    resources: ["report.html", "report.css", "pictures.js", "list.js", "stage.js", "details.js", "report.js"]
      .map { .embedInCode("Report/Page/\($0)") },
    testing: ["PixelImages"])
  + layer(
    "SnapshotTesting", ["TextFormats", "SnapshotReferences", "CProcessEnd"],
    testing: ["ImageSnapshotTesting", "ImageComparison", "Pictures", "PNGFiles", "PixelImages", "TestSupport"],
    settings: strictAndTelling)
  + [
    // Tested with the assertions that it is for, in SnapshotTestingTests.
    .target(
      name: "ImageSnapshotTesting",
      dependencies: [
        "TextFormats", "PixelImages", "PNGFiles", "ImageComparison", "Pictures",
        "SnapshotReferences", "SnapshotTesting",
      ], swiftSettings: strictAndTelling)
  ]
  // Snapshots in the source itself.
  + layer("InlineSnapshotTesting", ["SnapshotTesting", "SnapshotReferences", "SourceTokens"])
  + layer(
    "SnapshotTestingCustomDump", ["SnapshotTesting", .product(name: "CustomDump", package: "swift-custom-dump")])
  + layer(
    "ViewSnapshotTesting",
    [
      "SnapshotTesting", "ImageSnapshotTesting", "DeclarativeUI", "Devices", "Drawings", "DrawingRenderer",
      "Pictures", "LayoutTree", "PixelImages", "PlaneGeometry", "TextFormats", "TypeDiscovery", "CProcessRestart",
    ],
    testing: ["SnapshotReferences", "RandomViews", "TestSupport"])
  + layer("ReducerStore", ["DeclarativeUI"], testing: [.product(name: "OpenCombine", package: "OpenCombine")])
  + layer(
    "ReducerStoreTesting",
    [
      "ReducerStore", "DeclarativeUI", "SnapshotTesting",
      .product(name: "CustomDump", package: "swift-custom-dump"),
    ], testing: ["JokesApp", "ViewSnapshotTesting"])
  // Tested by AppLaunching.
  + [
    .target(
      name: "HeadlessApp", dependencies: ["DeclarativeUI", "DrawingRenderer", "LayoutTree", "PNGFiles"],
      swiftSettings: strict),
    .executableTarget(name: "greeter", dependencies: ["DeclarativeUI", "HeadlessApp"], swiftSettings: strict),
  ]
  + layer(
    "AppLaunching", ["HeadlessApp", "PNGFiles", "PixelImages", "SnapshotTesting"],
    testing: ["ImageSnapshotTesting", "JokesApp", "greeter", "jokes"])
  + layer(
    "JokesApp", ["DeclarativeUI"], resources: [.copy("Assets.xcassets"), .copy("Stubs")],
    testing: ["ViewSnapshotTesting", "DrawingRenderer", "Drawings", "PixelImages", "PlaneGeometry", "TestSupport"],
    // Its tests look into it in release, too, where nothing else is built for that.
    settings: strict + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))])
  + [
    .executableTarget(
      name: "jokes",
      dependencies: [
        "DeclarativeUI", "Devices", "DrawingRenderer", "Drawings", "HeadlessApp", "JokesApp", "LayoutTree",
        "LoopbackServer", "PNGFiles", "PixelImages", "PlaneGeometry", "TerminalPictures", "Typesetting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["HeaderArtwork/RobotoSlab/README.md", "HeaderArtwork/RobotoSlab/LICENSE.txt"],
      resources: [.copy("HeaderArtwork/RobotoSlab/RobotoSlab-Bold.otf")],
      swiftSettings: strict),
    .executableTarget(
      name: "StillsCommands",
      dependencies: [
        "AppAdoption", "FileComparison", "ImageComparison", "LoopbackServer", "PNGFiles", "PixelImages",
        "SnapshotReferences",
        "SnapshotReview", "TerminalPictures", "TextFormats",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // `swift package stills`; what writes into the package has a verb of its own, for which SwiftPM asks. They have the
    // program built when it is asked for: one that they depended on would be built with all its modules a second time,
    // by whoever builds this package.
    .plugin(
      name: "StillsPlugin",
      capability: .command(intent: .custom(verb: "stills", description: "Look at what the last test run has left.")),
      path: "Sources/StillsPlugin"),
    .plugin(
      name: "StillsWritingPlugin",
      capability: .command(
        intent: .custom(verb: "stills-write", description: "Accept what the last test run has left."),
        permissions: [.writeToPackageDirectory(reason: "Accepted changes become references.")]),
      path: "Sources/StillsWritingPlugin"),
    // Depends on no other program: what that is linked with would be linked with this one too.
    .executableTarget(name: "stills", dependencies: ["FileComparison"], swiftSettings: strict),
    .testTarget(
      name: "StillsTests",
      dependencies: [
        "stills", "StillsCommands", "AppAdoption", "PixelImages", "PNGFiles", "SnapshotReferences", "SnapshotReview",
        "TerminalPictures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PackageTests", dependencies: ["SnapshotReferences", "SourceAdaptation"], swiftSettings: testSettings),
    .testTarget(
      name: "RunIdentityTests",
      dependencies: ["SnapshotTesting", "ImageSnapshotTesting", "SnapshotReferences", "PixelImages"],
      swiftSettings: testSettings),
    // Tests of other people, who moved over: in their language mode, with their settings.
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "ReducerStore", "ReducerStoreTesting", "SnapshotTesting", "SnapshotReferences", "ViewSnapshotTesting",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "jokesTests",
      dependencies: [
        "jokes", "DeclarativeUI", "Devices", "JokesApp", "LoopbackServer", "PNGFiles", "PixelImages",
        "TerminalPictures", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: testSettings),
    .executableTarget(
      name: "DrawingBenchmarks",
      dependencies: [
        "DeclarativeUI", "Devices", "DrawingRenderer", "Drawings", "ImageComparison", "JokesApp", "PNGFiles",
        "PixelImages", "PlaneGeometry", "SVGFiles", "SnapshotReferences", "TextFormats", "Typesetting",
        "VectorPictures",
      ],
      swiftSettings: strict),
  ]

/// The modules that each of some exports: who imports it uses their types without naming them.
let exported = [
  "AVKitStandIn": ["AVFoundationStandIn"],
  "DeclarativeUI": ["DeclarativeUIScreens"],
  "DeclarativeUIScreens": ["DeclarativeUICore"],
  "DeclarativeUICore": ["LayoutValues"],
  "ImageSnapshotTesting": ["Pictures", "PixelImages", "SnapshotTesting"],
  "InlineSnapshotTesting": ["SnapshotTesting"],
  "MapKitStandIn": ["CoreLocationStandIn"],
  "PreviewMacros": ["DeclarativeUI"],
  "SnapshotTestingCustomDump": ["SnapshotTesting"],
  "ViewSnapshotTesting": ["DeclarativeUI", "ImageSnapshotTesting", "SnapshotTesting"],
]

/// The modules that a target depends on by name.
func modules(of target: Target) -> [String] {
  target.dependencies.compactMap { dependency in
    switch dependency {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    default: nil
    }
  }
}

/// The modules that come along with each of some for tests: what it exports, and with the views all that these are compiled with.
///
/// A view holds fonts, paths and layouts of modules below, and who compiles one lays it out in memory without naming any of
/// them. What those modules are compiled with in turn is among them by name, but for characters, whose values no view has.
/// The modules of views name most of them anyway, and in a clean build, with these for all, others began first: 4 seconds of
/// processor time more for each user.
let implicitDependencies = exported.merging(
  targets.filter { ["DeclarativeUICore", "DeclarativeUIScreens"].contains($0.name) }.map { ($0.name, modules(of: $0)) },
  uniquingKeysWith: +)

// SwiftPM looks again at a target only where a module has changed that it depends on by name. What was built before a class
// of an exported module, or a value below the views, got another member would go on with its old layout, and crash.
for target in targets where target.type != .plugin {
  let isForTests = target.type == .test || target.path?.hasPrefix("Tests/") ?? false
  var waiting = modules(of: target)
  var named = Set(waiting)
  while let name = waiting.popLast() {
    for module in (isForTests ? implicitDependencies : exported)[name] ?? [] where named.insert(module).inserted {
      target.dependencies.append(.init(stringLiteral: module))
      waiting.append(module)
    }
  }
}

/// The targets of some modules, and of all that these are built from in any case.
@MainActor func built(from names: [String]) -> [Target] {
  let all = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
  var modules: [Target] = []
  var waiting = names
  while let name = waiting.popLast() {
    guard let target = all[name], target.type == .regular, !modules.contains(where: { $0 === target }) else { continue }
    modules.append(target)
    // What is named would be linked even where its trait is switched off.
    for case .byNameItem(let name, let condition) in target.dependencies where condition == nil { waiting.append(name) }
  }
  return modules
}

/// A library of modules, and of all that these are built from in any case.
///
/// SwiftPM looks again at a target only where a module has changed that it depends on by name. With the named modules
/// alone, a test that had been built before an update of Stills would go on with the old layout of a value from a module
/// below them, and crash.
@MainActor func library(_ names: String...) -> Product {
  .library(name: names[0], targets: built(from: names).map(\.name))
}

// In debug builds the compiler believes of what tests of views are built from that no value is reached by two tasks at once,
// for which it would follow all values from one instruction to the next: a twentieth of what such a module costs. Who works
// on Stills has that looked at with `STILLS_TESTS`, and `.ci/run` in its build in release, which has all these modules.
if chosenTests == nil {
  for target in built(from: ["ViewSnapshotTesting"]) {
    target.swiftSettings? += [
      .unsafeFlags(["-Xllvm", "-sil-disable-pass=send-non-sendable"], .when(configuration: .debug))
    ]
  }
}

let package = Package(
  name: "Stills",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // Text and data: Swift alone.
    library("SnapshotTesting"),
    // Pictures without views.
    library("ImageSnapshotTesting"),
    library("SnapshotTestingCustomDump"),
    library("ViewSnapshotTesting"),
    library("DeclarativeUI"),
    // For tests that look into views, in ViewInspector's spelling.
    library("ViewInspection"),
    // `#Preview` and `@Entry`.
    library("PreviewMacros"),
    // For tools that compare pictures without a test.
    library("ImageComparison", "PNGFiles"),
    // A store with a reducer, and its test store with a picture at each step.
    library("ReducerStore"),
    library("ReducerStoreTesting"),
    // An app in a process of its own, launched and touched by tests; and what such an app runs by.
    library("AppLaunching"),
    library("HeadlessApp"),
    .executable(name: "jokes", targets: ["jokes"]),
    // The tool that compares pictures and reviews what a run has left, and the program that it leaves most commands to.
    .executable(name: "stills", targets: ["stills"]),
    .executable(name: "stills-commands", targets: ["StillsCommands"]),
    .plugin(name: "StillsPlugin", targets: ["StillsPlugin"]),
    // Hands the compiler the sources of an app, for packages that `stills adopt` has written.
    .plugin(name: "AdoptedSources", targets: ["AdoptedSources"]),
    .plugin(name: "StillsWritingPlugin", targets: ["StillsWritingPlugin"]),
    // Snapshots in the source itself.
    library("InlineSnapshotTesting"),
  ] + standIns.map { library($0.name) },
  traits: [largeLibraries, .default(enabledTraits: [largeLibraries.name])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Publishers for view models; a clean build of it alone takes some 10 seconds.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Descriptions of projects that `stills adopt` reads; two versions, so that apps can have either.
    .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
  ],
  targets: chosen(targets),
  swiftLanguageModes: [.v6]
)
