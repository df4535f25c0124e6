import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Dated: View {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    let formatter = DateFormatter()
    let _ = formatter.dateFormat = "yyyy-MM-dd HH:mm"
    VStack {
      Text(date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute()))
      Text(formatter.string(from: date))
      Text("\(Calendar.current.component(.hour, from: date))")
      Text(TimeZone.current.secondsFromGMT() == 0 ? "Greenwich" : "elsewhere")
    }
  }
}

@MainActor @Suite struct `A formatter without a time zone` {
  @Test func `has the one of the environment's default, and not the machine's`() {
    let texts = LaidOut.texts(of: LaidOut(Dated(), in: CGSize(width: 300, height: 300)).layout)
    #expect(texts == ["12:00", "2001-01-01 00:00", "0", "Greenwich"])
  }
}
