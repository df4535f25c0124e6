import MapKit
import SwiftUI

/// What cannot be drawn here: it is left out by itself.
struct TeaMap: View {
  @State private var camera = MapCameraPosition.automatic

  var body: some View { Map(position: $camera) }
}
