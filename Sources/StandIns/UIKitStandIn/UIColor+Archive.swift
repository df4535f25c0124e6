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
}

extension NSKeyedUnarchiver {
  /// The colour of such bytes; throws where they are no numbers, and nil where they are not four.
  public class func unarchivedObject(ofClass type: UIColor.Type, from data: Data) throws -> UIColor? {
    let amounts = try JSONDecoder().decode([CGFloat].self, from: data)
    guard amounts.count == 4 else { return nil }
    return UIColor(red: amounts[0], green: amounts[1], blue: amounts[2], alpha: amounts[3])
  }
}

extension UIColor {
  /// How light a grey is, and how opaque; false for what is no grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: alpha), red == green, green == blue else { return false }
    white?.pointee = red
    return true
  }
}
