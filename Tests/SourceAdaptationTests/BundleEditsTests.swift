import SourceAdaptation
import Testing

@Suite struct `A source that asks its app's bundle` {
  @Test(arguments: [
    ("Bundle.main.url(forResource: a, withExtension: b)", "Bundle.main.appURL(forResource: a, withExtension: b)"),
    ("bundle.path(forResource: a, ofType: b)", "bundle.appPath(forResource: a, ofType: b)"),
    (
      "Bundle.main\n  .urls(forResourcesWithExtension: a, subdirectory: nil)",
      "Bundle.main\n  .appURLs(forResourcesWithExtension: a, subdirectory: nil)"
    ),
    ("Bundle.main.infoDictionary?[a]", "Bundle.main.appInfoDictionary?[a]"),
    ("Bundle.main.bundleIdentifier!", "Bundle.main.appIdentifier!"),
    ("a.object(forInfoDictionaryKey: b)", "a.appObject(forInfoDictionaryKey: b)"),
    ("Bundle(for: (A).self).infoDictionary!", "Bundle.adopted(for: (A).self).appInfoDictionary!"),
    // What others call so stays.
    ("view.main.bundleIdentifier", "view.main.bundleIdentifier"),
    ("app.bundleIdentifier + item.infoDictionary", "app.bundleIdentifier + item.infoDictionary"),
    ("a.url(for: forResource) + url(forResource: a)", "a.url(for: forResource) + url(forResource: a)"),
    (
      "\"Bundle.main.bundleIdentifier\" // Bundle.main.infoDictionary",
      "\"Bundle.main.bundleIdentifier\" // Bundle.main.infoDictionary"
    ),
    (
      "func url(forResource a: A) {}\nb.url(forResource: a)", "func url(forResource a: A) {}\nb.url(forResource: a)"
    ),
  ])
  func `asks those of its modules`(source: String, expected: String) {
    let adapted = AdaptedSource("import Foundation\n" + source)
    #expect(adapted.text == "import Foundation\n" + expected)
  }

  @Test func `has what finds them imported`() {
    let source = AdaptedSource("import Foundation\nBundle.main.url(forResource: a, withExtension: nil)")
    #expect(source.addedModules == ["FoundationStandIn"] && !source.asksForInfo)
    #expect(AdaptedSource("import Foundation\nBundle.main.infoDictionary").asksForInfo)
    // A class of a bundle alone is none of its resources.
    let plain = AdaptedSource("import Foundation\nBundle(for: A.self)")
    #expect(plain.addedModules.isEmpty && plain.text.hasSuffix("Bundle(for: A.self)"))
  }
}

@Suite struct `A source that asks for the language of the device` {
  @Test(arguments: [
    ("Calendar.current.firstWeekday", "Calendar.ofDevice.firstWeekday"),
    ("a(Foundation.Calendar.autoupdatingCurrent)", "a(Foundation.Calendar.ofDevice)"),
    ("Locale.current.currency + Locale\n  .autoupdatingCurrent", "Locale.ofDevice.currency + Locale\n  .ofDevice"),
    (
      "let a = DateFormatter()\nlet b = NumberFormatter( )",
      "let a = DateFormatter.ofDevice()\nlet b = NumberFormatter.ofDevice( )"
    ),
    // What others call so stays, and what says its locale.
    ("Kit.Calendar.current + Device.current", "Kit.Calendar.current + Device.current"),
    (
      "enum Calendar { static let current = 1 }\nCalendar.current",
      "enum Calendar { static let current = 1 }\nCalendar.current"
    ),
    ("class A: DateFormatter {}\n\"Locale.current\"", "class A: DateFormatter {}\n\"Locale.current\""),
  ])
  func `has that of a device`(source: String, expected: String) {
    let adapted = AdaptedSource("import Foundation\n" + source)
    #expect(adapted.text == "import Foundation\n" + expected)
    #expect(adapted.addedModules == ["FoundationStandIn"])
  }
}

