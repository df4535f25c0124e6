// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// How lines of a text of UIKit are set: a value.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public static let `default` = NSParagraphStyle()
  fileprivate var values = Values()
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lengths: [String: CGFloat] = [:]
  }
  public override init() { super.init() }
  public var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self["lineSpacing"] }
    set { self["lineSpacing"] = newValue }
  }
  public var paragraphSpacing: CGFloat {
    get { self["paragraph"] }
    set { self["paragraph"] = newValue }
  }
  public var paragraphSpacingBefore: CGFloat {
    get { self["before"] }
    set { self["before"] = newValue }
  }
  public var minimumLineHeight: CGFloat {
    get { self["minimum"] }
    set { self["minimum"] = newValue }
  }
  public var maximumLineHeight: CGFloat {
    get { self["maximum"] }
    set { self["maximum"] = newValue }
  }
  public var lineHeightMultiple: CGFloat {
    get { self["multiple"] }
    set { self["multiple"] = newValue }
  }
  public var headIndent: CGFloat {
    get { self["head"] }
    set { self["head"] = newValue }
  }
  public var firstLineHeadIndent: CGFloat {
    get { self["first"] }
    set { self["first"] = newValue }
  }
  public var tailIndent: CGFloat {
    get { self["tail"] }
    set { self["tail"] = newValue }
  }
  private subscript(name: String) -> CGFloat {
    get { values.lengths[name] ?? 0 }
    set { values.lengths[name] = newValue }
  }
}
extension AttributeScopes {
  /// The attributes that only texts of UIKit have.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  /// The attributes that only texts of UIKit have: `Text` does not look at them, as on iOS.
  public struct UIKitAttributes: AttributeScope {
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name: String = "NSParagraphStyle"
    }
    public let paragraphStyle: ParagraphStyleAttribute
  }
}
extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
}
extension Text.LineStyle {
  /// A line in UIKit's words; nil where there is none.
  /// - Remark: thick and double lines are drawn as single ones.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 15 != 0 else { return nil }
    switch nsUnderlineStyle.rawValue & 0x700 {
    case 0x100: self.init(pattern: .dot)
    case 0x200: self.init(pattern: .dash)
    case 0x300: self.init(pattern: .dashDot)
    case 0x400: self.init(pattern: .dashDotDot)
    default: self.init()
    }
  }
}
extension NSAttributedString.Key {
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
