public import DeclarativeUI

// A colour or a font of UIKit as bytes, as apps keep it in their stores. It is no object of Foundation here, so that these say
// what Foundation's methods say of such; what is written is read here alone, not by Apple's and not what those have written.

extension NSKeyedArchiver {
  /// The amounts of red, green, blue and opacity of a colour as bytes.
  public class func archivedData(withRootObject color: UIColor, requiringSecureCoding: Bool) throws -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return try JSONEncoder().encode([red, green, blue, alpha])
  }

  /// The name and the size of a font as bytes.
  public class func archivedData(withRootObject font: UIFont, requiringSecureCoding: Bool) throws -> Data {
    try JSONEncoder().encode([font.fontName, "\(font.pointSize)"])
  }
}

extension NSKeyedUnarchiver {
  /// The colour of such bytes; nil where they are of anything else.
  public class func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor? {
    let amounts = try JSONDecoder().decode([CGFloat].self, from: data)
    guard amounts.count == 4 else { return nil }
    return UIColor(red: amounts[0], green: amounts[1], blue: amounts[2], alpha: amounts[3])
  }

  /// The font of such bytes; nil where they are of anything else.
  ///
  /// Names of the system's own fonts begin with a full stop.
  public class func unarchivedObject(ofClass type: UIFont.Type, from data: Data) throws -> UIFont? {
    let words = try JSONDecoder().decode([String].self, from: data)
    guard words.count == 2, let size = Double(words[1]) else { return nil }
    return words[0].hasPrefix(".") ? .systemFont(ofSize: size) : UIFont(name: words[0], size: size)
  }
}