@Suite struct `A source that observes values by their keys, or asks for its thread` {
  @Test(arguments: [
    ("let a = UserDefaults(suiteName: b)", "let a = UserDefaults.telling(suiteName: b)"),
    ("Thread.isMainThread && Thread.current.isMainThread", "Thread.isMainOfDevice && Thread.current.isMainOfDevice"),
    ("let isMainThread = a.isMainThread", "let isMainThread = a.isMainThread"),
    (
      "private class A: NSObject, B {\n  struct C {}\n  public override func observeValue(forKeyPath a: C?) { b {} }\n}",
      "private class A: NSObject, KeyValueObserving, B {\n  struct C {}\n  public  func observeValue(forKeyPath a: C?) { b {} }\n}"
    ),
    // That of another class than Foundation's, and one that overrides nothing.
    (
      "class A: B {\n  override func observeValue(forKeyPath a: C) {}\n}",
      "class A: B {\n  override func observeValue(forKeyPath a: C) {}\n}"
    ),
    (
      "class A: NSObject {\n  func observeValue(forKeyPath a: B) {}\n}",
      "class A: NSObject {\n  func observeValue(forKeyPath a: B) {}\n}"
    ),
  ])
  func `observes those that tell`(source: String, expected: String) {
    let adapted = AdaptedSource("import Foundation\n" + source)
    #expect(adapted.text == "import Foundation\n" + expected)
    #expect(adapted.addedModules == ["FoundationStandIn"])
  }
}

@Suite struct `A test that waits` {
  @Test(arguments: [
    ("wait(for: [a, b])", "wait(for: [a, b], timeout: 60)"),
    ("await fulfillment(of: [a(b: [c])])", "await fulfillment(of: [a(b: [c])], timeout: 60)"),
    ("self.wait(for: [a], enforceOrder: true)", "self.wait(for: [a], timeout: 60, enforceOrder: true)"),
    ("wait(for: [a], timeout: 1)", "wait(for: [a], timeout: 1)"),
    ("wait(for: 1); wait(for: all)", "wait(for: 1); wait(for: all)"),
  ])
  func `says how long`(source: String, expected: String) {
    #expect(AdaptedSource("import XCTest\n" + source).text == "import XCTest\n" + expected)
    // Others may have functions of such names.
    #expect(AdaptedSource("import Foundation\n" + source).text == "import Foundation\n" + source)
  }
}

@Suite struct `A test that expects failures` {
  private let test = "import XCTest\nfinal class TeaTests: XCTestCase { func testA() { XCTExpectFailure() } }"

  @Test func `is of a class that passes over them`() {
    let source = AdaptedSource(test)
    #expect(source.text == test.replacing(": XCTestCase", with: ": ExpectingTestCase"))
    #expect(source.addedModules == ["XCTestStandIn"] && source.unknownModules == ["XCTest"])
    // Other files may have the tests of such a class.
    let base = AdaptedSource("import XCTest\nclass BaseTestCase: XCTestCase {}")
    #expect(base.text.hasSuffix("class BaseTestCase: ExpectingTestCase {}") && base.addedModules == ["XCTestStandIn"])
    let plain = AdaptedSource("import XCTest\nclass TeaTests: XCTestCase {}")
    #expect(plain.text.hasSuffix("class TeaTests: XCTestCase {}") && plain.addedModules.isEmpty)
  }
}

@Suite struct `A source that sees more than what is public` {
  @Test(arguments: ["@_spi(Brewing) import Teas", "@_spi(Brewing) @testable import Teas"])
  func `keeps that of its own modules`(statement: String) {
    #expect(AdaptedSource("import SwiftUI\n" + statement, present: ["Teas"]).text.hasSuffix(statement))
  }

  @Test func `is imported in spite of an attribute with words`() {
    let source = AdaptedSource("@_documentation(visibility: internal) @_exported import SwiftUI")
    #expect(source.text == "@_exported import DeclarativeUI")
  }

  @Test func `has of ours what assertions have by the same names`() {
    let source = AdaptedSource("@_spi(Internals) @testable import SnapshotTesting\n@_spi(A) public import SwiftUI")
    #expect(
      source.text == "import ViewSnapshotTesting; @_spi(Internals) import SnapshotTesting\npublic import DeclarativeUI")
  }
}

@Suite struct `A source that imports one declaration` {
  @Test func `imports the module where that may lack it`() {
    let source = AdaptedSource("import class Foundation.NSException\nimport os.log\nimport Kit.Cups", present: [])
    #expect(
      source.compiled(as: "A").hasPrefix(
        "#if canImport(Foundation)\nimport Foundation\n#endif\n#if canImport(Kit)\nimport Kit.Cups\n#endif\n"))
  }

  @Test func `imports the compiler's own module where it is compiled with that`() {
    let source = AdaptedSource("import Builtin", present: [])
    #expect(source.compiled(as: "A").hasPrefix("#if hasFeature(BuiltinModule)\nimport Builtin\n#endif\n"))
  }
}
