import Testing
import UnicodeAlgorithms

@testable import Typesetting

/// Mixed texts beside another implementation of UAX #9, that of Chromium 156, which asked each character for its place.
@Suite("The order of a browser")
struct BrowserOrderTests {
  /// Texts, and their visible characters from left to right: runs of indices, which ascend or descend.
  @Test(arguments: [
    (
      "مرحبا بالعالم 123 abc",
      "18-20 17 14-16 13-0"
    ),
    (
      "السعر ١٢٣٫٥٠ ريال (USD 35.99) تقريبا",
      "35-28 19-27 18-12 6-11 5-0"
    ),
    (
      "הוא אמר \"שלום, World!\" ב-12:30 (בערך)",
      "36-30 25-29 24-20 15-19 14-0"
    ),
    (
      "he said \"שלום WIKI עולם\", ok? 50%",
      "0-8 12-9 13-18 22-19 23-32"
    ),
    (
      "price: $1,234.50 ל-5 אנשים",
      "0-16 25-17"
    ),
    (
      "a \u{2067}b, ש!\u{2069} c",
      "0-1 7-3 9-10"
    ),
    (
      "ש \u{2066}a, ש! [x (ש) y]\u{2069} ל",
      "20-19 3-17 1-0"
    ),
    (
      "a \u{2068}ש, b!\u{2069} c\u{200F}!",
      "0-1 7-3 9-10 12"
    ),
    (
      "[foo (אבג] bar) שלום {٣}",
      "0-5 8-6 9-15 23-16"
    ),
    (
      "C++ هي لغة C# أيضا\u{200E}.",
      "0-3 9-4 10-13 17-14 19"
    ),
    (
      "١+٢=٣ و 1+2=3 א",
      "14-0"
    ),
    (
      "file/path/קובץ/שני.txt",
      "0-9 17-10 18-21"
    ),
    (
      "tel: 054-123-4567 טלפון",
      "0-17 22-18"
    ),
  ])
  func `is ours`(text: String, order: String) {
    let scalars = Array(text.unicodeScalars)
    let expected = indices(order).map { scalars[$0] }
    let seen = Array(Sample.seen(text)[0].unicodeScalars)
    #expect(seen.count == expected.count)
    for (seen, expected) in zip(seen, expected) where seen != "\u{25A1}" {
      #expect(seen == expected || seen == MirrorImage.image(of: expected), "\(text)")
    }
  }

  private func indices(_ order: String) -> [Int] {
    order.split(separator: " ").flatMap { run -> [Int] in
      let ends = run.split(separator: "-").compactMap { Int($0) }
      return ends[0] <= ends[ends.count - 1] ? Array(ends[0]...ends[ends.count - 1]) : (ends[1]...ends[0]).reversed()
    }
  }
}
