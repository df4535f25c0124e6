// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import Foundation

/// A map of UIKit: a value that draws nothing.
open class MKMapView: UIView {
  public weak var delegate: (any MKMapViewDelegate)?
  public var mapType = MKMapType.standard
  public var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  public var region = MKCoordinateRegion()
  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  public var visibleMapRect = MKMapRect()
  public var showsUserLocation = false
  public var showsCompass = true
  public var showsScale = false
  public var isZoomEnabled = true
  public var isScrollEnabled = true
  public var isPitchEnabled = true
  public var isRotateEnabled = true
  public var userTrackingMode = MKUserTrackingMode.none
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var camera = MKMapCamera()
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  public var userLocation: MKUserLocation { MKUserLocation() }

  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  public func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) { visibleMapRect = rect }
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  public func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  public func removeAnnotations(_ gone: [any MKAnnotation]) { gone.forEach(removeAnnotation) }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  public func removeOverlays(_ gone: [any MKOverlay]) { gone.forEach(removeOverlay) }
  /// What its delegate draws it with.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlays.contains { $0 === overlay } ? delegate?.mapView(self, rendererFor: overlay) : nil
  }
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

open class MKMapCamera: NSObject {
  public var centerCoordinate = CLLocationCoordinate2D()
  public var heading: CLLocationDirection = 0
  public var pitch: CGFloat = 0
  public var centerCoordinateDistance: CLLocationDistance = 0
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) =
      (centerCoordinate, distance, pitch, heading)
  }
}
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  public var elevationStyle = ElevationStyle.flat
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  public var emphasisStyle = EmphasisStyle.default
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsTraffic = false
  public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}
open class MKHybridMapConfiguration: MKMapConfiguration {
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsTraffic = false
}
open class MKImageryMapConfiguration: MKMapConfiguration {}

@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

public enum MKMapType: UInt, Hashable, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Hashable, Sendable { case none, follow, followWithHeading }
public enum MKOverlayLevel: Int, Hashable, Sendable { case aboveRoads, aboveLabels }
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public final class MKPointOfInterestFilter: NSObject, Sendable {
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  public var coordinate = CLLocationCoordinate2D()
  public var title: String?
  public var subtitle: String?
  public override init() { super.init() }
}
open class MKUserLocation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var location: CLLocation? { nil }
}
open class MKAnnotationView: UIView {
  public var annotation: (any MKAnnotation)?
  public var image: UIImage?
  public var canShowCallout = false
  public var clusteringIdentifier: String?
  public var centerOffset = CGPoint.zero
  public let reuseIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }
  open func prepareForReuse() {}
}
open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor?
  public var glyphTintColor: UIColor?
  public var glyphImage: UIImage?
  public var glyphText: String?
}
public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
extension MKOverlay { public var boundingMapRect: MKMapRect { .null } }
open class MKCircle: NSObject, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }
}
open class MKPolyline: NSObject, MKOverlay {
  public let coordinates: [CLLocationCoordinate2D]
  public var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
  public init(coordinates: [CLLocationCoordinate2D], count: Int) { self.coordinates = Array(coordinates.prefix(count)) }
}
open class MKPolygon: MKPolyline {}
open class MKTileOverlay: NSObject, MKOverlay {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var canReplaceMapContent = false
  public init(urlTemplate: String?) {}
}
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  public var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var fillColor: UIColor?
  public var strokeColor: UIColor?
  public var lineWidth: CGFloat = 0
  public var lineDashPattern: [NSNumber]?
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}
open class MKRoute: NSObject {
  public var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  public var distance: CLLocationDistance { 0 }
  public var expectedTravelTime: TimeInterval { 0 }
  public var name: String { "" }
}
