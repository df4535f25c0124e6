import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// What a body writes with `formatted(_:)`, which Foundation alone would take from the machine.
@MainActor @Suite struct `A value that a body formats` {
  private let now = EnvironmentValues().now

  private func shown(
    _ text: @escaping () -> String, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    let laidOut = LaidOut(Written(text: text), in: CGSize(width: 900, height: 100), change: change)
    return laidOut.items.map(\.name).joined().map { $0.isWhitespace ? " " : $0 }.reduce(into: "") { $0.append($1) }
  }

  private func inGermany(_ environment: inout EnvironmentValues) { environment.locale = Locale(identifier: "de_DE") }

  @Test func `is in its language`() {
    let price = 1234.5
    #expect(shown { price.formatted(.currency(code: "USD")) } == "$1,234.50")
    #expect(shown({ price.formatted(.currency(code: "USD")) }, change: inGermany) == "1.234,50 $")
    #expect(shown { Decimal(9).formatted(.currency(code: "USD")) } == "$9.00")
    #expect(shown { 1_500_000.formatted(.byteCount(style: .file)) } == "1.5 MB")
    #expect(shown { 12345.formatted(.number.notation(.compactName)) } == "12K")
    #expect(shown { Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds])) } == "1 min, 30 sec")
    #expect(shown({ ["a", "b"].formatted(.list(type: .and)) }, change: inGermany) == "a und b")
    let french = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "fr_FR"))
    #expect(shown({ price.formatted(french) }, change: inGermany) == "1 234,5")
  }

  @Test func `is at its time and in its time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let now = now
    #expect(shown { now.formatted(.dateTime.month().day().hour()) } == "Jan 9 at 9 AM")
    #expect(shown({ now.formatted(.dateTime.hour()) }) { $0.timeZone = tokyo } == "6 PM")
    #expect(shown { (now..<now.addingTimeInterval(60)).formatted(.interval.hour().minute()) } == "9:41 – 9:42 AM")
    let yesterday = now.addingTimeInterval(-86_400)
    #expect(shown { yesterday.formatted(.relative(presentation: .named)) } == "yesterday")
    #expect(shown({ yesterday.formatted(.relative(presentation: .named)) }) { $0.now = yesterday } == "now")
  }

  @Test func `is as in the United States outside of bodies`() {
    #expect(3.5.formatted(.currency(code: "USD")) == "$3.50")
    #expect(now.formatted(.dateTime.day().month().year()) == "Jan 9, 2007")
  }
}

private struct Written: View {
  let text: () -> String

  var body: some View { Text(verbatim: text()) }
}
