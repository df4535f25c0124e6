// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// The system's language model, on a device where it is not switched on.
public final class SystemLanguageModel: Sendable {
  public enum Availability: Hashable, Sendable {
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Hashable, Sendable {
    let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }
  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public var availability: Availability { .unavailable(.appleIntelligenceNotEnabled) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
  public var contextSize: Int { 4096 }
}

/// A talk with the model, which answers nothing.
public final class LanguageModelSession: @unchecked Sendable {
  public struct Response<Content> {
    public let content: Content
  }
  /// What the model says piece by piece: an error at once.
  public struct ResponseStream<Content>: AsyncSequence, AsyncIteratorProtocol {
    public struct Snapshot { public let content: Content }
    public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.isOff }
    public func makeAsyncIterator() -> ResponseStream { self }
    public func collect() async throws -> Response<Content> { throw LanguageModelSession.isOff }
  }
  static let isOff = GenerationError.assetsUnavailable(
    GenerationError.Context(debugDescription: "There is no language model."))

  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    _ = try instructions()
  }
  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions) {
    self.init(model: model, tools: tools, instructions: instructions.text)
  }
  public var isResponding: Bool { false }
  public func prewarm(promptPrefix: Prompt? = nil) {}
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  {
    throw Self.isOff
  }
  public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws
    -> Response<String>
  {
    throw Self.isOff
  }
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    throw Self.isOff
  }
  public func respond<Content>(
    to prompt: String, generating type: Content.Type, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    throw Self.isOff
  }
  public func respond<Content>(
    generating type: Content.Type, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    throw Self.isOff
  }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  {
    ResponseStream()
  }
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions())
    -> ResponseStream<String>
  {
    ResponseStream()
  }
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    _ = try prompt()
    return ResponseStream()
  }
  public func streamResponse<Content>(
    to prompt: String, generating type: Content.Type, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> {
    ResponseStream()
  }
  public func streamResponse<Content>(
    generating type: Content.Type, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> {
    _ = try prompt()
    return ResponseStream()
  }
}
