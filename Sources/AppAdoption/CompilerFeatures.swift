/// The features of later language modes by which code compiles that otherwise would not, or means something else.
///
/// Those that only forbid something are not turned on: what is imported for an app here is none of its own words.
enum CompilerFeatures {
  /// Those that the language mode 6 has by itself.
  private static let ofMode6 = [
    "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferSendableFromCaptures",
  ]
  private static let later = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]

  /// Xcode's settings for one of them.
  private static let settings = [
    "SWIFT_ENABLE_BARE_SLASH_REGEX": "BareSlashRegexLiterals",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// Those of names that are known and that a language mode has not by itself, in order.
  static func known(_ names: [String], in mode: String) -> [String] {
    Set(names).intersection(mode == "6" ? later : ofMode6 + later).sorted()
  }

  /// What Xcode turns on where a project says nothing of it, as its release notes say.
  private static let usual = ["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]

  /// Those that the settings of a target of Xcode turn on.
  static func named(in settings: [String: String]) -> [String] {
    let settings = usual.merging(settings) { $1 }
    let single = Self.settings.filter { settings[$0.key] == "YES" }.map(\.value)
    // Xcode 26 has one setting for all that make concurrency easier.
    let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    return single + (isApproachable ? ofMode6.filter { $0 != "BareSlashRegexLiterals" } + later : [])
  }
}

extension String {
  /// Whether it can be the name of a condition, and not one that SwiftPM defines by itself.
  var isCondition: Bool {
    self != "DEBUG" && first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
