import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing
import ViewSnapshotTesting

@MainActor @Suite struct `The system's design` {
  private var blue: String? { LaidOut(Color.blue).colors.first?.description }

  @Test(arguments: [(SystemDesign.iOS18, "#007AFF"), (.iOS26, "#0088FF")])
  func `chooses the colours`(design: SystemDesign, blue: String) {
    #expect(LaidOut(Color.blue) { $0.systemDesign = design }.colors.map(\.description) == [blue])
  }

  @Test func `is that of iOS 26 unless a test says otherwise`() {
    #expect(EnvironmentValues().systemDesign == .iOS26)
  }

  @Test(.systemDesign(.iOS18)) func `is chosen for a test by a trait`() {
    #expect(blue == "#007AFF")
    #expect(LaidOut(Color.blue.environment(\.systemDesign, .iOS26)).colors.first?.description == "#0088FF")
  }

  @Test func `is chosen for a while`() async {
    #expect(withSystemDesign(.iOS18) { blue } == "#007AFF")
    #expect(await withSystemDesign(.iOS18) { await Task { blue }.value } == "#007AFF")
    #expect(blue == "#0088FF")
  }

  @Test func `is chosen for a process by an argument or a variable`() {
    #expect(SystemDesign(arguments: ["app", "-SystemDesign", "iOS18"], variables: [:]) == .iOS18)
    #expect(SystemDesign(arguments: ["app"], variables: ["STILLS_SYSTEM_DESIGN": "iOS18"]) == .iOS18)
    #expect(
      SystemDesign(arguments: ["app", "-SystemDesign", "iOS26"], variables: ["STILLS_SYSTEM_DESIGN": "iOS18"]) == .iOS26
    )
    #expect(SystemDesign(arguments: ["app"], variables: [:]) == .iOS26)
  }

  @Test func `is a trait of a picture`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(systemDesign: .iOS18), UITraitCollection(displayScale: 1),
    ])
    #expect(both.systemDesign == .iOS18)
    let blue = Color.blue.frame(width: 1, height: 1)
    func pixels(_ design: SystemDesign?) -> Data? {
      let traits = UITraitCollection { $0.systemDesign = design }
      return Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 1, height: 1), traits: traits).png(
        of: AnyView(blue))
    }
    #expect(pixels(.iOS18) != nil)
    #expect(pixels(.iOS18) != pixels(.iOS26))
    #expect(pixels(nil) == pixels(.iOS26))
  }
}

@MainActor @Suite(.systemDesign(.iOS18)) struct `A suite of iOS 18` {
  @Test func `has its design in each test`() {
    #expect(EnvironmentValues().systemDesign == .iOS18)
  }
}

extension Snapshotting where Format == UIImage {
  /// The picture of a value as a file.
  @MainActor func png(of value: Value) -> Data? {
    var data: Data?
    snapshot(value).run { data = $0.pngData() }
    return data
  }
}
