// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

/// What the model may call: nothing here calls it but the app's own tests.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Arguments
  associatedtype Output
  var name: String { get }
  var description: String { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool {
  public var name: String { String(describing: Self.self) }
  public var includesSchemaInInstructions: Bool { true }
}
