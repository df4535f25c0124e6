// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Which language a text is in: nobody knows here.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  public var languageConstraints: [NLLanguage] = []
  public var languageHints: [NLLanguage: Double] = [:]
  public override init() { super.init() }
  public class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  public var dominantLanguage: NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func reset() {}
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let english = NLLanguage("en")
  public static let french = NLLanguage("fr")
  public static let german = NLLanguage("de")
  public static let italian = NLLanguage("it")
  public static let spanish = NLLanguage("es")
  public static let portuguese = NLLanguage("pt")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let russian = NLLanguage("ru")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let traditionalChinese = NLLanguage("zh-Hant")
}
