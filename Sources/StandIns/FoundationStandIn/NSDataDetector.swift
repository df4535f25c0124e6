public import Foundation

/// The kinds that are found, which Linux says are never found there.
private enum FoundKind {
  static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// Finds links and numbers of telephones in texts.
///
/// Links are those with `http://`, `https://`, `mailto:` or `www.`, addresses of mail, and names of hosts that end in one of a
/// few usual words. What Apple's finds beyond that is not known. Numbers are seven digits and more, as people write them.
public final class NSDataDetector: NSObject {
  private let expressions: [NSRegularExpression]

  /// Creates what finds some kinds.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var patterns: [String] = []
    if kinds.contains(FoundKind.link) {
      patterns.append(
        #"(?i)\b(?:https?://|www\.|mailto:)[^\s<>"]*[^\s<>".,;:!?')\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#
          + #"|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|edu|gov|de|uk|fr)\b(?:/[^\s<>"]*[^\s<>".,;:!?')\]])?"#)
    }
    if kinds.contains(FoundKind.phoneNumber) { patterns.append(#"(?<![\w+])\+?\(?\d(?:[\d\s().-]{5,}\d)"#) }
    expressions = try patterns.map { try NSRegularExpression(pattern: $0) }
  }

  /// What is found, in its order.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = expressions.flatMap { $0.matches(in: string, options: options, range: range) }
    for match in found { FoundData.keep(match, in: string) }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// What is found first.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How much is found.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Has each that is found looked at, until it says that it is enough.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnough = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isEnough.boolValue {
      block(match, [], &isEnough)
    }
  }
}

/// The text that was found for a result, which keeps but its place.
private enum FoundData {
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func keep(_ match: NSTextCheckingResult, in string: String) {
    guard let range = Range(match.range, in: string) else { return }
    objc_setAssociatedObject(match, key, String(string[range]), .OBJC_ASSOCIATION_RETAIN)
  }

  static func text(of match: NSTextCheckingResult) -> String? { objc_getAssociatedObject(match, key) as? String }
}

extension NSTextCheckingResult {
  /// The address of a link.
  public var url: URL? {
    guard let text = FoundData.text(of: self), text.contains(where: \.isLetter) else { return nil }
    if text.contains("://") || text.hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }

  /// The number of a telephone.
  public var phoneNumber: String? {
    guard let text = FoundData.text(of: self), !text.contains(where: \.isLetter) else { return nil }
    return text
  }

  /// None: no day is found.
  public var date: Date? { nil }
}
