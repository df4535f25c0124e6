import Foundation
import Testing

@testable import StringCatalogs

@Suite struct `Plural rules` {
  @Test func `give each of the samples of CLDR its form, in each language`() throws {
    // The samples of the same file as the rules; those whose decimals end with zeros or that have exponents are left out.
    let url = try #require(Bundle.module.url(forResource: "PluralSamples", withExtension: "txt"))
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      let (languages, category) = (fields[0], try #require(PluralCategory(rawValue: fields[1][0])))
      for language in languages {
        let rules = PluralRules(language: language)
        for sample in fields[2] {
          let amount = try Int(sample).map { PluralOperands($0) } ?? PluralOperands(#require(Double(sample)))
          #expect(rules.category(of: amount) == category, "\(sample) in \(language)")
          count += 1
        }
      }
    }
    #expect(count > 3000)
  }

  @Test func `of a region are those of its language where it has none of its own`() {
    #expect(PluralRules(language: "de-AT").category(of: PluralOperands(1)) == .one)
    #expect(PluralRules(language: "pt-PT").category(of: PluralOperands(0)) == .other)
    #expect(PluralRules(language: "pt_BR").category(of: PluralOperands(0)) == .one)
    #expect(PluralRules(language: "tlh").category(of: PluralOperands(1)) == .other)
  }

  @Test func `look at the amount without its sign`() {
    let english = PluralRules(language: "en")
    #expect(english.category(of: PluralOperands(-1)) == .one)
    #expect(english.category(of: PluralOperands(-1.5)) == .other)
    #expect(english.category(of: PluralOperands(UInt64.max)) == .other)
    #expect(english.category(of: PluralOperands(1e300)) == .other)
    #expect(english.category(of: PluralOperands(Double.nan)) == .other)
  }
}
