import Testing
import UnicodeAlgorithms

@Suite struct `Words are divided` {
  /// A text with a hyphen at each place where it may be divided.
  private func divided(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if WordDivision.english.isAllowed(before: index, in: scalars) { shown.append("-") }
      shown.append(scalar)
    }
    return String(shown)
  }

  // The first is Liang's own example, the others are what pictures of iPhones have and more of it.
  @Test(arguments: [
    "hy-phen-ation", "De-fault", "Sys-tem", "Au-then-ti-ca-tor", "set-tings", "no-ti-fi-ca-tions", "VER-I-FI-CA-TION",
  ])
  func `as the patterns say`(word: String) {
    #expect(divided(word.replacing("-", with: "")) == word)
  }

  // From TeX's list; patterns alone say "tab-le", "pro-ject" and "phi-lan-...".
  @Test(arguments: ["ta-ble", "project", "phil-an-thropic", "ret-ri-bu-tion", "as-so-ciates", "ref-or-ma-tion"])
  func `as exceptions say`(word: String) {
    #expect(divided(word.replacing("-", with: "")) == word)
  }

  @Test func `two letters are left before and three behind`() {
    // By the patterns alone: "a-gain", "u-nit", "s-tudy", "hap-py", "mon-ey", "late-ly".
    for word in ["again", "unit", "study", "happy", "money", "lately"] { #expect(divided(word) == word) }
    #expect(divided("be") == "be")
    #expect(divided("be-side".replacing("-", with: "")) == "be-side")
  }

  @Test func `each for itself, whatever stands around`() {
    #expect(divided("(system) default, system42system") == "(sys-tem) de-fault, sys-tem42sys-tem")
  }

  // "proof.user@freelin / e.dev" on an iPhone.
  @Test func `not in addresses`() {
    for address in ["system.default@system.settings", "https://notifications.default.org"] {
      #expect(divided(address) == address)
    }
    #expect(divided("the system. default") == "the sys-tem. de-fault")
  }

  @Test func `not in other alphabets, beside their letters, or where nobody reads them`() {
    #expect(divided("система señorita e\u{301}system").contains("-") == false)
    let system = "system"
    #expect(divided(String(repeating: system, count: 10)).contains("-"))
    #expect(divided(String(repeating: system, count: 11)).contains("-") == false)
  }
}
