/// A module of Apple's that code for iOS imports, and what is imported in its place here.
///
/// The one list that imports are adapted by, that a package for an app takes its products from, and that the article of
/// adopted apps shows.
public struct AppleModule: Equatable, Sendable {
  /// The module's name.
  public let name: String
  /// What is imported instead, in order; nothing where the import is left out.
  public let modules: [String]
  /// What works of it, in a sentence.
  public let summary: String
  /// Words of the module that code uses which imports only SwiftUI, which brings it along.
  public let words: [String]

  /// Whether Linux has the module, which is imported as it is: the others are for words that it lacks there.
  let isOnLinux: Bool

  init(_ name: String, _ modules: [String], _ summary: String, words: [String] = [], isOnLinux: Bool = false) {
    self.isOnLinux = isOnLinux
    self.name = name
    self.modules = modules
    self.summary = summary
    self.words = words
  }

  /// The products of this package that hold what is imported instead, beside those that every app has.
  public var products: [String] { modules.filter { $0.hasSuffix("StandIn") } }

  /// What the compiler is to import: with Foundation, which Apple's modules bring along as our module of views does.
  var importedModules: [String] {
    // Of the module of views, only what Combine has: files that import it alone may have names of their own.
    if name == "Combine" {
      return ["protocol DeclarativeUI.ObservableObject", "Foundation"] + modules.filter { $0 != "DeclarativeUI" }
    }
    let hasFoundation = !Set(modules).isDisjoint(with: ["DeclarativeUI", "Foundation"])
    let isOfApple = modules.first.map { $0.hasSuffix("StandIn") || PortedPackage.modules.contains($0) } ?? false
    return hasFoundation || !isOfApple ? modules : modules + ["Foundation"]
  }
}

