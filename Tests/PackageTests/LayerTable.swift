/// The package's architecture as a table: what each target may import.
///
/// A new import is a new line here with its reason, and a dependency in `Package.swift`.
struct LayerTable {
  /// From the lowest floor to the highest: a layer imports from lower floors only, never from its own.
  let floors: [[Layer]]

  /// All layers from the lowest up.
  var layers: [Layer] { floors.flatMap(\.self) }

  /// The layer of a target.
  func layer(named name: String) -> Layer? {
    layers.first { $0.name == name }
  }
}

extension LayerTable {
  /// The architecture of Stills.
  ///
  /// Each C module has one wrapper. Foundation is for files, networks and text formats, and in the views for the
  /// Core Graphics types of SwiftUI's signatures; drawing needs none of it.
  static let stills = LayerTable(floors: [
    [
      Layer("CFreeType"),
      Layer("CFriBidi"),
      Layer("CHarfBuzz"),
      Layer("CLibJPEG"),
      Layer("CLibPNG"),
      Layer("CLibQPDF"),
      Layer("CXXHash"),
      Layer("PlaneGeometry"),
      // What messages of many layers are made of, and so below them all.
      Layer("TextFormats"),
      Layer("Typefaces", outside: ["Foundation"]),
      // Files of texts in several languages, and how words change with amounts.
      Layer("StringCatalogs", outside: ["Foundation", "Synchronization"]),
      Layer("TypeDiscovery"),
      // Code, strings and comments told apart, for whatever rewrites sources and expands macros.
      Layer("SourceTokens"),
      // HTTP for this machine alone, without a library of others: what is shown in a browser by the tools.
      Layer("LoopbackServer", outside: ["Foundation", "Synchronization"]),
      // Lets a process speak at its end in which no assertion ran.
      Layer("CProcessEnd"),
      // Lets a process begin again that a preview has ended.
      Layer("CProcessRestart"),
      // What adopted apps import in the place of Apple's modules, as far as it knows no views.
      Layer("CombineStandIn", outside: ["Foundation", "FoundationNetworking", "OpenCombine"]),
      Layer("CoreLocationStandIn", outside: ["Foundation"]),
      Layer("DeviceServicesStandIn", outside: ["Dispatch", "Foundation", "Synchronization"]),
      Layer("FoundationStandIn", outside: ["Foundation", "FoundationNetworking"]),
      Layer("LoggingStandIn", outside: ["Foundation"]),
      Layer("UserNotificationsStandIn", outside: ["Foundation"]),
      Layer("XCTestStandIn", outside: ["Foundation", "XCTest"]),
    ],
    [
      // Sources of apps in words that are true here.
      Layer("SourceAdaptation", ["SourceTokens"]),
      Layer("MacroExpansion", ["SourceTokens"]),
      // For tests alone.
      Layer("TestSupport", ["LoopbackServer"], outside: ["Dispatch", "Foundation", "Testing"]),
      Layer("CJPEG", ["CLibJPEG"]),
      Layer("CPNG", ["CLibPNG"]),
      Layer("CQPDF", ["CLibQPDF"]),
      // What Unicode says of a text before any font is asked.
      Layer("UnicodeAlgorithms", ["CFriBidi"]),
      // What code with views names of its layout: sizes, edges, alignments.
      Layer("LayoutValues", ["PlaneGeometry"], outside: ["Foundation"]),
      Layer("SnapshotReferences", ["TextFormats"], outside: ["Foundation", "Synchronization"]),
      Layer("PixelImages", ["TextFormats"], outside: ["Synchronization"] + cLibrary),
    ],
    [
      // The program that the plug-in runs, and apps for which it is run.
      Layer("SourceAdapter", ["SourceAdaptation"], outside: ["Foundation"]),
      Layer("AppAdoption", ["SourceAdaptation"], outside: ["Foundation", "Yams"]),
      // A program of its own, which the compiler runs.
      Layer("PreviewMacrosPlugin", ["MacroExpansion"], outside: ["Foundation"]),
      Layer("PathRasterizer", ["PlaneGeometry", "PixelImages"]),
      // CXXHash for the digest that tells an unchanged picture without inflating it; threads for files that are made at once.
      Layer(
        "PNGFiles", ["TextFormats", "PixelImages", "CPNG", "CXXHash"],
        outside: ["Dispatch", "Synchronization"] + cLibrary),
      Layer("JPEGFiles", ["TextFormats", "PixelImages", "CJPEG"], outside: cLibrary),
      Layer("ImageComparison", ["TextFormats", "PixelImages"], outside: cLibrary),
      // What tests compare and views show is one type, with what was drawn where. Foundation for the bundles that pictures are
      // named in, and for numbers in stored outlines.
      Layer("Pictures", ["TextFormats", "PixelImages"], outside: ["Foundation"]),
      Layer(
        "Typesetting",
        [
          "PlaneGeometry", "TextFormats", "PixelImages", "Typefaces", "UnicodeAlgorithms", "CFreeType", "CHarfBuzz",
        ],
        outside: ["Synchronization", OutsideModule("Foundation", onlyIn: "Fonts/FontFace+File.swift")]),
    ],
    [
      // The rasterizer for the edges of lines.
      Layer("PathBooleans", ["PlaneGeometry", "PathRasterizer"]),
      // Glyphs of icons, which the faces of Typesetting read.
      Layer("Symbols", ["PlaneGeometry", "Typefaces", "Typesetting"], outside: ["Synchronization"]),
      Layer("TerminalPictures", ["PixelImages", "PNGFiles"], outside: ["Foundation"] + cLibrary),
      // Without Foundation, which takes longer to load than two screens to compare.
      Layer("FileComparison", ["TextFormats", "PixelImages", "PNGFiles", "ImageComparison"], outside: cLibrary),
      Layer("Drawings", ["TextFormats", "Pictures", "PlaneGeometry", "PixelImages", "Typesetting"]),
      // Swift alone, for those who test text and data.
      Layer(
        "SnapshotTesting", ["TextFormats", "SnapshotReferences", "CProcessEnd"],
        outside: ["Foundation", "FoundationNetworking", "Dispatch", "Synchronization", "Testing", "XCTest"]),
    ],
    [
      Layer(
        "ImageSnapshotTesting",
        [
          "TextFormats", "PixelImages", "PNGFiles", "ImageComparison", "Pictures",
          "SnapshotReferences", "SnapshotTesting",
        ],
        outside: ["Foundation"]),
      // What people and tools see of a run and decide about it; no test framework.
      Layer(
        "SnapshotReview", ["TextFormats", "Pictures", "LoopbackServer", "PNGFiles", "SnapshotReferences"],
        outside: ["Foundation", "Synchronization"]),
      Layer(
        "InlineSnapshotTesting", ["SnapshotTesting", "SnapshotReferences", "SourceTokens"],
        outside: ["Foundation", "Synchronization", "Testing"]),
      Layer("SnapshotTestingCustomDump", ["SnapshotTesting"], outside: ["CustomDump"]),
      Layer(
        "DrawingRenderer",
        ["PlaneGeometry", "PixelImages", "PathRasterizer", "PNGFiles", "Typesetting", "Drawings"],
        outside: ["Synchronization"]),
      // A picture that is a drawing, so that views draw it in any size.
      Layer("VectorPictures", ["PlaneGeometry", "PathBooleans", "PixelImages", "Drawings"]),
      // What views ask of readers of files and of the renderer. Foundation for bundles, and sizes in points.
      Layer("PictureSources", ["PlaneGeometry", "PixelImages", "Symbols", "Drawings"], outside: ["Foundation"]),
      // The tree that views become: nodes, rules, places. It knows no views.
      Layer(
        "LayoutTree",
        ["LayoutValues", "PlaneGeometry", "TextFormats", "PixelImages", "Typesetting", "Symbols", "Drawings"],
        outside: ["Foundation"]),
    ],
    [
      // XML is Foundation's.
      Layer(
        "SVGFiles",
        // Typesetting for the weights of symbols.
        [
          "TextFormats", "PlaneGeometry", "PathBooleans", "PixelImages", "Typesetting", "Symbols", "Drawings",
          "VectorPictures",
        ],
        outside: ["Foundation", "FoundationXML"]),
      // Typesetting for the fonts that files have in them. Powers and older encodings of characters are Foundation's.
      Layer(
        "PDFFiles",
        ["TextFormats", "PlaneGeometry", "PixelImages", "Typesetting", "Drawings", "VectorPictures", "CQPDF"],
        outside: ["Foundation"]),
      Layer("Devices", ["LayoutValues"], outside: ["Foundation"]),
    ],
    [
      Layer(
        "AssetCatalogs",
        // StringCatalogs for the languages of pictures.
        [
          "PictureSources", "StringCatalogs", "PlaneGeometry", "PixelImages", "PNGFiles", "JPEGFiles", "Drawings",
          "DrawingRenderer", "PDFFiles", "SVGFiles", "Symbols", "VectorPictures",
        ],
        outside: ["Foundation", "Synchronization"])
    ],
    [
      // Swift by its name, for the places of properties in views. Dispatch to know the main queue. ICU for the words of units.
      // Core Text for the names that it has of features of fonts. No reader of files and no renderer: it is not to wait for
      // them, and asks for them by PictureSources.
      Layer(
        "DeclarativeUICore",
        [
          "LayoutValues", "PlaneGeometry", "TextFormats", "PixelImages", "Typesetting", "Symbols", "Drawings",
          "LayoutTree", "PictureSources", "StringCatalogs", "Devices", "Pictures", "TypeDiscovery",
        ],
        outside: [
          "Foundation", "Observation", "Swift", "Synchronization",
          OutsideModule("Dispatch", onlyIn: "ChangeNotice.swift"),
          OutsideModule("_FoundationICU", onlyIn: "MeasurementWords.swift"),
          OutsideModule("CoreText", onlyIn: "FontFeatureSelectors.swift"),
        ])
    ],
    [
      Layer(
        "DeclarativeUIScreens",
        [
          "DeclarativeUICore", "PlaneGeometry", "TextFormats", "PixelImages", "Typesetting", "Drawings", "LayoutTree",
        ],
        outside: ["Foundation", "Observation"])
    ],
    [
      // What needs a module or a library that views are not to wait for: pictures, the areas of paths, and OpenCombine for the
      // publishers of view models and for what it says of queues.
      Layer(
        "DeclarativeUI",
        [
          "DeclarativeUIScreens", "DeclarativeUICore", "LayoutValues", "PlaneGeometry", "PixelImages", "Symbols",
          "Drawings",
          "LayoutTree", "Pictures", "PictureSources", "AssetCatalogs", "DrawingRenderer", "PathBooleans", "SVGFiles",
          "VectorPictures",
        ],
        outside: ["Foundation", "Observation", "OpenCombine", "OpenCombineDispatch", "Synchronization"])
    ],
    [
      // What adopted apps import in the place of Apple's modules, each a product of its own.
      Layer("ActivityKitStandIn", ["DeclarativeUI"]),
      Layer("AppIntentsStandIn", ["DeclarativeUI"], outside: ["Foundation"]),
      Layer("ChartsStandIn", ["DeclarativeUI"]),
      Layer("CoreDataStandIn", ["DeclarativeUI", "TypeDiscovery"], outside: ["Observation"]),
      Layer("CoreTextStandIn", ["DeclarativeUI", "Typesetting"]),
      Layer("ImageIOStandIn", ["DeclarativeUI", "PixelImages"]),
      Layer("PhotosStandIn", ["DeclarativeUI"]),
      Layer("StoreKitStandIn", ["DeclarativeUI"], outside: ["Foundation"]),
      Layer("SwiftDataStandIn", ["DeclarativeUI"], outside: ["Foundation", "Observation", "Synchronization"]),
      Layer("SystemScreensStandIn", ["DeclarativeUI", "DeviceServicesStandIn"]),
      Layer("TipKitStandIn", ["DeclarativeUI"], outside: ["Synchronization"]),
      Layer("UIKitStandIn", ["DeclarativeUI", "Pictures", "PixelImages"]),
      Layer("WebKitStandIn", ["DeclarativeUI"], outside: ["FoundationNetworking"]),
      Layer("MapKitStandIn", ["DeclarativeUI", "CoreLocationStandIn"], outside: ["Foundation"]),
      // A product of its own: who looks into no views pays nothing for it.
      Layer(
        "ViewInspection", ["DeclarativeUI", "LayoutTree", "LayoutValues", "TextFormats"],
        outside: [
          "Foundation", "OpenCombine", OutsideModule("Synchronization", onlyIn: "TestsLocale.swift"),
          OutsideModule("Testing", onlyIn: "Inspect.swift"), "XCTest",
        ]),
      // For tests alone.
      Layer("NearnessTables", ["DeclarativeUI"]),
      Layer("RandomViews", ["DeclarativeUI"], outside: ["Foundation"]),
      Layer(
        "LaidOutViews", ["DeclarativeUI", "Drawings", "LayoutTree", "PixelImages", "PlaneGeometry"],
        outside: ["Foundation"]),
      Layer(
        "ViewSnapshotTesting",
        [
          "SnapshotTesting", "ImageSnapshotTesting", "DeclarativeUI", "Devices", "Drawings", "DrawingRenderer",
          "Pictures", "LayoutTree", "PixelImages", "PlaneGeometry", "TextFormats", "TypeDiscovery", "CProcessRestart",
        ],
        outside: [
          "Foundation", OutsideModule("Testing", onlyIn: "Configuration/SystemDesignTrait.swift"),
          OutsideModule("Testing", onlyIn: "Configuration/StandInTrait.swift"),
          OutsideModule("Testing", onlyIn: "Configuration/PrintedProblemsTrait.swift"),
          OutsideModule("Synchronization", onlyIn: "Configuration/PrintedProblemsTrait.swift"),
          OutsideModule("Testing", onlyIn: "Configuration/PasteboardTrait.swift"),
          OutsideModule("Testing", onlyIn: "Configuration/AppearanceTrait.swift"),
        ]),
      Layer("ReducerStore", ["DeclarativeUI"], outside: ["Observation", "SwiftUI"]),
      Layer("PreviewMacros", ["DeclarativeUI"], programs: ["PreviewMacrosPlugin"]),
      // The same views compile with Apple's SwiftUI.
      Layer(
        "JokesApp", ["DeclarativeUI"],
        outside: ["SwiftUI", "Foundation", "FoundationNetworking", "Observation", "Synchronization"]),
    ],
    [
      Layer("CoreImageStandIn", ["DeclarativeUI", "ImageIOStandIn", "PixelImages"]),
      Layer("AVFoundationStandIn", ["DeclarativeUI", "UIKitStandIn"], outside: ["Dispatch", "Foundation"]),
      // A product of its own, for executables that tests launch.
      Layer(
        "HeadlessApp", ["DeclarativeUI", "DrawingRenderer", "LayoutTree", "PNGFiles"],
        outside: ["Foundation", "Synchronization"] + cLibrary),
      Layer(
        "ReducerStoreTesting",
        ["ReducerStore", "DeclarativeUI", "SnapshotTesting"],
        outside: ["CustomDump", "Synchronization"]),
    ],
    [
      Layer("WidgetKitStandIn", ["DeclarativeUI", "ActivityKitStandIn"]),
      Layer("AVKitStandIn", ["DeclarativeUI", "AVFoundationStandIn"]),
      Layer(
        "AppLaunching", ["HeadlessApp", "PNGFiles", "PixelImages", "SnapshotTesting"], outside: ["Foundation"]),
      // Compares files itself, and so quickly, and runs the program of StillsCommands for everything else.
      Layer("stills", ["FileComparison"], outside: cLibrary),
      Layer(
        "StillsCommands",
        [
          "AppAdoption", "FileComparison", "ImageComparison", "LoopbackServer", "PNGFiles", "PixelImages",
          "SnapshotReferences",
          "SnapshotReview", "TerminalPictures", "TextFormats",
        ],
        outside: ["ArgumentParser", "Foundation", "Synchronization"]),
      Layer("greeter", ["DeclarativeUI", "HeadlessApp"], outside: ["Foundation"]),
      Layer(
        "jokes",
        [
          "HeadlessApp", "JokesApp", "DeclarativeUI", "Devices", "DrawingRenderer", "Drawings", "LayoutTree",
          "LoopbackServer", "PNGFiles", "PixelImages", "PlaneGeometry", "TerminalPictures", "Typesetting",
        ],
        outside: ["Foundation", "ArgumentParser"]),
      Layer(
        "DrawingBenchmarks",
        [
          "JokesApp", "DeclarativeUI", "Devices", "DrawingRenderer", "Drawings", "ImageComparison", "PNGFiles",
          "PixelImages", "PlaneGeometry", "SVGFiles", "SnapshotReferences", "TextFormats", "Typesetting",
          "VectorPictures",
        ], outside: ["Foundation"]),
    ],
    [
      Layer("AdoptedSources", outside: ["Foundation", "PackagePlugin"], programs: ["SourceAdapter"]),
      Layer("StillsPlugin", outside: ["Foundation", "PackagePlugin"]),
      Layer("StillsWritingPlugin", outside: ["Foundation", "PackagePlugin"]),
    ],
  ])

  /// The C library by its names on the platforms.
  private static let cLibrary: [OutsideModule] = ["Glibc", "Musl", "Darwin"]

  /// What every test may import besides the dependencies that `Package.swift` declares for it.
  static let forTests: Set<String> = [
    "Testing", "XCTest", "Foundation", "FoundationNetworking", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin",
  ]
}
