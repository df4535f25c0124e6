import DeclarativeUI
import Foundation
import TestSupport
import Testing

private struct Program: App {
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var phase
  private var hasSecondWindow: Bool { false }

  var body: some Scene {
    WindowGroup {
      Text(model.name).environmentObject(model)
    }
    .onChange(of: phase) { _, _ in }
    .defaultSize(width: 300, height: 200).defaultPosition(.center).windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar).windowToolbarStyle(.unifiedCompact).windowLevel(.floating)
    .defaultLaunchBehavior(.presented).restorationBehavior(.disabled).commandsRemoved()
    .backgroundTask(.appRefresh("a")) {}.handlesExternalEvents(matching: ["b"])
    WindowGroup("Notes", id: "notes") { Text("notes") }
    if hasSecondWindow {
      WindowGroup(id: "second") { Text("second") }
    }
  }
}

private final class Model: ObservableObject {
  @Published var name = "a"
}

@Suite struct `A program of scenes` {
  @Test(.prompt) func `says that it cannot run here, and ends`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      await Program.main()
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("Program cannot run here: DeclarativeUI has no windows and draws views in tests only."))
  }
}