extension AppleModule {
  /// All modules that there is something for.
  public static let all: [AppleModule] = [
    AppleModule("SwiftUI", ["DeclarativeUI"], "Views, drawn"),
    AppleModule("SwiftUICore", ["DeclarativeUI"], "Views, drawn"),
    AppleModule("DeveloperToolsSupport", ["DeclarativeUI"], "Previews"),
    // A module of ours has this name, too.
    AppleModule("Symbols", ["DeclarativeUI"], "Effects of symbols, which change nothing"),
    AppleModule("CoreTransferable", ["DeclarativeUI"], "`Transferable`"),
    AppleModule("CoreGraphics", ["DeclarativeUI"], "Numbers, paths, colours"),
    AppleModule("CoreFoundation", ["Foundation"], "What Foundation has of it"),
    AppleModule("Darwin", ["Foundation"], "What Foundation has of it"),
    AppleModule(
      "simd", ["FoundationStandIn"], "Vectors and what is done with them; no matrices and no quaternions",
      words: ["simd_float2", "simd_float3", "simd_float4"]),
    // True where code asks for it: the other branch is that of old packages for tests on Linux, which XCTest finds itself.
    AppleModule("ObjectiveC", ["Foundation"], "Of its runtime only what objects are associated with"),
    AppleModule(
      "FoundationNetworking", ["FoundationStandIn"],
      "Besides what Linux has: `URLResponse()`, `URL.documentsDirectory` and its kind, what is in an app's bundle, the locale of a device",
      words: [
        "URLResponse", "documentsDirectory", "cachesDirectory", "applicationSupportDirectory",
        "forSecurityApplicationGroupIdentifier", "forUbiquityContainerIdentifier", "atomicWrite", "ListFormatter",
        "localizedStandard", "localizedStandardContains", "cgRectValue", "cgPointValue", "cgSizeValue",
        "isLowPowerModeEnabled", "thermalState", "thermalStateDidChangeNotification", "DispatchSourceMemoryPressure",
        "notifications",
        "startAccessingSecurityScopedResource",
        "makeMemoryPressureSource", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "setValue",
        "NSUbiquitousKeyValueStore", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "objc_setAssociatedObject",
        "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_AssociationPolicy", "autoreleasepool",
        "NSHashTable", "sysctlbyname", "bytes", "AsyncBytes", "NSSystemClockDidChange", "ValueTransformer",
        "NSValueTransformerName", "NSSecureUnarchiveFromDataTransformer",
        "forKey", "forKeyPath", "NSFileCoordinator", "NSFilePresenter", "NSMetadataQuery", "NSMetadataItem",
        "NSMetadataQueryDelegate", "NSUbiquityIdentityDidChange", "ubiquityIdentityToken", "isUbiquitousItem",
        "startDownloadingUbiquitousItem", "evictUbiquitousItem", "ubiquitousItemDownloadingStatus",
        "ubiquitousItemIsDownloading", "URLUbiquitousItemDownloadingStatus", "NSUserActivityTypeBrowsingWeb",
        "NSDataDetector", "NSTextCheckingResult", "mach_task_basic_info", "mach_task_basic_info_data_t", "task_info",
        "task_vm_info_data_t", "kern_return_t", "mach_msg_type_number_t", "integer_t", "natural_t", "mach_port_t",
      ] + BundleEdits.words + LocaleEdits.words + KeyValueEdits.words + MainThreadEdits.words),
    AppleModule(
      "XCTest", ["XCTest", "XCTestStandIn"], "As on Linux, and failures that are expected (`XCTExpectFailure`)",
      words: ["XCTExpectFailure"], isOnLinux: true),
    AppleModule("SnapshotTesting", ["ViewSnapshotTesting"], "Assertions"),
    AppleModule("ViewInspector", ["ViewInspection"], "What looks into views"),
    AppleModule("UniformTypeIdentifiers", ["DeclarativeUI"], "`UTType`, its usual types"),
    AppleModule("MobileCoreServices", ["DeclarativeUI"], "`UTType`, its usual types; not their names in C"),
    AppleModule(
      "Combine", ["DeclarativeUI", "OpenCombine", "CombineStandIn"],
      "Publishers; `Merge`, `CombineLatest`, data tasks and decoders besides what OpenCombine has",
      words: ["combineLatest", "debounce", "eraseToAnyPublisher", "merge", "removeDuplicates", "throttle"]),
    AppleModule("OpenCombine", ["OpenCombine", "CombineStandIn"], "As `Combine`"),
    AppleModule(
      "UIKit", ["DeclarativeUI", "UIKitStandIn"],
      "Colours, fonts, pictures, paths, the device; views, screens and constraints, drawn as told above; gestures as values",
      words: UIKitWords.all),
    AppleModule(
      "QuartzCore", ["DeclarativeUI", "UIKitStandIn"], "Layers, drawn as told above; animations as values"),
    AppleModule(
      "CoreLocation", ["CoreLocationStandIn"],
      "Coordinates, distances, regions; a manager that knows no place and asks nobody"),
    AppleModule(
      "CoreLocationUI", ["SystemScreensStandIn", "DeclarativeUI"],
      "`LocationButton`, drawn; nobody is asked where they are"),
    AppleModule(
      "MapKit", ["MapKitStandIn", "DeclarativeUI"],
      "`Map`: a labelled surface; its contents, cameras, regions and spans are values"),
    AppleModule(
      "Charts", ["ChartsStandIn"], "`Chart` with its marks, axes and legends, drawn"),
    AppleModule(
      "WebKit", ["WebKitStandIn", "DeclarativeUI"],
      "`WebView`: a labelled surface; `WKWebView` and its settings load nothing"),
    AppleModule(
      "AVFoundation", ["AVFoundationStandIn"], "Players, recorders, sessions and times; nothing is played or recorded"),
    AppleModule(
      "Speech", ["AVFoundationStandIn"],
      "Recognizers, requests and tasks as values; nobody is asked, and nothing is understood"),
    AppleModule("AVFAudio", ["AVFoundationStandIn"], "As `AVFoundation`"),
    AppleModule("CoreMedia", ["AVFoundationStandIn"], "`CMTime`"),
    AppleModule("AudioToolbox", ["AVFoundationStandIn"], "The short sounds of the system, which nobody hears"),
    AppleModule(
      "MediaPlayer", ["AVFoundationStandIn"],
      "What plays, and the commands of headphones and lock screens, as values; nobody gives one; no music is found"),
    AppleModule(
      "AVKit", ["AVKitStandIn", "DeclarativeUI"], "`VideoPlayer`: a labelled surface; what `AVFoundation` has"),
    AppleModule(
      "StoreKit", ["StoreKitStandIn"],
      "Products and transactions as values; there is no shop, so that none is found; views of a shop are surfaces"),
    AppleModule(
      "WidgetKit", ["WidgetKitStandIn"],
      "Kinds, families, timelines and configurations; `WidgetCenter` reloads nothing; `#Preview(as:)` draws a "
        + "widget at each entry of a timeline"),
    AppleModule(
      "ActivityKit", ["ActivityKitStandIn"],
      "Attributes, states and contents; no activity is ever begun; `#Preview(as: .content, using:)` draws it as on a lock "
        + "screen"),
    AppleModule(
      "CryptoKit", ["Crypto"],
      "Hashes, codes, keys and ciphers by swift-crypto, which the written package depends on then; no Secure Enclave"),
    AppleModule("Crypto", ["Crypto"], "As `CryptoKit`"),
    AppleModule(
      "Network", ["DeviceServicesStandIn"],
      "`NWPathMonitor`, which tells once of a Wi-Fi; connections that never come about"),
    AppleModule(
      "MultipeerConnectivity", ["DeviceServicesStandIn"], "Sessions with people nearby, of whom there are none"),
    AppleModule(
      "LocalAuthentication", ["DeviceServicesStandIn"], "`LAContext`, which can unlock nothing and asks nobody"),
    AppleModule(
      "Security", ["DeviceServicesStandIn"],
      "The keychain's items in memory, by class and attributes; no keys and no certificates; numbers by chance",
      words: [
        "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "SecRandomCopyBytes",
        "CFTypeRef", "kSecClass", "errSecSuccess", "errSecItemNotFound",
      ]),
    AppleModule(
      "FamilyControls", ["SystemScreensStandIn", "DeviceServicesStandIn", "DeclarativeUI"],
      "Choices of apps as values; nobody is asked, and nothing is chosen; the picker is a labelled surface"),
    AppleModule("ManagedSettings", ["DeviceServicesStandIn"], "What is kept from people, as values; nothing is"),
    AppleModule("DeviceActivity", ["DeviceServicesStandIn"], "Schedules and events as values; nothing is watched"),
    AppleModule("CoreNFC", ["DeviceServicesStandIn"], "Messages as values; no tag is ever read"),
    AppleModule("JavaScriptCore", ["DeviceServicesStandIn"], "Values of JavaScript, all undefined; nothing is run"),
    AppleModule(
      "LinkPresentation", ["SystemScreensStandIn", "DeclarativeUI", "UIKitStandIn"],
      "What code says of a page; none is asked; a labelled surface stands in for `LPLinkView`"),
    AppleModule("BackgroundTasks", ["DeviceServicesStandIn"], "Requests as values; nothing is done in the background"),
    AppleModule(
      "CloudKit", ["DeviceServicesStandIn"], "Records as values; nobody is signed in, and nothing is sent or found"),
    AppleModule("CoreMotion", ["DeviceServicesStandIn"], "Sensors that are not there"),
    AppleModule(
      "EventKit", ["SystemScreensStandIn"], "Events and reminders as values; no calendar is found, and nobody is asked"),
    AppleModule(
      "EventKitUI", ["SystemScreensStandIn", "DeclarativeUI"], "The screens of events and calendars, never drawn"),
    AppleModule("CoreSpotlight", ["SystemScreensStandIn"], "Items for the search as values, which nobody finds"),
    AppleModule(
      "Contacts", ["DeviceServicesStandIn"],
      "People as values; nobody is asked, found or kept; names in English's order"),
    AppleModule(
      "HealthKit", ["DeviceServicesStandIn"],
      "Samples, units and quantities as values; nobody is asked, and every query finds nothing"),
    AppleModule(
      "FoundationModels", ["DeviceServicesStandIn"],
      "A model that is not switched on and a session that answers nothing and calls no tool; no schemas or `@Generable`"
    ),
    AppleModule(
      "NaturalLanguage", ["DeviceServicesStandIn"], "`NLLanguageRecognizer`, which recognizes no language; no more"),
    AppleModule(
      "Translation", ["SystemScreensStandIn", "DeclarativeUI"], "Languages as values; nothing is translated or shown"),
    AppleModule(
      "PencilKit", ["SystemScreensStandIn", "DeclarativeUI", "UIKitStandIn"],
      "Tools, strokes and drawings as values; a labelled surface stands in for the canvas"),
    AppleModule(
      "PDFKit", ["SystemScreensStandIn", "DeclarativeUI", "UIKitStandIn"],
      "The bytes of a file, without pages; a labelled surface stands in for `PDFView`"),
    AppleModule("WatchConnectivity", ["DeviceServicesStandIn"], "A session that is not supported; nothing is sent"),
    AppleModule("CoreHaptics", ["DeviceServicesStandIn"], "Patterns as values; nothing shakes"),
    AppleModule("AppIntents", ["AppIntentsStandIn"], "Intents, parameters, entities as values; nobody performs them"),
    AppleModule(
      "SwiftData", ["SwiftDataStandIn"],
      "`@Model`, `@Query`, containers and contexts in memory; nothing is written, and `.unique` is not kept"),
    AppleModule(
      "CoreData", ["DeclarativeUI", "CoreDataStandIn"],
      "`@FetchRequest`, classes with `@NSManaged`, those of data models, containers and contexts in memory; nothing is "
        + "written; predicates by the usual words of their formats",
      words: [
        "FetchRequest", "@FetchRequest", "FetchedResults", "SectionedFetchRequest", "@SectionedFetchRequest",
        "SectionedFetchResults", "managedObjectContext", "NSManagedObject", "NSManagedObjectContext", "NSPredicate",
        "NSSortDescriptor", "NSPersistentContainer", "NSFetchRequest",
      ]),
    AppleModule(
      "TipKit", ["TipKitStandIn", "DeclarativeUI"],
      "Tips, rules and events as values; `TipView`: the app's own style, or a labelled surface; bubbles are reported"),
    AppleModule(
      "CoreImage", ["CoreImageStandIn"], "Pictures and filters as values; nothing is filtered, and no code made",
      words: ["CIColor", "CIContext", "CIFilter", "CIImage", "CIVector"]),
    AppleModule(
      "ImageIO", ["ImageIOStandIn"], "The first picture of a file; nothing is written",
      words: ["CGImagePropertyOrientation"]),
    AppleModule(
      "Vision", ["CoreImageStandIn", "ImageIOStandIn"],
      "Requests of texts, codes, faces and rectangles as values; nothing is seen in a picture"),
    AppleModule(
      "VisionKit", ["CoreImageStandIn", "DeclarativeUI"],
      "The screens of a camera that reads texts and codes, and photographs documents: not supported, and surfaces"),
    AppleModule(
      "CoreText", ["CoreTextStandIn"],
      "`CTFont`, which is `UIFont`; fonts of files are registered, and found by all their names",
      words: [
        "CGDataProvider", "CGFont", "CTFont", "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
        "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont", "CTFontManagerUnregisterFontsForURL",
        "CTFontManagerUnregisterGraphicsFont",
      ]),
    AppleModule(
      "UserNotifications", ["UserNotificationsStandIn"], "Requests and settings; nobody is asked or notified",
      words: [
        "UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotificationContent", "UNNotificationRequest",
        "UNAuthorizationOptions", "UNAuthorizationStatus", "UNNotificationSettings",
        "UNTimeIntervalNotificationTrigger",
        "UNCalendarNotificationTrigger", "UNUserNotificationCenterDelegate",
      ]),
    AppleModule(
      "AuthenticationServices", ["SystemScreensStandIn", "DeclarativeUI"],
      "`SignInWithAppleButton`, drawn; requests and sessions, which nobody answers"),
    AppleModule(
      "PhotosUI", ["PhotosStandIn", "DeclarativeUI"], "`PhotosPicker`, drawn as a button; pickers that choose nothing"),
    AppleModule("Photos", ["PhotosStandIn"], "A library without pictures"),
    AppleModule(
      "os", ["LoggingStandIn"], "`Logger` and signposts, which say nothing; locks, which lock",
      // Those in C are brought along by Foundation and by Darwin.
      words: ["os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t"]),
    AppleModule("OSLog", ["LoggingStandIn"], "As `os`"),
    AppleModule("SafariServices", ["SystemScreensStandIn", "DeclarativeUI"], "`SFSafariViewController`, never drawn"),
    AppleModule(
      "MessageUI", ["SystemScreensStandIn", "DeclarativeUI"], "Composers of mail and messages, which can send nothing"),
    AppleModule(
      "QuickLook", ["SystemScreensStandIn", "DeclarativeUI"], "`.quickLookPreview`, which shows nothing; its screen"),
  ]

