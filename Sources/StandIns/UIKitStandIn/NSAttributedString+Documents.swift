// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let html = DocumentType(rawValue: "NSHTML")
  }
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// Reads plain texts; those of HTML and RTF are not read here, which is an error.
  ///
  /// A text whose kind is not said is none where it begins as one of those two do, which is a guess at how Apple looks.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map(UInt.init))
      .map(String.Encoding.init)
    guard let text = String(data: data, encoding: encoding ?? .utf8) else { throw CocoaError(.fileReadCorruptFile) }
    let said = options[.documentType]
    let kind = said as? DocumentType ?? (said as? String).map(DocumentType.init)
    let isPlain = kind.map { $0 == .plain } ?? !(text.hasPrefix("<") || text.hasPrefix("{\\rtf"))
    guard isPlain else { throw CocoaError(.fileReadCorruptFile) }
    self.init(string: text)
  }
}
/// Where a caller would be told what a document says of itself; nothing is told here.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}
