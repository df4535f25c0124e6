// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; pictures stand among letters as those in texts of views do.

public import DeclarativeUI

/// What stands in the place of a letter: a picture, or anything else, which is not drawn.
open class NSTextAttachment: NSObject {
  public var image: UIImage?
  /// Where the picture is, from the beginning of the line that letters stand on, upwards.
  public var bounds = CGRect.zero
  public var contents: Data?
  public var fileType: String?
  public static let character = 0xFFFC

  public override init() { super.init() }
  public init(image: UIImage) { self.image = image }
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }

  /// The picture among letters: a symbol is drawn, in whose size its bounds count for nothing; of any other a box is, and the
  /// result says so.
  var text: Text? {
    guard let image else { return nil }
    let text = Text(Image(uiImage: image))
    return bounds.origin.y == 0 ? text : text.baselineOffset(bounds.origin.y)
  }
}

extension NSAttributedString {
  /// A text of one letter, in whose place something else stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
