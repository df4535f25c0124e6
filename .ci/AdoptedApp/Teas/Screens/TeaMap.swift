import MapKit
import SwiftUI

/// What cannot be drawn here: a surface stands in for the map.
struct TeaMap: View {
  @State private var camera = MapCameraPosition.automatic

  var body: some View {
    Map(position: $camera) { Marker("Uji", coordinate: CLLocationCoordinate2D(latitude: 34.9, longitude: 135.8)) }
  }
}

#Preview("Map", traits: .fixedLayout(width: 120, height: 80)) {
  TeaMap()
}
