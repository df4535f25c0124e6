import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// What was measured of a sheet of medium height, on a picture of an app by an iPhone of 440 points with iOS 26.
@MainActor @Suite struct `What was measured of low sheets` {
  private func laidOut(
    _ detents: Set<PresentationDetent> = [.medium, .large], _ scheme: ColorScheme = .light,
    reducesTransparency: Bool = false
  ) -> LaidOut {
    let settings = NavigationStack {
      Form {
        Section("Display") {
          Toggle("Show Calories", isOn: .constant(true))
          Toggle("Show Steps", isOn: .constant(true))
        }
      }
      .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
    }
    return LaidOut(
      Color.white.sheet(isPresented: .constant(true)) { settings.presentationDetents(detents) },
      in: CGSize(width: 440, height: 956), scale: 3, insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) {
      ($0.systemDesign, $0.colorScheme) = (.iOS26, scheme)
      $0.accessibilityReduceTransparency = reducesTransparency
    }
  }

  /// Where things of a name are drawn, after all that makes them smaller.
  private func drawn(_ name: String, in layout: LaidOut) -> [CGRect] {
    layout.layout.drawing.items.drawnPlaces.filter { $0.item.name == name }.map(\.frame)
  }

  // Rows of 52 are 50.1 high, and what is 40 inside is 46.5: all is 424 / 440 as large, from the sheet's corner on.
  @Test func `is that what is on them is smaller, as they are`() throws {
    let layout = laidOut()
    let first = try #require(drawn("Show Calories", in: layout).first)
    let second = try #require(drawn("Show Steps", in: layout).first)
    #expect(abs(first.minX - (8 + 40 * 424 / 440)) < 0.34)
    #expect(abs(second.minY - first.minY - 50.1) < 0.34)
    let section = try #require(drawn("ListSection", in: layout).first)
    #expect(section.isNear(CGRect(x: 27.3, y: 561.3, width: 385.4, height: 100.2), within: 0.5), "\(section)")
    let grabber = try #require(drawn("Grabber", in: layout).first)
    #expect(abs(grabber.width - 34.7) < 0.1 && abs(grabber.midX - 220) < 0.1)
  }

  @Test func `is that large ones are as large as they are laid out`() throws {
    let layout = laidOut([.large])
    #expect(try #require(drawn("Show Calories", in: layout).first).minX == 40)
  }

  // 236 becomes 222 on rows and 201 on lines; the list has no ground of its own, nor have buttons glass.
  @Test func `is that lists and buttons of bars are shades on their glass`() throws {
    let (low, large) = (laidOut(), laidOut([.large]))
    func colors(_ name: String, _ layout: LaidOut) -> Set<String> {
      Set(layout.items.filter { $0.name == name }.compactMap { $0.color?.description })
    }
    #expect(colors("ListSection", low) == ["#0000000F"] && colors("ListSection", large) == ["#FFFFFF"])
    #expect(colors("Separator", low) == ["#00000018"])
    #expect(!colors("Color", low).contains("#F2F2F7") && colors("Color", large).contains("#F2F2F7"))
    #expect(colors("Capsule", low).contains("#00000005") && !colors("Capsule", large).contains("#00000005"))
    #expect(colors("Grabber", low) == ["#0000003F"])
  }

  @Test func `is nothing but their size where transparency is reduced`() {
    let items = laidOut(reducesTransparency: true).items
    func colors(_ name: String) -> Set<String> {
      Set(items.filter { $0.name == name }.compactMap { $0.color?.description })
    }
    #expect(colors("ListSection") == ["#FFFFFF"] && colors("Background").contains("#F9F9F9"))
  }

  // Fitted to 90 000 places of the picture, within one level.
  @Test func `is how what is behind is seen through them`() throws {
    func seen(_ colors: [Double], in scheme: ColorScheme = .light) throws -> [Double] {
      let layers = laidOut([.medium], scheme).layout.drawing.items.flattenedLayers
      let numbers = try #require(layers.lazy.compactMap(\.glass).first).colors.numbers
      return (0..<3).map { channel in
        let row = numbers[4 * channel..<4 * channel + 4]
        return zip(row, colors + [255]).reduce(0) { $0 + $1.0 * $1.1 }.rounded()
      }
    }
    // Greys of the picture and what is seen of them; of a red as much as its colour is stronger.
    #expect(try seen([0, 0, 0]) == [174, 174, 174] && seen([200, 200, 200]) == [235, 235, 235])
    #expect(try seen([200, 100, 100]) == [264, 197, 197])
    // By a guess: the shade of menus, which covers 240 of 255.
    #expect(try seen([0, 0, 0], in: .dark) == [28, 28, 28] && seen([255, 0, 0], in: .dark) == [43, 28, 28])
  }
}

extension [DrawingItem] {
  fileprivate var flattenedLayers: [DrawnLayer] {
    flatMap { item -> [DrawnLayer] in
      if case .layer(let layer) = item { [layer] + layer.items.flattenedLayers } else { [] }
    }
  }
}

extension DrawnLayer {
  fileprivate var glass: Backdrop? {
    if case .backdrop(let backdrop) = effect, backdrop.blur == 5.5 { backdrop } else { nil }
  }
}
