import DeclarativeUI
import Testing
import ViewSnapshotTesting

/// A strategy as tests of apps write their own, with the name of the module that they were written for.
extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  @MainActor fileprivate static var thumbnail: Self {
    .image(layout: .fixed(width: 20, height: 10), traits: .init(displayScale: 1))
  }
}

@MainActor @Suite struct `The module's name of old` {
  @Test func `means one thing where views and snapshots are imported`() async {
    let picture = await withCheckedContinuation { done in
      Snapshotting<SwiftUI.Color, UIImage>.thumbnail.snapshot(.red).run { done.resume(returning: $0) }
    }
    #expect(picture.size == CGSize(width: 20, height: 10))
  }
}
