import TextFormats

extension LayoutOutline {
  /// A place in points.
  package struct Place: Hashable, Sendable {
    package var x, y: Double

    /// Creates a place; its coordinates are rounded to hundredths.
    package init(x: Double, y: Double) {
      self.x = x.roundedToHundredths
      self.y = y.roundedToHundredths
    }
  }

  /// Extents in points.
  package struct Extent: Hashable, Sendable {
    package var width, height: Double

    /// Creates extents, rounded to hundredths.
    package init(width: Double, height: Double) {
      self.width = width.roundedToHundredths
      self.height = height.roundedToHundredths
    }
  }

  /// A rectangle in points.
  package struct Frame: Hashable, Sendable {
    package var origin: Place
    package var size: Extent

    /// Creates a rectangle; its places and extents are rounded to hundredths.
    package init(x: Double, y: Double, width: Double, height: Double) {
      origin = Place(x: x, y: y)
      size = Extent(width: width, height: height)
    }
  }
}

// As lists of numbers, because a reference has many of them.

extension LayoutOutline.Place: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [x, y] { try numbers.encode(number) }
  }
}

extension LayoutOutline.Extent: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [width, height] { try numbers.encode(number) }
  }
}

extension LayoutOutline.Frame: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      x: try numbers.decode(Double.self), y: try numbers.decode(Double.self),
      width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [origin.x, origin.y, size.width, size.height] { try numbers.encode(number) }
  }
}
