import Foundation
import StringCatalogs

/// Where the texts for keys are looked for.
struct StringPlace: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// The bundles of the environment and the main one.
    case anywhere
    case bundle(Bundle)
    case address(URL)
  }

  /// The name of the files; nil is `Localizable`.
  var table: String?
  var source = Source.anywhere

  init(table: String? = nil, source: Source = .anywhere) {
    self.table = table
    self.source = source
  }

  init(table: String?, bundle: Bundle?) {
    self.init(table: table, source: bundle.map(Source.bundle) ?? .anywhere)
  }

  /// The text for a key in the language of an environment; nil where there is none.
  /// - Throws: what is wrong with a file.
  func text(for key: @autoclosure () -> String, in environment: EnvironmentValues) throws -> LocalizedText? {
    func text(in catalog: StringCatalog) throws -> LocalizedText? {
      try catalog.text(
        for: key(), table: table, in: LanguageChoice(locale: environment.locale.identifier))
    }
    switch source {
    case .bundle(let bundle): return try text(in: .catalog(of: bundle))
    case .address(let url): return try text(in: .catalog(at: url))
    case .anywhere:
      for bundle in environment.assetBundles {
        if let text = try text(in: .catalog(of: bundle)) { return text }
      }
      if let text = try text(in: .main) { return text }
      for bundle in Bundle.adopted {
        if let text = try text(in: .catalog(of: bundle)) { return text }
      }
      return nil
    }
  }

  /// The text for a key, without values; nil where there is none.
  func words(for key: String, in environment: EnvironmentValues) throws -> String? {
    try text(for: key, in: environment)?.text(on: environment.textDevice)
  }

  /// The sentence about what goes wrong while texts are looked for.
  func problem(in search: () throws -> Void) -> String? {
    do {
      try search()
      return nil
    } catch {
      return "The texts of the table \"\(table ?? "Localizable")\" cannot be shown: \(error)"
    }
  }
}

extension EnvironmentValues {
  /// The device by the name that catalogs have for it.
  var textDevice: TextDevice {
    switch userInterfaceIdiom {
    case .phone, .unspecified: .iphone
    case .pad: .ipad
    case .mac: .mac
    case .tv: .appletv
    case .vision: .applevision
    case .carPlay: .other
    }
  }
}
