// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

@_exported public import CoreLocationStandIn
import DeclarativeUI
public import Foundation

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(), span: MKCoordinateSpan = MKCoordinateSpan()
  ) {
    self.center = center
    self.span = span
  }

  /// A region of some metres; a degree of latitude is taken for 111,195.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_195.0
    let parallel = degree * max(cos(center.latitude * .pi / 180), 0.000_001)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / parallel))
  }

  public init(_ rect: MKMapRect) { self.init() }
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) { (x, y) = (coordinate.longitude, coordinate.latitude) }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public static let null = MKMapRect()
  public static let world = MKMapRect()
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    (self.origin, self.size) = (origin, size)
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public func union(_ other: MKMapRect) -> MKMapRect { self }
}

/// What can be found on a map.
open class MKMapItem: NSObject, Identifiable {
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public let placemark: MKPlacemark
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// None: no address is known of a place.
  public var title: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
}

open class MKDistanceFormatter: Formatter {
  public enum Units: Int, Hashable, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: Int, Hashable, Sendable { case `default`, abbreviated, full }
  public var units = Units.default
  public var unitStyle = DistanceUnitStyle.default
  public var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Words for a distance in metres, as Foundation has them for roads: whole ones unless abbreviations are asked for.
  public func string(fromDistance distance: CLLocationDistance) -> String {
    Measurement(value: rounded(distance), unit: UnitLength.meters).formatted(
      .measurement(width: unitStyle == .abbreviated ? .abbreviated : .wide, usage: .road).locale(locale))
  }

  /// A part of a mile that Foundation would write with two digits has one here, as pictures of iOS 26 show.
  private func rounded(_ distance: CLLocationDistance) -> CLLocationDistance {
    let miles = distance / 1609.344
    guard locale.measurementSystem != .metric, (0.5..<1).contains(miles) else { return distance }
    return (miles * 10).rounded() / 10 * 1609.344
  }

  open override func string(for object: Any?) -> String? {
    ((object as? NSNumber)?.doubleValue ?? object as? Double).map(string(fromDistance:))
  }
}
