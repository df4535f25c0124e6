import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Where what is seen where there is nothing stands, as on pictures that an app's tests recorded in iOS 26.
@MainActor @Suite struct `What stands where there is nothing` {
  private func screen(_ view: some View, _ size: DynamicTypeSize) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 390, height: 844), scale: 3,
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) { $0.dynamicTypeSize = size }
  }

  @Test func `is higher than the middle by the room for actions`() throws {
    let layout = screen(
      NavigationStack {
        ContentUnavailableView("No Credits", systemImage: "film", description: Text("There are none yet."))
          .navigationTitle("Credits")
      }, .medium)
    #expect(abs(try #require(layout.frame("film")).midY - 441.33) < 0.34)
    // Baselines at 500 and 521.67.
    #expect(abs(try #require(layout.frame("No Credits")).minY - 479.33) < 0.34)
    #expect(abs(try #require(layout.frame("There are none yet.")).minY - 508) < 0.34)
  }

  // 1.154 em of ink and 0.122 em beside it: 45 points at medium text, 48 at large.
  // 58.7 at the largest usual text, in the larger of two pictures of an app whose iOS is not known, and 112.8 at the largest
  // of all, in iOS 18.
  @Test(arguments: [(DynamicTypeSize.medium, 45.0), (.large, 48), (.xxxLarge, 58.8), (.accessibility5, 112.8)])
  func `has a symbol that grows with the text`(size: DynamicTypeSize, points: CGFloat) throws {
    let film = try #require(screen(ContentUnavailableView("None", systemImage: "film"), size).frame("film"))
    #expect(abs(film.width - points * (1.154 + 2 * 0.122)) < 0.67)
  }

  @Test func `has its actions below the same room`() throws {
    func top(_ view: some View) throws -> CGFloat { try #require(screen(view, .large).frame("None")).minY }
    let plain = try top(ContentUnavailableView("None", systemImage: "film"))
    let button = ContentUnavailableView {
      Label("None", systemImage: "film")
    } actions: {
      Color.red.frame(width: 80, height: 40)
    }
    #expect(abs(try top(button) - (plain - 20)) < 0.34)
  }

  // On 375 x 400 points in iOS 18: the button is 28 high from 250.67, and 80.33 wide, which is wider here; and a line of 321
  // points is broken.
  @Test func `has small buttons, and room beside its texts`() throws {
    let words = "Unable to connect to server. Please check your internet connection and try again."
    func laidOut(_ text: String) -> LaidOut {
      let view = ContentUnavailableView {
        Label("No Items", systemImage: "tray")
      } description: {
        Text(text)
      } actions: {
        Button("Add Item") {}.buttonStyle(.bordered)
      }
      return LaidOut(view, in: CGSize(width: 375, height: 400), scale: 3) {
        ($0.systemDesign, $0.dynamicTypeSize) = (.iOS18, .large)
      }
    }
    let layout = laidOut("Add items to get started")
    let capsule = try #require(layout.frames("Capsule").first)
    #expect(abs(capsule.minY - 250.67) < 0.67 && abs(capsule.height - 28) < 0.34, "\(capsule)")
    #expect(abs(capsule.width - 80.33) < 2.5, "\(capsule)")
    #expect(try #require(laidOut(words).frame(words)).width <= 311)
  }
}
