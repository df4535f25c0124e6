import SourceTokens

/// Names with the module that they are from, such as `StoreKit.Transaction`, with the module that is imported instead.
struct QualifiedNameEdits {
  private(set) var edits: [SourceEdit] = []

  /// - Parameter words: the modules that the source imports by its own words.
  init(_ source: TokenizedSource, _ table: AdaptationTable, imported words: Set<String>) {
    // One brings the other along: `import OSLog` is enough for `os.Logger`.
    let imported = words.contains("OSLog") ? words.union(["os"]) : words
    for (index, token) in source.tokens.enumerated() where token.kind == .word && source.has(".", at: index + 1) {
      let name = source.text(index)
      // A type of the source's own may have such a name: `final class Subscription: Combine.Subscription`.
      if name == "Combine", imported.contains(name), Self.namesOfCombine.contains(source.text(index + 2)),
        !source.has(".", at: index - 1), !source.has("import", at: index - 1), !source.isBelowImport(index)
      {
        edits.append(SourceEdit(range: token.range, text: "OpenCombine"))
        continue
      }
      // `SwiftUI` is a type here that holds the names.
      guard name != "SwiftUI", imported.contains(name),
        case let modules = Self.modules(in: table.imports[name] ?? []), !modules.isEmpty,
        modules != [name], source.text(index + 2).first?.isUppercase == true, !source.has(".", at: index - 1),
        !source.has("import", at: index - 1), !source.isBelowImport(index)
      else { continue }
      // Of several, none is known to have the name: it is found without them.
      let end = modules.count == 1 ? token.range.upperBound : source.tokens[index + 1].range.upperBound
      edits.append(SourceEdit(range: token.range.lowerBound..<end, text: modules.count == 1 ? modules[0] : ""))
    }
  }

  /// The names of Combine that OpenCombine declares itself, and not a module beside it.
  private static let namesOfCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CombineIdentifier", "ConnectablePublisher",
    "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred", "Empty", "Fail", "Future",
    "ImmediateScheduler", "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
    "Publisher", "Publishers", "Record", "Scheduler", "SchedulerTimeIntervalConvertible", "Subject", "Subscriber",
    "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder", "TopLevelEncoder",
  ]

  /// The modules that may have a name, without those that a stand-in brings along.
  private static func modules(in imports: [String]) -> [String] {
    if let first = imports.first, imports.count == 1 || first.hasSuffix("StandIn") { return [first] }
    return imports.filter { $0 != "Foundation" }
  }
}

extension TokenizedSource {
  /// Whether a name belongs to `import struct Module.Name`.
  fileprivate func isBelowImport(_ index: Int) -> Bool {
    has("import", at: index - 2) && ImportEdits.kinds.contains(text(index - 1))
  }
}
