import Testing

@testable import TextFormats

@Suite struct `Numbers in messages` {
  @Test(arguments: [
    (0, "0.0", "0.00", "0", "0"), (-0.0, "0.0", "0.00", "0", "0"), (4, "4.0", "4.00", "4", "4"),
    (1.25, "1.3", "1.25", "1.25", "1.25"), (-1.25, "-1.3", "-1.25", "-1.25", "-1.25"),
    (0.5, "0.5", "0.50", "0.5", "0.5"), (0.001, "0.0", "0.00", "0", "0.001"), (-0.001, "0.0", "0.00", "0", "-0.001"),
    (-0.05, "-0.1", "-0.05", "-0.05", "-0.05"), (99.999, "100.0", "100.00", "100", "99.999"),
    (1e300, "1e+300", "1e+300", "1e+300", "1e+300"), (.nan, "nan", "nan", "nan", "nan"),
    (.infinity, "inf", "inf", "inf", "inf"), (-.infinity, "-inf", "-inf", "-inf", "-inf"),
  ]) func `have as many decimals as their form`(
    number: Double, tenths: String, hundredths: String, short: String, exact: String
  ) {
    #expect(number.formatted(as: .tenths) == tenths)
    #expect(number.formatted(as: .hundredths) == hundredths)
    #expect(number.formatted(as: .short) == short)
    #expect(number.formatted(as: .exact) == exact)
  }

  @Test func `in units of tenths, hundredths and so on have their decimals`() {
    #expect(1230.decimal(places: 3) == "1.230")
    #expect(1230.decimal(places: 3, isPadded: false) == "1.23")
    #expect(1000.decimal(places: 3, isPadded: false) == "1")
    #expect((-7).decimal(places: 2) == "-0.07")
    #expect(7.decimal(places: 0) == "7")
    #expect(Int.min.decimal(places: 1) == "-922337203685477580.8")
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-123, "-123"), (1_234_567, "1,234,567")])
  func `are grouped by three digits`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: [
    (0, 3, "0.00 %"), (3, 3, "100.00 %"), (1, 3, "33.33 %"), (2, 3, "66.67 %"), (1, 20_000, "0.01 %"),
    (1, 20_001, "less than 0.01 %"), (1, 16, "6.25 %"),
  ]) func `are rounded to hundredths of a percent, and never to nothing`(part: Int, whole: Int, text: String) {
    #expect(part.percentage(of: whole) == text)
  }

  @Test func `count one thing and several`() {
    #expect([0, 1, 2].map { $0.counted("line") } == ["0 lines", "1 line", "2 lines"])
  }

  @Test func `stand in hexadecimal digits`() {
    #expect([0, 9, 10, 255].map { $0.hexadecimal(width: 2) } == ["00", "09", "0A", "FF"])
    #expect([UInt8(0), 0x89, 0x0A].hexadecimal(separator: " ") == "00 89 0A")
    #expect((("A" as Unicode.Scalar).codePoint, ("👋" as Unicode.Scalar).codePoint) == ("U+0041", "U+1F44B"))
  }
}
