public import DeclarativeUI

// Pictures and colours that Xcode shows in the code: `#imageLiteral(resourceName: "leaf")`, `#colorLiteral(red: 1, …)`.

/// The type of a picture in the code that has no other.
public typealias _ImageLiteralType = UIImage

extension SnapshotPicture: _ExpressibleByImageLiteral {
  /// The picture of this name in the asset catalogs; an empty one where there is none, which ends an app on iOS.
  public init(imageLiteralResourceName name: String) {
    self = UIImage(named: name) ?? UIImage()
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// A colour by its amounts in sRGB, from 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
