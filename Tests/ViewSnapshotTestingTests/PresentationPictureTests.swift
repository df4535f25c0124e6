import Testing
import ViewSnapshotTesting

/// What is presented in front of a screen, in pixels.
@MainActor @Suite(.snapshots) struct PresentationPictureTests {
  private var screen: some View {
    VStack { ForEach(0..<6) { Text("Row \($0)") } }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.yellow)
  }

  private func strategy<V: View>(_ height: CGFloat, _ style: UIUserInterfaceStyle) -> Snapshotting<V, UIImage> {
    .image(
      layout: .fixed(width: 290, height: height),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: style),
      ]))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func sheet(_ style: UIUserInterfaceStyle) {
    let view = screen.sheet(isPresented: .constant(true)) {
      Text("On the sheet").presentationDetents([.height(90), .large])
    }
    assertSnapshot(
      of: view.environment(\.systemDesign, .iOS18), as: strategy(180, style), named: style == .dark ? "dark" : "light")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func alert(_ style: UIUserInterfaceStyle) {
    let view = screen.alert("Delete all?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("What is deleted is gone for ever.")
    }
    assertSnapshot(
      of: view.environment(\.systemDesign, .iOS18), as: strategy(180, style), named: style == .dark ? "dark" : "light")
  }

  @Test func confirmationDialog() {
    let view = screen.confirmationDialog("Delete all?", isPresented: .constant(true), titleVisibility: .visible) {
      Button("Keep") {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("What is deleted is gone for ever.")
    }
    assertSnapshot(of: view.environment(\.systemDesign, .iOS18), as: strategy(300, .light))
  }
}
