extension AppPackage {
  /// What users of a package may turn on or off: a condition of its sources, of what it uses and of its settings.
  struct Trait: Decodable {
    var name: String
    /// The traits that it enables in turn.
    var enabledTraits: [String]?
  }

  /// The traits that are enabled where nobody asks for others: those of the trait `default`, and what these enable.
  ///
  /// What a package asks of the traits of one that it uses is not looked at, since each is adopted once for all.
  var enabledTraits: Set<String> {
    let enabled = (traits ?? []).reduce(into: [:]) { $0[$1.name] = $1.enabledTraits ?? [] }
    var found: Set<String> = []
    var waiting = enabled["default"] ?? []
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += enabled[name] ?? [] }
    }
    return found
  }
}

extension AppPackage.Target {
  /// The target without what it uses and sets for traits that are not enabled.
  func holding(with traits: Set<String>) -> Self {
    func isOff(_ needed: [String]?) -> Bool { needed?.isEmpty == false && traits.isDisjoint(with: needed ?? []) }
    var target = self
    target.dependencies.removeAll { isOff($0.traits) }
    target.settings?.removeAll { isOff($0.traits) }
    return target
  }
}
