// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A translation by the system: no language is there, and nothing is ever translated.
public final class TranslationSession: @unchecked Sendable {
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }
    public mutating func invalidate() { version += 1 }
  }
  public struct Request: Hashable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }
  public struct Response: Hashable, Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }
  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?
  public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
    sourceLanguage = source
    targetLanguage = target
  }
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.unsupportedLanguagePairing
  }
  public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}
public struct TranslationError: Error, Hashable, Sendable {
  let name: String
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let internalError = TranslationError(name: "internalError")
}
public final class LanguageAvailability: Sendable {
  public enum Status: Hashable, Sendable { case installed, supported, unsupported }
  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

extension View {
  /// Leaves the view as it is: the system's translation is not shown.
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
  /// Leaves the view as it is: nothing is translated, so that the action is never called.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
  /// Leaves the view as it is: nothing is translated, so that the action is never called.
  public nonisolated func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
}
