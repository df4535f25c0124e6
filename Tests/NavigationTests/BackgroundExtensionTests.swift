import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing

/// Views whose mirrored images go on below bars.
@MainActor @Suite struct `A view that goes on beyond the safe area by its images` {
  /// A picture of two colours in the upper part of a screen with a notch of 50 points and sides of 20.
  private func items(_ design: SystemDesign, isEnabled: Bool = true, fills: Bool = true) -> [DrawingItem] {
    let picture = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    .frame(height: 100)
    let view = VStack(spacing: 0) {
      picture.padding(fills ? 0 : 1).backgroundExtensionEffect(isEnabled: isEnabled)
      Spacer()
    }
    return LaidOut(
      view, in: CGSize(width: 240, height: 300), insets: EdgeInsets(top: 50, leading: 20, bottom: 0, trailing: 20)
    ) { $0.systemDesign = design }.layout.drawing.items
  }

  /// The layer of images: what of it is seen, how much it is blurred, and by which maps the view is drawn in it.
  private func images(_ items: [DrawingItem]) -> (seen: CGRect, blur: Double, maps: [Projection])? {
    for case .layer(let outer) in items {
      guard case .clip(_, _, let seen) = outer.effect, case .layer(let inner)? = outer.items.first,
        case .blurred(let radius) = inner.effect
      else { continue }
      let maps = inner.items.compactMap { item -> Projection? in
        guard case .layer(let layer) = item, case .projected(let map) = layer.effect else { return nil }
        return map
      }
      return (CGRect(seen), radius, maps)
    }
    return nil
  }

  @Test func `has an image at each side and corner, of which that is seen behind which there is room`() throws {
    let found = try #require(images(items(.iOS26)))
    #expect(found.seen == rect(0, 0, 240, 150))
    #expect(found.blur == 12)
    // The view takes (20, 50) to (220, 150). What is blurred has an image at each side, so that it does not fade at the edges
    // behind which there is no room.
    let maps = [(-1.0, 40.0), (1, 0), (-1, 440)].flatMap { across in
      [(-1.0, 100.0), (1, 0), (-1, 300)].map { down in
        Projection(Transform(a: across.0, b: 0, c: 0, d: down.0, tx: across.1, ty: down.1))
      }
    }
    .filter { $0 != Projection(.identity) }
    #expect(Set(found.maps) == Set(maps))
  }

  @Test func `is drawn once more in front of its images, where it was`() throws {
    let items = items(.iOS26)
    guard case .layer(let last)? = items.last, case .clip(_, _, let seen) = last.effect else {
      Issue.record("The view is not clipped to its frame")
      return
    }
    #expect(CGRect(seen) == rect(20, 50, 200, 100))
    #expect(last.items.compactMap(\.frame).map(CGRect.init) == [rect(20, 50, 100, 100), rect(120, 50, 100, 100)])
  }

  @Test func `has none before iOS 26, where it is switched off, and where it does not reach an edge`() {
    #expect(images(items(.iOS18)) == nil)
    #expect(images(items(.iOS26, isEnabled: false)) == nil)
    let inside = LaidOut(Color.red.frame(width: 50, height: 50).backgroundExtensionEffect()) {
      $0.systemDesign = .iOS26
    }
    #expect(inside.layout.drawing.items.count == 1 && images(inside.layout.drawing.items) == nil)
  }

  @Test func `goes on below the bar of tabs at the side`() throws {
    var environment = EnvironmentValues()
    environment.systemDesign = .iOS26
    (environment.horizontalSizeClass, environment.userInterfaceIdiom) = (.regular, .pad)
    let host = ViewHost(
      TabView { Tab("First", systemImage: "star") { Color.red.backgroundExtensionEffect() } }
        .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar),
      size: CGSize(width: 1194, height: 834), environment: environment)
    let found = try #require(images(host.layout(on: host.ownScreen).drawing.items))
    #expect(found.seen == rect(0, 0, 1194, 834))
    #expect(found.maps.contains(Projection(Transform(a: -1, b: 0, c: 0, d: 1, tx: 560, ty: 0))))
  }
}