  /// Modules of which there is nothing here: a file that only imports them compiles, and what it names of them is said by
  /// name.
  public static let leftOut: [String] = [
    "ARKit", "Accelerate", "AdSupport", "AppKit", "AppTrackingTransparency",
    "CallKit", "CarPlay", "Cocoa", "CommonCrypto", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreML",
    "CoreServices", "CoreVideo", "DeviceCheck",
    "GameKit", "GroupActivities", "HomeKit", "Intents", "IntentsUI",
    "MachO", "Messages", "Metal", "MetalKit", "MetricKit",
    "NetworkExtension", "NotificationCenter", "PassKit",
    "PushKit", "RealityKit", "SceneKit", "Social", "SpriteKit",
    "SystemConfiguration", "VideoToolbox",
    "WatchKit", "WeatherKit",
  ]

  /// Whether a module of which there is nothing here brings along UIKit or SwiftUI on Apple's platforms, not Foundation alone.
  static func bringsViews(_ module: String) -> Bool { ofViews.contains(module) }

  private static let ofViews: Set<String> = [
    "ARKit", "CarPlay", "ContactsUI", "GameKit", "IntentsUI", "Messages", "MetalKit", "PassKit",
    "RealityKit", "SceneKit", "SpriteKit", "WatchKit",
  ]
}
