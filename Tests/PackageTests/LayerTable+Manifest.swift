extension LayerTable {
  /// How the targets that `Package.swift` declares differ from the table, a sentence each.
  ///
  /// Targets may depend on what comes along with what they import.
  func violations(of targets: [ManifestTarget], implicit: ImplicitDependencies = ImplicitDependencies([:])) -> [String]
  {
    let sources = targets.filter { !$0.isTest }
    let missing = layers.map(\.name).filter { name in !sources.contains { $0.name == name } }
    return missing.map { "LayerTable.swift: \($0) is no target of Package.swift" }
      + sources.flatMap { violations(of: $0, implicit) } + targets.filter(\.isTest).flatMap(violationsOfTests)
  }

  private func violations(of target: ManifestTarget, _ implicit: ImplicitDependencies) -> [String] {
    guard let layer = layer(named: target.name) else {
      return ["Package.swift: the target \(target.name) has no line in LayerTable.swift"]
    }
    let own = target.dependencies.filter { self.layer(named: $0) != nil }
    let other = target.dependencies.filter { self.layer(named: $0) == nil }
    let needed = layer.modules + layer.programs
    return own.subtracting(needed).subtracting(implicit.along(with: needed)).union(
      other.filter { !layer.allows($0, in: "") }
    ).sorted().map {
      "Package.swift: \(target.name) depends on \($0), which LayerTable.swift does not let it import"
    }
      + Set(needed).subtracting(own).sorted().map {
        "LayerTable.swift: \(target.name) may import \($0), but Package.swift declares no such dependency"
      }
  }

  /// C modules reach the tests of their wrapper at most.
  private func violationsOfTests(_ target: ManifestTarget) -> [String] {
    let wrapped = Set(layers.map(\.name).filter(\.isNameOfC))
    let tested = layers.first { $0.name + "Tests" == target.name }
    return target.dependencies.intersection(wrapped).subtracting(tested?.modules ?? []).sorted().map {
      "Package.swift: \(target.name) depends on the C module \($0), which is for its wrapper and the wrapper's tests"
    }
  }
}
