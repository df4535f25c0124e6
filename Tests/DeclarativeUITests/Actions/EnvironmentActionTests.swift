import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct LinkView: View {
  let url: URL
  let note: (Bool) -> Void
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("open") {
      openURL(url)
      openURL(url) { note($0) }
    }
  }
}

private struct RefreshingView: View {
  let give: (RefreshAction?) -> Void
  @Environment(\.refresh) private var refresh

  var body: some View {
    let _ = give(refresh)
    Text(refresh == nil ? "fixed" : "refreshable")
  }
}

private struct RefreshedList: View {
  let give: (RefreshAction?) -> Void
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      RefreshingView(give: give)
    }
    .refreshable { await MainActor.run { count += 1 } }
  }
}

private struct Dismissing: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("\(isPresented) \(mode.wrappedValue.isPresented)") {
      dismiss()
      mode.wrappedValue.dismiss()
    }
  }
}

private struct Region: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.now) private var now
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(locale.identifier)
    Text(verbatim: "\(calendar.identifier) \(calendar.timeZone.identifier) \(calendar.locale?.identifier ?? "-")")
    Text(timeZone.identifier)
    Text(verbatim: "\(Int(now.timeIntervalSince1970))")
    Text("\(phase)")
  }
}

@MainActor @Suite struct `Actions of the environment` {
  @Test func `open addresses only where somebody has set what does`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    var accepted: [Bool] = []
    let view = LinkView(url: url) { accepted.append($0) }
    LivingScreen(view).press()
    #expect(accepted == [false])
    LivingScreen(
      view.environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    ).press()
    #expect(opened == [url, url])
    #expect(accepted == [false, true])
    for result in [OpenURLAction.Result.discarded, .systemAction, .systemAction(url)] {
      LivingScreen(view.environment(\.openURL, OpenURLAction { _ in result })).press()
    }
    #expect(accepted == [false, true, false, false, false])
  }

  @Test func `refresh what can be refreshed, and a test may call them`() async {
    var refresh: RefreshAction?
    #expect(LivingScreen(RefreshingView { refresh = $0 }).texts == ["fixed"])
    #expect(refresh == nil)
    let screen = LivingScreen(RefreshedList { refresh = $0 })
    #expect(screen.texts == ["0", "refreshable"])
    await refresh?()
    #expect(screen.texts == ["1", "refreshable"])
  }

  @Test func `dismiss nothing where nothing is presented`() {
    let screen = LivingScreen(Dismissing())
    #expect(screen.texts == ["false false"])
    screen.press()
    #expect(screen.texts == ["false false"])
  }
}

@MainActor @Suite struct `Region and time` {
  @Test func `are the same on every machine, unless a view says otherwise`() {
    #expect(LivingScreen(Region()).texts == ["en_US", "gregorian GMT en_US", "GMT", "1168335660", "active"])
    let view = Region()
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.now, Date(timeIntervalSince1970: 5))
      .environment(\.scenePhase, .background)
      .environment(\.calendar, Calendar(identifier: .buddhist))
    let texts = LivingScreen(view).texts
    #expect([texts[0], texts[3], texts[4]] == ["de_DE", "5", "background"])
    #expect(texts[1].hasPrefix("buddhist "))
  }
}
