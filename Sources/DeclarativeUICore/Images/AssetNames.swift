public import Foundation

// What Xcode makes of an asset catalogue: a constant for each picture and colour, in an extension of these types.

/// The name of a picture of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a picture in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates the picture of a name in an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// Creates the colour of a name in an asset catalogue.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIImage {
  /// Creates the picture of a name in an asset catalogue, without pixels where there is none.
  public init(resource: ImageResource) {
    self = UIImage(named: resource.name, in: resource.bundle, with: nil) ?? UIImage()
  }
}

extension UIColor {
  /// Creates the colour of a name in an asset catalogue.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
