import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private enum Theme: String { case plain, loud }
private enum Level: Int { case low, high }

private struct StoredView: View {
  @AppStorage("count") private var count = 7
  @AppStorage("name") private var name: String?

  var body: some View {
    Button("\(count) \(name ?? "nobody")") {
      count += 1
      name = name == nil ? "somebody" : nil
    }
  }
}

private struct AppearanceView: View {
  @AppStorage("appearance") private var appearance = UIUserInterfaceStyle.unspecified

  var body: some View {
    Button("\(appearance)") { appearance = .dark }
  }
}

/// All types that can be kept, each a property with a value and one without.
private struct AllTypes: View {
  @AppStorage("bool") var bool = true
  @AppStorage("int") var int = 1
  @AppStorage("double") var double = 1.5
  @AppStorage("string") var string = "s"
  @AppStorage("url") var url = URL(filePath: "/a")
  @AppStorage("data") var data = Data([1])
  @AppStorage("date") var date = Date(timeIntervalSince1970: 1)
  @AppStorage("theme") var theme = Theme.plain
  @AppStorage("level") var level = Level.low
  @AppStorage("bool") var maybeBool: Bool?
  @AppStorage("int") var maybeInt: Int?
  @AppStorage("double") var maybeDouble: Double?
  @AppStorage("string") var maybeString: String?
  @AppStorage("url") var maybeURL: URL?
  @AppStorage("data") var maybeData: Data?
  @AppStorage("date") var maybeDate: Date?
  @AppStorage("theme") var maybeTheme: Theme?
  @AppStorage("level") var maybeLevel: Level?
  let look: (AllTypes) -> Void

  var body: some View {
    let _ = look(self)
    Button("write") {
      (bool, int, double, string) = (false, 2, 2.5, "t")
      (url, data, date) = (Self.address, Data([2]), Date(timeIntervalSince1970: 2))
      (theme, level) = (.loud, .high)
    }
    Button("remove") {
      (maybeBool, maybeInt, maybeDouble, maybeString) = (nil, nil, nil, nil)
      (maybeURL, maybeData, maybeDate, maybeTheme, maybeLevel) = (nil, nil, nil, nil, nil)
    }
  }

  static let address = URL(string: "https://example.com/a?b=c") ?? URL(filePath: "/")

  /// What the properties with a value, and those without one, are.
  var values: [AnyHashable] { [bool, int, double, string, url, data, date, theme, level] }
  var maybeValues: [AnyHashable?] {
    [maybeBool, maybeInt, maybeDouble, maybeString, maybeURL, maybeData, maybeDate, maybeTheme, maybeLevel]
  }
}

private struct SceneView: View {
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("theme") private var theme = Theme.plain
  @SceneStorage("level") private var level: Level?
  @SceneStorage("draft") private var draft: String?

  var body: some View {
    Button("\(tab) \(theme) \(draft ?? "-") \(level.map { "\($0)" } ?? "-")") {
      tab += 1
      (theme, draft, level) = (.loud, "x", .high)
    }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button("switch") { isOn.toggle() } }
}

private struct SwitchedView: View {
  @AppStorage("isOn") private var isOn = false
  var body: some View {
    Text(isOn ? "on" : "off")
    Switch(isOn: $isOn)
  }
}

private final class Settings: ObservableObject {
  @Published var title = "settings"
  @AppStorage("volume") var volume = 3
}

private struct SettingsView: View {
  @ObservedObject var settings: Settings
  var body: some View { Button("\(settings.title) \(settings.volume)") { settings.volume += 1 } }
}

/// Defaults of one test, which leave nothing behind on the machine.
private final class TestDefaults {
  let name = "storage-\(UUID().uuidString)"
  let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: name))
  }

  deinit {
    defaults.removePersistentDomain(forName: name)
  }
}

@MainActor @Suite struct `A stored value` {
  @Test func `is kept in the memory of the host, and every host has one of its own`() {
    let screen = LivingScreen(
      VStack {
        StoredView(); StoredView()
      })
    #expect(screen.texts == ["7 nobody", "7 nobody"])
    screen.press()
    #expect(screen.texts == ["8 somebody", "8 somebody"])
    screen.press(1)
    #expect(screen.texts == ["9 nobody", "9 nobody"])
    #expect(LivingScreen(StoredView()).texts == ["7 nobody"])
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test func `is kept in defaults that a view around has given`() throws {
    let store = try TestDefaults()
    store.defaults.set(40, forKey: "count")
    let screen = LivingScreen(StoredView().defaultAppStorage(store.defaults))
    #expect(screen.texts == ["40 nobody"])
    screen.press()
    #expect(screen.texts == ["41 somebody"])
    #expect(store.defaults.integer(forKey: "count") == 41)
    #expect(store.defaults.string(forKey: "name") == "somebody")
    store.defaults.set(50, forKey: "count")
    #expect(screen.texts == ["50 somebody"])
    #expect(LivingScreen(StoredView().defaultAppStorage(store.defaults)).texts == ["50 somebody"])
  }

  @Test(arguments: [false, true]) func `may be of every type that SwiftUI's may be of`(hasDefaults: Bool) throws {
    let store = try TestDefaults()
    var seen: AllTypes?
    let view = AllTypes { seen = $0 }
    let screen = LivingScreen(
      hasDefaults ? AnyView(view.defaultAppStorage(store.defaults)) : AnyView(view))
    let first: [AnyHashable] = [
      true, 1, 1.5, "s", URL(filePath: "/a"), Data([1]), Date(timeIntervalSince1970: 1), Theme.plain, Level.low,
    ]
    let second: [AnyHashable] = [
      false, 2, 2.5, "t", AllTypes.address, Data([2]), Date(timeIntervalSince1970: 2), Theme.loud, Level.high,
    ]
    _ = screen.texts
    #expect(seen?.values == first)
    #expect(seen?.maybeValues.compactMap(\.self) == [])
    screen.press(0)
    _ = screen.texts
    #expect(seen?.values == second)
    #expect(seen?.maybeValues.compactMap(\.self) == second)
    screen.press(1)
    _ = screen.texts
    #expect(seen?.values == first)
    #expect(seen?.maybeValues.compactMap(\.self) == [])
  }

  @Test func `may be an appearance of UIKit's`() throws {
    let store = try TestDefaults()
    let screen = LivingScreen(AppearanceView().defaultAppStorage(store.defaults))
    #expect(screen.texts == ["unspecified"])
    screen.press()
    #expect(screen.texts == ["dark"])
    #expect(store.defaults.integer(forKey: "appearance") == 2)
  }

  @Test func `of another type than the property's is none`() throws {
    let store = try TestDefaults()
    store.defaults.set("many", forKey: "count")
    #expect(LivingScreen(StoredView().defaultAppStorage(store.defaults)).texts == ["7 nobody"])
  }

  @Test func `has a binding`() {
    let screen = LivingScreen(SwitchedView())
    screen.press()
    #expect(screen.texts == ["on", "switch"])
  }

  @Test func `of an object is kept by the object, and a change of it is one of the object`() {
    let settings = Settings()
    settings.volume = 2
    #expect(settings.volume == 2)
    settings.volume = 3
    let screen = LivingScreen(SettingsView(settings: settings))
    screen.press()
    #expect(screen.texts == ["settings 4"])
    #expect(Settings().volume == 3)
  }

  @Test func `of a scene is kept as long as its host`() {
    let screen = LivingScreen(SceneView())
    #expect(screen.texts == ["0 plain - -"])
    screen.press()
    #expect(screen.texts == ["1 loud x high"])
    #expect(LivingScreen(SceneView()).texts == ["0 plain - -"])
  }
}
