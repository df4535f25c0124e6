@_spi(Reflection) import Swift

/// Brings the dynamic properties of views up to date.
///
/// Each place in the tree has a copy of its view, whose properties are written where they lie in it. A closure that the
/// view leaves behind, such as a button's action, captures that copy: two copies of one view value in two places read and
/// write each its own values.
final class DynamicProperties {
  /// A dynamic property of a type.
  private struct Field {
    /// Where the property begins, in bytes.
    var offset: Int
    var type: any DynamicProperty.Type
  }

  private var fields: [ObjectIdentifier: [Field]] = [:]

  /// Updates the properties of a view, a modifier or a style before its body is asked for.
  func update<Owner>(_ owner: inout Owner, in environment: EnvironmentValues) {
    let fields = fields(of: Owner.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &owner) { pointer in
      for field in fields { update(field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, in: environment) }
    }
  }

  private func update<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, in environment: EnvironmentValues
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    if let reading = type as? any EnvironmentReading.Type { read(reading, at: address, from: environment) }
    // Properties may hold further ones.
    update(&property.pointee, in: environment)
    property.pointee.update()
  }

  private func read<Property: EnvironmentReading>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, from environment: EnvironmentValues
  ) {
    address.assumingMemoryBound(to: type).pointee.read(environment)
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
  mutating func read(_ values: EnvironmentValues)
}
