/// Colours along a line from 0 to 1.
package struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package var color: RGBAColor
    /// The place from 0 to 1.
    package var location: Double

    /// Creates a colour at a place.
    package init(color: RGBAColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, in ascending order of the places.
  package var stops: [Stop]

  /// Creates a gradient from its stops.
  package init(stops: [Stop]) {
    self.stops = stops
  }
}
