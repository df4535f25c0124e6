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

@MainActor @Suite(.snapshots) struct SymbolPictureTests {
  @Test func `symbols and labels`() {
    assertSnapshot(of: Symbols(), as: .image(layout: .fixed(width: 240, height: 380)))
  }
}
