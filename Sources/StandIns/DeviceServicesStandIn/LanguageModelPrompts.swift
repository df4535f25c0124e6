// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

/// How the model is to answer.
public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    let name: String
    public static let greedy = SamplingMode(name: "greedy")
    public static func random(top: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(top)") }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "above \(probabilityThreshold)")
    }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// What the model is told to be.
public struct Instructions: Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}
/// What the model is asked.
public struct Prompt: Sendable {
  let text: String
  public init(_ text: String) { self.text = text }
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

@resultBuilder public enum InstructionsBuilder {
  public static func buildExpression(_ text: String) -> Instructions { Instructions(text) }
  public static func buildExpression(_ part: Instructions) -> Instructions { part }
  public static func buildBlock(_ parts: Instructions...) -> Instructions { buildArray(parts) }
  public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions("") }
  public static func buildEither(first part: Instructions) -> Instructions { part }
  public static func buildEither(second part: Instructions) -> Instructions { part }
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(parts.map(\.text).joined(separator: "\n"))
  }
}
@resultBuilder public enum PromptBuilder {
  public static func buildExpression(_ text: String) -> Prompt { Prompt(text) }
  public static func buildExpression(_ part: Prompt) -> Prompt { part }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { buildArray(parts) }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt("") }
  public static func buildEither(first part: Prompt) -> Prompt { part }
  public static func buildEither(second part: Prompt) -> Prompt { part }
  public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt(parts.map(\.text).joined(separator: "\n")) }
}
