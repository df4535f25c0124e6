/// What stands in for the modules and the conditions of Apple's platforms.
public struct AdaptationTable: Equatable, Sendable {
  /// The modules that are imported in place of a module; none where it is left out.
  public var imports: [String: [String]]
  /// What a condition is taken for, such as `os(iOS)`, `targetEnvironment(simulator)` or a flag.
  public var conditions: [String: Bool]
  /// Modules that a file needs besides because of a word in it.
  public var words: [String: String]

  /// Creates a table.
  public init(imports: [String: [String]] = [:], conditions: [String: Bool] = [:], words: [String: String] = [:]) {
    self.imports = imports
    self.conditions = conditions
    self.words = words
  }

  /// The table with lines of another one added, or put in the place of its own.
  public func merging(_ other: AdaptationTable) -> AdaptationTable {
    AdaptationTable(
      imports: imports.merging(other.imports) { _, new in new },
      conditions: conditions.merging(other.conditions) { _, new in new },
      words: words.merging(other.words) { _, new in new })
  }

  /// Whether code behind `canImport` is meant for us; nil where the compiler knows.
  func canImport(_ module: String) -> Bool? {
    imports[module].map { !$0.isEmpty }
  }
}

extension AdaptationTable {
  /// What Stills has for an app of iOS.
  public static let stills = AdaptationTable(
    // The library of C is Darwin's for code of iOS: what it says of Linux's elsewhere is not to be mixed with that.
    imports: modules.merging((AppleModule.leftOut + ["Glibc"]).map { ($0, []) }) { own, _ in own },
    conditions: ["os(iOS)": true, "targetEnvironment(simulator)": true],
    words: [networking, macros, spellings, broughtByXCTest, broughtAlong].reduce(into: [:]) { words, more in
      words.merge(more) { own, _ in own }
    })

  private static let modules = Dictionary(
    AppleModule.all.filter { !$0.isOnLinux }.map { ($0.name, $0.importedModules) },
    uniquingKeysWith: { first, _ in first })

  /// Words of modules that SwiftUI brings along, and where they are here.
  private static let broughtAlong = Dictionary(
    AppleModule.all.flatMap { module in module.words.map { ($0, module.products.first ?? "DeclarativeUI") } },
    uniquingKeysWith: { first, _ in first })

  /// On Linux, what speaks to networks has a module of its own.
  private static let networking = Dictionary(
    uniqueKeysWithValues: [
      "URLSession", "URLRequest", "HTTPURLResponse", "URLProtocol", "URLCache", "URLCredential",
      "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "URLSessionTaskDelegate", "HTTPCookieStorage",
      "HTTPCookie", "URLSessionDelegate", "URLAuthenticationChallenge", "CachedURLResponse", "URLSessionDownloadTask",
      "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ].map { ($0, "FoundationNetworking") })

  /// What Apple declares in another module, or in another way.
  ///
  /// Of the module of views only that name: a file that does not import SwiftUI may have a `List` of its own.
  private static let spellings = [
    // Foundation brings Combine along on Apple's platforms.
    "ObservableObject": "protocol DeclarativeUI.ObservableObject", "@Published": "struct DeclarativeUI.Published",
    "dlclose": "DeclarativeUI",
    // `String(localized:)` and its kind, which Foundation lacks on Linux.
    "localized": "struct DeclarativeUI.LocalizedStringResource",
    // Foundation has one on Linux, too, which finds no words of an app.
    "NSLocalizedString": "func DeclarativeUI.NSLocalizedString",
    "LocalizedStringResource": "struct DeclarativeUI.LocalizedStringResource",
    "CustomLocalizedStringResourceConvertible": "protocol DeclarativeUI.CustomLocalizedStringResourceConvertible",
    // Foundation brings Observation along on Apple's platforms.
    "@Observable": "Observation",
    // It takes values, too, since pictures are such.
    "NSCache": "class FoundationStandIn.NSCache",
    // Foundation has one that nobody can make.
    "PersonNameComponentsFormatter": "class FoundationStandIn.PersonNameComponentsFormatter",
    // Foundation has one of this name on Linux, too, so that the name alone is ambiguous.
    "DateComponentsFormatter": "DeclarativeUI",
    "RelativeDateTimeFormatter": "class DeclarativeUI.RelativeDateTimeFormatter",
    "NSUserActivity": "class DeclarativeUI.NSUserActivity",
  ]

  /// XCTest brings UIKit along, and with it Core Graphics; of what the module of views has of these, only the names that a file
  /// uses.
  private static let broughtByXCTest = Dictionary(
    uniqueKeysWithValues: [
      "class": [
        "CGColor", "CGMutablePath", "CGPath", "UIApplication", "UIBezierPath", "UIColor", "UIDevice", "UIFont",
        "UIFontMetrics", "UINavigationController", "UIPasteboard", "UIScene", "UIScreen", "UIView", "UIViewController",
        "UIWindow", "UIWindowScene",
      ],
      "enum": [
        "UIAccessibility", "UIAccessibilityContrast", "UIContentSizeCategory", "UIDeviceOrientation",
        "UIInterfaceOrientation", "UIKeyboardType", "UILegibilityWeight", "UIModalPresentationStyle",
        "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass", "UIUserInterfaceStyle",
      ],
      "struct": [
        "CATransform3D", "CGAffineTransform", "CGVector", "UIEdgeInsets", "UIFontDescriptor", "UIRectCorner",
        "UITraitCollection",
      ],
      "typealias": ["CGImage", "UIImage"],
    ].flatMap { kind, names in names.map { ($0, "\(kind) DeclarativeUI.\($0)") } })

  private static let macros = [
    "#Preview": "PreviewMacros", "@Previewable": "PreviewMacros", "@Entry": "PreviewMacros",
  ]
}
