import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

/// A button that two taps press.
private struct Twice: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 60, height: 60)
      .background(configuration.role == .destructive ? Color.red : isEnabled ? Color.white : Color.black)
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct Confirming: PrimitiveButtonStyle {
  let note: @MainActor (String) -> Void

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button(configuration)
      Button("other") { note("other") }.buttonStyle(.plain)
    }
  }
}

private struct Large: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 80, height: 40) }
}

@MainActor @Suite struct `A style that says what presses a button` {
  private let middle = CGPoint(x: 50, y: 50)

  @Test func `alone presses it`() throws {
    let once = TouchLog.entries { log in
      Button("a") { log.note("a") }.buttonStyle(Twice())
    } while: {
      try? $0.tap(at: middle)
    }
    #expect(once == [])
    let twice = TouchLog.entries { log in
      Button("a") { log.note("a") }.buttonStyle(Twice())
    } while: {
      try? $0.tap(at: middle, count: 2)
    }
    #expect(twice == ["a"])
    let disabled = TouchLog.entries { log in
      Button("a") { log.note("a") }.buttonStyle(Twice()).disabled(true)
    } while: {
      try? $0.tap(at: middle, count: 2)
    }
    #expect(disabled == [])
  }

  @Test func `knows the label, the role and the surroundings`() {
    let red = LaidOut(Button("a", role: .destructive) {}.buttonStyle(Twice()))
    #expect(red.items.map(\.name) == ["Background", "a"])
    #expect(red.frames.first == rect(20, 20, 60, 60))
    #expect(red.colors.first?.description == "#FF383C")
    #expect(LaidOut(Button("a") {}.buttonStyle(Twice()).disabled(true)).colors.first == .black)
  }

  @Test func `leaves buttons inside of it to the style around`() throws {
    func view(_ log: TouchLog) -> some View {
      Button("own") { log.note("own") }.buttonStyle(Confirming { log.note($0) }).buttonStyle(Large())
    }
    #expect(
      TouchLog.entries(view) {
        try? $0.tap(at: CGPoint(x: 20, y: 30))
        try? $0.tap(at: CGPoint(x: 50, y: 75))
      } == ["own", "other"])
    let nested = TouchLog.entries { log in
      Button("a") { log.note("a") }.buttonStyle(Confirming { log.note($0) }).buttonStyle(Twice())
    } while: {
      try? $0.tap(at: CGPoint(x: 50, y: 40))
      try? $0.tap(at: CGPoint(x: 50, y: 40), count: 2)
    }
    #expect(nested == ["a"])
    // The inner style counts, of whichever kind.
    let plain = LaidOut(Button("a") {}.buttonStyle(Large()).buttonStyle(Twice()))
    #expect(plain.items.map(\.name) == ["a"])
  }
}
