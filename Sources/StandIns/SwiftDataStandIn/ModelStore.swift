// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

import Foundation
import Observation

/// The models of a container, in the order in which they came: in memory, each once.
///
/// Views that have read it are evaluated again after it has changed. It is used on one actor at a time, like the contexts of
/// SwiftData.
final class ModelStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var models: [any PersistentModel] = []
  private var known: Set<ObjectIdentifier> = []

  /// All models, with those that others refer to.
  var all: [any PersistentModel] {
    registrar.access(self, keyPath: \.all)
    takeReferred()
    return models
  }

  func contains(_ model: any PersistentModel) -> Bool { known.contains(ObjectIdentifier(model)) }

  func insert(_ model: any PersistentModel) {
    guard !contains(model) else { return }
    registrar.withMutation(of: self, keyPath: \.all) {
      known.insert(ObjectIdentifier(model))
      models.append(model)
    }
  }

  func delete(_ model: any PersistentModel) {
    guard contains(model) else { return }
    registrar.withMutation(of: self, keyPath: \.all) {
      known.remove(ObjectIdentifier(model))
      models.removeAll { $0 === model }
    }
  }

  func removeAll() {
    registrar.withMutation(of: self, keyPath: \.all) { (models, known) = ([], []) }
  }

  /// What an inserted model refers to is in its store, too: looked for in its properties.
  private func takeReferred() {
    var index = 0
    while index < models.count {
      for child in Mirror(reflecting: models[index]).children {
        for model in Self.models(in: child.value) where !contains(model) {
          known.insert(ObjectIdentifier(model))
          models.append(model)
        }
      }
      index += 1
    }
  }

  private static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? [Any])?.compactMap { $0 as? any PersistentModel } ?? []
  }
}
