import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// What is heard of buttons, and what a program's object is told.
@MainActor @Suite struct `What is heard of a button` {
  @Test func `is its title, and not its symbol's`() {
    let mute = Button("Mute", systemImage: "speaker.slash") {}
    #expect(onlyElement(mute)?.label == "Mute")
    #expect(onlyElement(mute.labelStyle(.iconOnly))?.label == "Mute")
    #expect(onlyElement(mute.labelStyle(.titleOnly))?.label == "Mute")
    #expect(onlyElement(mute.buttonStyle(.borderedProminent).labelStyle(.iconOnly))?.label == "Mute")
    #expect(labels(List { mute }) == ["Mute"])
  }

  @Test func `has two actions where it can be zoomed into`() throws {
    var heard: [AccessibilityZoomGestureAction.Direction] = []
    let element = try #require(onlyElement(Text("Map").accessibilityZoomAction { heard.append($0.direction) }))
    #expect(element.actions.map(\.kind) == [.named("Zoom In"), .named("Zoom Out")])
    for action in element.actions { action.perform() }
    #expect(heard == [.zoomIn, .zoomOut])
  }
}

/// What UIKit's programs call when they begin.
@MainActor @Suite struct `An object of a program` {
  final class Delegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      calls.append(application.delegate === self ? "launched" : "unknown")
      return true
    }
  }

  struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Text(delegate.calls.joined(separator: " ")) } }
  }

  @Test func `is told of the launch before the first window is seen`() {
    let host = AppHost(Program())
    #expect(LaidOut.texts(of: host.host.layout(on: host.host.ownScreen)) == ["launched"])
  }
}
