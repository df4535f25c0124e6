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
  struct Field {
    /// As it is declared: `_count` for `@State var count`.
    var name: String
    /// Where the property begins, in bytes.
    var offset: Int
    fileprivate var type: any DynamicProperty.Type
  }

  private var fields: [ObjectIdentifier: [Field]] = [:]

  /// Updates the properties of a view, a modifier or a style, before its body is asked for.
  /// - Parameter place: makes the place of the property that begins at an offset in the owner.
  func update<Owner>(_ owner: inout Owner, at place: (_ offset: Int) -> PropertyPlace) {
    updateFields(of: &owner, at: 0, place)
  }

  /// - Parameter start: where the owner begins in the view, in bytes.
  private func updateFields<Owner>(of owner: inout Owner, at start: Int, _ place: (Int) -> PropertyPlace) {
    let fields = fields(of: Owner.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &owner) { pointer in
      for field in fields {
        updateProperty(field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, start + field.offset, place)
      }
    }
  }

  private func updateProperty<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ offset: Int, _ place: (Int) -> PropertyPlace
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    if let remembering = type as? any RememberingProperty.Type { remember(remembering, at: address, place(offset)) }
    // Properties may hold further ones.
    updateFields(of: &property.pointee, at: offset, place)
    property.pointee.update()
  }

  private func remember<Property: RememberingProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ place: PropertyPlace
  ) {
    let property = address.assumingMemoryBound(to: type)
    if place.keepsConnections, property.pointee.isConnected { return }
    property.pointee.remember(at: place)
  }

  /// The dynamic properties of a structure in the order of their declaration, by the runtime's description of the type.
  func fields(of type: Any.Type) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { name, offset, type, kind in
      // Each question goes through all conformances of the process; these types have none.
      if case .function = kind { return true }
      if case .existential = kind { return true }
      if let property = type as? any DynamicProperty.Type {
        found.append(Field(name: String(cString: name), offset: offset, type: property))
      }
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }
}
