import LayoutTree
@_spi(Reflection) import Swift

/// Brings the dynamic properties of views up to date.
///
/// Each place in the tree has a copy of its view, whose properties are written where they lie in it. A closure that the
/// view leaves behind, such as a button's action, captures that copy: two copies of one view value in two places read and
/// write each its own values.
@MainActor
final class DynamicProperties {
  /// What is known of types is the same for all layouts.
  static let shared = DynamicProperties()

  /// A dynamic property of a type.
  private struct Field {
    /// Where the property begins, in bytes.
    var offset: Int
    var type: any DynamicProperty.Type
  }

  /// What a view's properties were made of.
  struct Update {
    /// What the view remembers; nil where it has no dynamic properties.
    fileprivate(set) var memory: ViewMemory?
    /// Whether every property has a value, so that the body can be asked for.
    fileprivate(set) var isComplete = true
  }

  private var fields: [ObjectIdentifier: [Field]] = [:]

  /// Updates the properties of a view, a modifier or a style at a place, before its body is asked for.
  func update<Owner>(_ owner: inout Owner, in context: ResolveContext) -> Update {
    guard !fields(of: Owner.self).isEmpty else { return Update() }
    var update = Update(memory: context.memory(of: Owner.self))
    updateFields(of: &owner, at: 0, in: context, &update)
    return update
  }

  /// - Parameter start: where the owner begins in the view, in bytes.
  private func updateFields<Owner>(
    of owner: inout Owner, at start: Int, in context: ResolveContext, _ update: inout Update
  ) {
    let fields = fields(of: Owner.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &owner) { pointer in
      for field in fields {
        updateProperty(
          field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, start + field.offset, in: context, &update)
      }
    }
  }

  private func updateProperty<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ offset: Int, in context: ResolveContext,
    _ update: inout Update
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    if let reading = type as? any EnvironmentReading.Type {
      if let problem = read(reading, at: address, from: context.environment) {
        context.problems.report(problem)
        update.isComplete = false
      }
    } else if let remembering = type as? any RememberingProperty.Type, let memory = update.memory {
      remember(remembering, at: address, offset, in: memory, changes: context.evaluation.changes)
    }
    // Properties may hold further ones.
    updateFields(of: &property.pointee, at: offset, in: context, &update)
    property.pointee.update()
  }

  private func read<Property: EnvironmentReading>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, from environment: EnvironmentValues
  ) -> String? {
    address.assumingMemoryBound(to: type).pointee.read(environment)
  }

  private func remember<Property: RememberingProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ offset: Int, in memory: ViewMemory,
    changes: ChangeNotice
  ) {
    address.assumingMemoryBound(to: type).pointee.remember(in: memory, at: offset, changes: changes)
  }

  /// The dynamic properties of a structure in the order of their declaration, by the runtime's description of the type.
  private func fields(of type: Any.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type { found.append(Field(offset: offset, type: property)) }
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }
}

/// A dynamic property that wants the environment of its view.
protocol EnvironmentReading: DynamicProperty {
  /// - Returns: why the property has no value, or nil where it has one.
  mutating func read(_ values: EnvironmentValues) -> String?
}
