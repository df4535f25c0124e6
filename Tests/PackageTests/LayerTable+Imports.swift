extension LayerTable {
  /// What is wrong with the imports of a file below `Sources`, a sentence each.
  func violations(inFile path: String, of target: String, text: String) -> [String] {
    guard let layer = layer(named: target) else {
      return ["\(path):1: the target \(target) has no line in LayerTable.swift, which says what it may import"]
    }
    return ImportStatement.all(in: text).filter { !layer.allows($0.module, in: path) }.map { statement in
      "\(path):\(statement.line): import \(statement.module): \(reason(statement.module, layer))"
    }
  }

  /// What is wrong with the imports of a file below `Tests`, whose target declares dependencies in `Package.swift`.
  func violations(inTestFile path: String, declared: Set<String>, text: String) -> [String] {
    ImportStatement.all(in: text).filter { !declared.union(Self.forTests).contains($0.module) }.map { statement in
      "\(path):\(statement.line): import \(statement.module): Package.swift declares no such dependency of these tests"
    }
  }

  /// What a target's line names though none of the target's files imports it, a sentence each.
  func needless(_ target: String, imported: Set<String>) -> [String] {
    let named = layer(named: target).map { $0.modules + $0.outside.map(\.name) } ?? []
    return named.filter { !imported.contains($0) }.map {
      "LayerTable.swift: \(target) may import \($0), but no file of it does"
    }
  }

  /// What is wrong with the table itself: dependencies that do not go down.
  func violationsOfFloors() -> [String] {
    var below: Set<String> = []
    var violations: [String] = []
    for floor in floors {
      for layer in floor {
        for module in layer.modules + layer.programs where !below.contains(module) {
          violations.append("LayerTable.swift: \(layer.name) may import \(module), which is on no lower floor")
        }
      }
      below.formUnion(floor.map(\.name))
    }
    return violations
  }

  private func reason(_ module: String, _ layer: Layer) -> String {
    let allowed = layer.modules + layer.outside.map(\.summary)
    let may = allowed.isEmpty ? "nothing" : allowed.joined(separator: ", ")
    return "\(layer.name) may import \(may); \(rule(module, layer))"
  }

  private func rule(_ module: String, _ layer: Layer) -> String {
    let importers = layers.filter { $0.modules.contains(module) || $0.outside.contains { $0.name == module } }
    if self.layer(named: module) == nil {
      let names = importers.prefix(3).map(\.name).joined(separator: ", ")
      let more = importers.count > 3 ? " and \(importers.count - 3) more" : ""
      return importers.isEmpty ? "no layer may import \(module)" : "\(module) is for \(names)\(more)"
    }
    if importers.count == 1, module.isNameOfC {
      return "the C module \(module) is wrapped by \(importers[0].name)"
    }
    return floor(of: module) < floor(of: layer.name)
      ? "\(module) is below, but LayerTable.swift does not list it" : "imports go down, never sideways"
  }

  private func floor(of name: String) -> Int {
    floors.firstIndex { $0.contains { $0.name == name } } ?? floors.count
  }
}
