// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import Foundation

/// What is shown on a map: nothing here.
public protocol MapContent {}

@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock(_ contents: any MapContent...) -> EmptyMapContent { EmptyMapContent() }
  public static func buildOptional(_ content: (any MapContent)?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither(first content: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither(second content: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  public static func buildLimitedAvailability(_ content: some MapContent) -> EmptyMapContent { EmptyMapContent() }
}

public struct EmptyMapContent: MapContent { public init() {} }

extension ForEach: MapContent where Content: MapContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: { $0[keyPath: id] }, content: content)
  }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: \.id, content: content)
  }
}
extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, id: { $0 }, content: content)
  }
}

public struct Marker: MapContent {
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
  public init(item: MKMapItem) {}
}

public struct Annotation: MapContent {
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {}
}

public struct UserAnnotation: MapContent { public init() {} }
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ route: MKRoute) {}
  public init(_ polyline: MKPolyline) {}
}
public struct MapPolygon: MapContent { public init(coordinates: [CLLocationCoordinate2D]) {} }

extension MapContent {
  public func tint(_ color: Color?) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

// As of iOS 14.
public protocol MapAnnotationProtocol {}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> some View
  ) {}
}

public struct MapStyle: Sendable {
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
