import Testing
import ViewSnapshotTesting

/// Symbols that are whole glyphs and that are put together, in sizes, weights and colours, and beside text.
private struct Symbols: View {
  private let names = [
    "trash", "trash.fill", "trash.circle", "trash.circle.fill", "pin.slash", "folder.badge.plus", "12.square.fill",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      row
      row.imageScale(.large)
      row.font(.title2.bold())
      row.font(.footnote.weight(.light))
      row.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      row.symbolRenderingMode(.hierarchical).foregroundStyle(.green)
      Label("Settings", systemImage: "gearshape")
      Button("Add to favourites", systemImage: "heart.fill") {}
      Text("Press \(Image(systemName: "square.and.arrow.up")) and then \(Image(systemName: "plus.circle")) to go on")
      HStack {
        Image(systemName: "star.fill").resizable().scaledToFit().frame(height: 40)
        Image(systemName: "chevron.forward").environment(\.layoutDirection, .rightToLeft)
      }
    }
    .padding(8)
  }

  private var row: some View {
    HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
  }
}

/// Symbols that show values, and clouds whose layers have colours of their own.
private struct SymbolParts: View {
  private let values = [
    "wifi", "speaker.wave.2", "speaker.wave.2.fill", "antenna.radiowaves.left.and.right", "cellularbars", "chart.bar",
  ]
  private let weather = [
    "cloud.rain", "cloud.snow", "cloud.bolt", "cloud.fog", "cloud.sun", "cloud.moon", "cloud.sun.rain",
    "cloud.moon.bolt", "cloud.bolt.rain",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach([0, 0.2, 0.5, 0.7], id: \.self) { value in
        HStack { ForEach(values, id: \.self) { Image(systemName: $0, variableValue: value) } }
      }
      clouds
      clouds.symbolVariant(.fill)
      clouds.foregroundStyle(.gray, .orange, .blue)
      clouds.fontWeight(.light).foregroundStyle(.gray, .orange, .blue)
      clouds.bold().foregroundStyle(.gray, .orange, .blue)
      clouds.symbolVariant(.fill).foregroundStyle(.gray, .orange, .blue)
      HStack {
        ForEach(["exclamationmark.triangle.fill", "leaf", "trash.slash"], id: \.self) { Image(systemName: $0) }
      }
      .symbolRenderingMode(.multicolor)
    }
    .padding(8)
  }

  private var clouds: some View {
    HStack { ForEach(weather, id: \.self) { Image(systemName: $0) } }
  }
}

/// A symbol of one's own between those that come along, in weights, scales and colours.
private struct OwnSymbols: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      row
      row.fontWeight(.ultraLight)
      row.fontWeight(.bold)
      row.imageScale(.large)
      row.imageScale(.small)
      row.font(.title2)
      row.symbolRenderingMode(.hierarchical).foregroundStyle(.green)
      row.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    }
    .padding(8)
  }

  private var row: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("HxH")
      Image(systemName: "plus.square")
      Image(systemName: "own.square")
      Image(systemName: "plus.square.fill")
    }
  }

  /// A frame with rounded corners around a cross, in three weights at small scale, from which all others come.
  static let template: String = {
    func group(_ name: String, _ stroke: Double) -> String {
      let (edge, arm) = (80 - stroke, 40 - stroke / 2)
      return """
        <line id="left-margin-\(name)" x1="0" x2="0" y1="0" y2="9"/><line id="right-margin-\(name)" x1="96" x2="96" y1="0" y2="9"/>
        <g id="\(name)" transform="translate(8 25.25)">
          <path class="hierarchical-0:secondary" d="M20 0H60Q80 0 80 20V60Q80 80 60 80H20Q0 80 0 60V20Q0 0 20 0Z \
        M20 \(stroke)Q\(stroke) \(stroke) \(stroke) 20V60Q\(stroke) \(edge) 20 \(edge)H60Q\(edge) \(edge) \(edge) 60V20Q\(edge) \
        \(stroke) 60 \(stroke)Z"/>
          <path class="hierarchical-1:primary" d="M20 \(arm)H60V\(arm + stroke)H20Z"/>
          <path class="hierarchical-1:primary" d="M\(arm) 20H\(arm + stroke)V60H\(arm)Z"/>
        </g>
        """
    }
    return """
      <svg width="400" height="200">
        <line id="Baseline-S" x1="0" x2="400" y1="100.5" y2="100.5"/><line id="Capline-S" x1="0" x2="400" y1="30" y2="30"/>
        <g id="Symbols">\(group("Ultralight-S", 2))\(group("Regular-S", 7))\(group("Black-S", 15))</g>
      </svg>
      """
  }()
}

@MainActor @Suite(.snapshots) struct SymbolPictureTests {
  @Test func `symbols of one's own`() throws {
    let library = try SymbolLibrary.bundled.adding("own.square", svg: Data(OwnSymbols.template.utf8))
    assertSnapshot(
      of: OwnSymbols().environment(\.symbolLibrary, library), as: .image(layout: .fixed(width: 160, height: 270)))
  }

  @Test func `symbols and labels`() {
    assertSnapshot(of: Symbols(), as: .image(layout: .fixed(width: 240, height: 380)))
  }

  @Test func `parts of symbols`() {
    assertSnapshot(of: SymbolParts().font(.title2), as: .image(traits: UITraitCollection(displayScale: 2)))
  }
}
