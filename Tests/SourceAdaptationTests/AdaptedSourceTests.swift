import SourceAdaptation
import Testing

@Suite struct `A source for iOS` {
  private static func text(_ source: String, _ table: AdaptationTable = .stills) -> String {
    AdaptedSource(source, table: table).text
  }

  @Test(arguments: [
    ("import SwiftUI", "import DeclarativeUI"),
    ("  import SwiftUI // import UIKit", "  import DeclarativeUI // import UIKit"),
    (
      "import SwiftUI; import Combine",
      "import DeclarativeUI; import protocol DeclarativeUI.ObservableObject; import Foundation; import OpenCombine; "
        + "import CombineStandIn"
    ),
    ("@testable import SnapshotTesting", "import ViewSnapshotTesting"),
    (
      "@_spi(Internals) @testable import SnapshotTesting",
      "import ViewSnapshotTesting; @_spi(Internals) import SnapshotTesting"
    ),
    ("@_exported import UIKit", "@_exported import DeclarativeUI; @_exported import UIKitStandIn"),
    ("@preconcurrency public import SwiftUI", "@preconcurrency public import DeclarativeUI"),
    ("import struct SwiftUI.Color", "import DeclarativeUI"),
    ("import UIKit.UIImage\nlet a = 1", "import DeclarativeUI; import UIKitStandIn\nlet a = 1"),
    ("@_spi(Inner) import ViewInspector", "import ViewInspection"),
    ("import CallKit", "import Foundation /* CallKit */"), ("import GameKit", "import DeclarativeUI /* GameKit */"),
    ("internal import UIKit", "import DeclarativeUI; import UIKitStandIn"),
    ("private import SwiftUI", "import DeclarativeUI"),
    ("import WidgetKit", "import WidgetKitStandIn; import Foundation"),
    ("@testable import Jokes", "@testable import Jokes"),
    ("import Foundation", "import Foundation"),
    ("/* a\n*/ import SwiftUI", "/* a\n*/ import DeclarativeUI"),
  ])
  func `imports what stands in`(source: String, expected: String) {
    #expect(Self.text(source) == expected)
  }

  @Test(arguments: [
    "let a = \"import UIKit\"", "let a = \"\"\"\n  import UIKit\n  #if os(iOS)\n  \"\"\"",
    "let a = #\"\\n import UIKit\" #if os(iOS)\"#", "let a = ##\"\"\"\nimport UIKit\n\"\"\" \"#\n\"\"\"##",
    "/* import UIKit /* import UIKit\nimport UIKit */\nimport UIKit\n*/", "// import UIKit\n/// import SwiftUI",
    "let a = \"\\(text(\"import UIKit\")) \\(\"\"\"\nimport UIKit\n\"\"\")\"",
    "let a = /import \"UIKit/\nlet b = \"\nimport\"",
    "let a = #/\nimport UIKit\n\"/#", "call(import: 1)", "a.import\nb.import", "`import` = SwiftUI",
    "let a = b / c, import = \"/\"", "let a = \"\\\\\"; // \"\n", "@mainly struct A {}", "let a = \"@main @objc\"",
  ])
  func `keeps strings, comments and names`(source: String) {
    #expect(Self.text(source) == source)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true"), ("#if !os( iOS ) && DEBUG", "#if !true && DEBUG"),
    ("#if os(macOS)\n#elseif os(iOS)\n#else\n#endif", "#if os(macOS)\n#elseif true\n#else\n#endif"),
    ("#if canImport(SwiftUI) && canImport(AppKit)", "#if true && false"),
    ("#if canImport(UIKit, _version: 1.0)", "#if true"), ("#if !canImport(ObjectiveC)", "#if !true"),
    (
      "#if canImport(ObjectiveC)\nlet a = b?.perform(Selector((\"c\")))\n#endif",
      "#if false\nlet a = b?.perform(Selector((\"c\")))\n#endif"
    ),
    (
      "#if canImport(ObjectiveC)\nlet a = 1\n#else\nperform(Selector((\"c\")))\n#endif",
      "#if true\nlet a = 1\n#else\nperform(Selector((\"c\")))\n#endif"
    ),
    (
      "#if !canImport(ObjectiveC)\nlet a = 1\n#else\nperform(NSSelectorFromString(\"c\"))\n#endif",
      "#if !false\nlet a = 1\n#else\nperform(NSSelectorFromString(\"c\"))\n#endif"
    ),
    ("#if canImport(Own)", "#if canImport(Own)"), ("#if canImport(Glibc) || canImport(Darwin)", "#if false || true"),
    (
      "#if targetEnvironment(simulator) || targetEnvironment(macCatalyst)", "#if true || targetEnvironment(macCatalyst)"
    ),
    ("#if os(macOS) ||\n  os(iOS)\nos(iOS)", "#if os(macOS) ||\n  true\nos(iOS)"),
    ("#if swift(>=5.9) && os(iOS) // os(iOS)", "#if swift(>=5.9) && true // os(iOS)"),
    ("a\n#if os(iOS)\n  .b()\n  #if os(iOS)\n  #endif\n#endif", "a\n#if true\n  .b()\n  #if true\n  #endif\n#endif"),
    ("if os(iOS) {}", "if os(iOS) {}"), ("os(iOS)", "os(iOS)"),
  ])
  func `holds conditions of iOS for true`(source: String, expected: String) {
    #expect(Self.text(source) == expected)
  }

  @Test(arguments: [
    ("@main struct A: App {}", " struct A: App {}"), ("@objc(name) func a()", " func a()"),
    ("@objc (Int) -> Void", " (Int) -> Void"), ("@objcMembers class A {}", " class A {}"),
    ("@objc(\n  name:\n) func a()", "\n\n func a()"),
  ])
  func `leaves out what only programs and Objective-C know`(source: String, expected: String) {
    #expect(Self.text(source) == expected)
  }

  @Test func `leaves out what a language model fills types with, where one is imported`() {
    let source = "@Generable(description: \"A cup\") struct A { @Guide(.range(1...3)) let b: Int }"
    let imported = Self.text("import FoundationModels\n" + source)
    #expect(imported.split(separator: "\n").last == " struct A {  let b: Int }")
    // Wrappers of an app's own, by the same names.
    #expect(Self.text("import SwiftUI\n" + source) == "import DeclarativeUI\n" + source)
  }

  @Test(arguments: [
    ("class A: UIResponder, UIApplicationDelegate {}", "final class A: UIResponder, UIApplicationDelegate {}"),
    (
      "@MainActor public class A: NSObject, UIKit.UIApplicationDelegate {}",
      "@MainActor public final class A: NSObject, UIApplicationDelegate {}"
    ),
    ("final class A: NSObject, UIApplicationDelegate {}", nil), ("open class A: UIApplicationDelegate {}", nil),
    ("class A: NSObject {}\nlet a: UIApplicationDelegate", nil), ("class func a() {}", nil),
  ])
  func `has delegates of which an object can be made`(source: String, expected: String?) {
    #expect(
      Self.text("import UIKit\n" + source).split(separator: "\n", maxSplits: 1).last.map(String.init) == expected
        ?? source)
  }

  @Test func `has cells that can be made by their class, where they have an initializer of their own alone`() {
    func made(_ body: String, _ access: String = "", name: String = "A", before: String = "") -> Bool {
      let text = Self.text("import UIKit\n\(before)\(access)class \(name): UITableViewCell, B { \(body) }")
      return text.contains("{ \(access)required convenience init(ofReuseIdentifier identifier: String) {")
    }
    let coder = "required init?(coder: NSCoder) { nil }"
    #expect(made("init(a: Int) { super.init(style: .default, reuseIdentifier: nil) } \(coder)"))
    #expect(made("init(a: Int) { self.a = a } \(coder)", "public "))
    #expect(made("init(a: Int) {}", name: "A<B: View>"))
    let derived = "class B: UIKit.UITableViewCell {}\npublic final class C: B { init(a: Int) {} }"
    #expect(Self.text("import UIKit\n" + derived).contains("C: B { public required convenience init(ofReuse"))
    #expect(!made("override init(style: CellStyle, reuseIdentifier: String?) { a.init() } init(a: Int) {} \(coder)"))
    #expect(!made("convenience init(a: Int) { self.init() }") && !made(coder) && !made("func a() { B.init() }"))
    #expect(!Self.text("import UIKit\nclass A: UIView { init(a: Int) {} }").contains("convenience"))
  }

  @Test func `counts its tests`() {
    let source = """
      import Testing
      struct A { @Test func a() {}; @Test("func testNothing()", arguments: [1]) func testB(_ c: Int) {} }
      class C: XCTestCase { func testD() {}
        func helper() { test() } // func testComment()
        @MainActor func testE() throws {} }
      """
    #expect(AdaptedSource(source).testCount == 4)
    let cut = DeclarationCut(declaration: "C.testD", isBody: false)
    #expect(AdaptedSource(source, without: [cut: "a"]).testCount == 3)
  }

  @Test func `keeps every line where it is`() {
    let source = "import SwiftUI\r\n\n#if os(iOS)\r\nimport\n  UIKit\n#endif\n@objc(\na) func f() {}\n"
    #expect(Self.text(source).utf8.count { $0 == 10 } == source.utf8.count { $0 == 10 })
  }

  @Test func `takes what a user adds to the table`() {
    let own = AdaptationTable(
      imports: ["Kit": ["KitHere"], "SwiftUI": ["Mine"]], conditions: ["BETA": true, "os(iOS)": false])
    #expect(
      Self.text("import Kit; import SwiftUI\n#if BETA && os(iOS) && canImport(Kit)\n#endif", .stills.merging(own))
        == "import KitHere; import Mine\n#if true && false && true\n#endif")
  }

  @Test func `names the modules that nothing is known of`() {
    #expect(
      AdaptedSource("import Kingfisher\nimport SwiftUI\n@testable import App").unknownModules == ["Kingfisher", "App"])
  }

  @Test func `imports what words need, and says whose file it is`() {
    let source = AdaptedSource("import SwiftUI\nlet a = URLSession.shared // #Preview\n#Preview { A() }\n")
    #expect(
      source.compiled(as: "/a \"b\"/C.swift") == """
        import FoundationNetworking
        import PreviewMacros
        #sourceLocation(file: "/a \\"b\\"/C.swift", line: 1)
        import DeclarativeUI
        let a = URLSession.shared // #Preview
        #Preview { A() }

        """)
    #expect(AdaptedSource("import SwiftUI\nlet a = \"URLSession\"").addedModules.isEmpty)
    #expect(AdaptedSource("import Foundation\nlet a = dlclose(handle)").addedModules == ["DeclarativeUI"])
    // Foundation has another one of this name.
    #expect(AdaptedSource("import Foundation\nlet a = DateComponentsFormatter()").addedModules == ["DeclarativeUI"])
    #expect(AdaptedSource("import StoreKit\n@Observable class A {}").addedModules == ["Observation"])
    let caching = AdaptedSource("import UIKit\nlet a = NSCache<NSString, UIImage>()")
    #expect(caching.addedModules == ["class FoundationStandIn.NSCache"])
    #expect(caching.modules.contains("FoundationStandIn"))
  }

  @Test func `imports one name of ours alone where the file may have names of its own`() {
    let source = AdaptedSource("import Combine\nfinal class A: ObservableObject { var list: List }")
    #expect(source.addedModules == ["protocol DeclarativeUI.ObservableObject"])
    #expect(!source.modules.contains("DeclarativeUI"))
    let convertible = "CustomLocalizedStringResourceConvertible"
    #expect(
      AdaptedSource("import Foundation\nenum A: \(convertible) {}").addedModules
        == ["protocol DeclarativeUI.\(convertible)"])
    // XCTest brings UIKit along.
    #expect(AdaptedSource("import XCTest\nlet a = UIImage()").addedModules == ["typealias DeclarativeUI.UIImage"])
    #expect(
      AdaptedSource("import XCTest\nlet sizes: [UIContentSizeCategory] = []").addedModules
        == ["enum DeclarativeUI.UIContentSizeCategory"])
    #expect(
      AdaptedSource("import XCTest\nextension CGPath { func a(_ b: UIBezierPath) {} }").addedModules
        == ["class DeclarativeUI.CGPath", "class DeclarativeUI.UIBezierPath"])
    #expect(AdaptedSource("import SwiftUI\nlet a = UIImage()").addedModules == [])
    #expect(AdaptedSource("import XCTest\nlet a = UIView()").addedModules == ["class DeclarativeUI.UIView"])
    let associated = AdaptedSource("import ObjectiveC\nlet a = objc_getAssociatedObject(b, c)")
    #expect(associated.addedModules == ["FoundationStandIn"])
    #expect(AdaptedSource("import SwiftUI\nlet a = UISplitViewController()").addedModules == ["UIKitStandIn"])
  }
}

@Suite struct `An initializer that is added to a class of Apple's` {
  @Test(arguments: [
    ("extension UIImage { convenience init(a: Int) {} }", "extension UIImage {  init(a: Int) {} }"),
    (
      "extension UIKit.UITraitCollection {\n  public convenience init?() {}\n}",
      "extension UIKit.UITraitCollection {\n  public  init?() {}\n}"
    ),
    (
      "extension UIImage { class B { convenience init(a: Int) {} }; var convenience: Int { 1 } }",
      "extension UIImage { class B { convenience init(a: Int) {} }; var convenience: Int { 1 } }"
    ),
    ("extension UIView { convenience init(a: Int) {} }", "extension UIView { convenience init(a: Int) {} }"),
  ])
  func `is none of convenience where that is a value here`(source: String, expected: String) {
    #expect(AdaptedSource(source).text == expected)
  }
}

@Suite struct `A test for iOS` {
  private static func text(_ body: String, isOnMainActor: Bool = false) -> String {
    AdaptedSource(body, isOnMainActor: isOnMainActor).text
  }

  @Test(arguments: [
    (
      "@MainActor final class A: XCTestCase { func testA() {} }",
      "@MainActor final class A: XCTestCase { nonisolated func testA() { "
        + "MainActor.assumeIsolated(testA); @MainActor func testA() {}} }"
    ),
    (
      "@MainActor\nfinal class A: XCTestCase {\n  func testA() throws { if a {} }\n}",
      "@MainActor\nfinal class A: XCTestCase {\n  nonisolated func testA() throws { "
        + "try MainActor.assumeIsolated(testA); @MainActor func testA() throws { if a {} }}\n}"
    ),
    (
      "final class A: XCTestCase {\n  @MainActor @available(*, deprecated)\n  public func testA() { b() }\n}",
      "final class A: XCTestCase {\n   @available(*, deprecated)\n  public nonisolated func testA() { "
        + "MainActor.assumeIsolated(testA); @MainActor func testA() { b() }}\n}"
    ),
    (
      "@MainActor class A: XCTestCase { func testA() -> Void { b() } }",
      "@MainActor class A: XCTestCase { func testA() async -> Void { b() } }"
    ),
  ])
  func `does on the main actor what it does there, from the main thread`(source: String, expected: String) {
    #expect(Self.text(source) == expected)
    #expect(AdaptedSource(source).testCount == 1)
  }

  @Test(arguments: [
    "class A: XCTestCase { func testA() {} }", "@MainActor class A: XCTestCase { nonisolated func testA() {} }",
    "@MainActor class A: XCTestCase { func testA(_ a: Int) {} }",
    "@MainActor struct B {}\nclass A: XCTestCase { func testA() {} }",
    "@MainActor class A: XCTestCase { func b() { func testA() {} } }",
    "@MainActor func testA() {}\nclass A: XCTestCase {}", "@MainActor class A: Case { func testA() {} }",
  ])
  func `is as it is where it is on no actor`(source: String) {
    #expect(Self.text(source) == source)
  }

  @Test(arguments: [
    ("final class A: XCTestCase { func testA() async throws {} }", true),
    ("final class A: XCTestCase {\n  override func setUp() {}\n  public func testA() async {}\n}", true),
    ("extension A { func testA() async {} } // TestCase", false),
    ("class A: XCTestCase { func testA() {} }", false),
    ("class A: XCTestCase { func testA(_ a: Int) async {} }", false),
    ("class A: XCTestCase { nonisolated func testA() async {} }", false),
    ("class A: XCTestCase { @MainActor func testA() async {} }", false),
    ("@MainActor class A: XCTestCase { func testA() async {} }", false),
    ("struct A { func testA() async {} }\nclass B: XCTestCase {}", false),
  ])
  func `is on the main actor where it is asynchronous and looks into views`(source: String, isChanged: Bool) {
    let changed = source.replacing("func testA()", with: "@MainActor func testA()")
    let text = AdaptedSource("import ViewInspector\n" + source).text
    #expect(text == "import ViewInspection\n" + (isChanged ? changed : source))
    // What looks into no views runs where it ran.
    #expect(!Self.text(source).contains("@MainActor func") || source.contains("@MainActor func"))
  }

  @Test func `is on the main actor by the settings of its module`() {
    #expect(
      Self.text("class A: XCTestCase { func testA() {} }", isOnMainActor: true)
        == "class A: XCTestCase { nonisolated func testA() { "
        + "MainActor.assumeIsolated(testA); @MainActor func testA() {}} }")
  }
}

@Suite struct `Views of a source` {
  @Test func `are types that say so`() {
    let source = """
      // struct No: View {}
      let text = "struct No: View {}"
      struct A: View {
        var body: some View { B() }
      }
      struct B<Content: View>: Equatable { }
      public struct C<Content>: SwiftUI.View where Content: View { struct D: View {} }
      struct E<Content> where Content: View {}
      """
    let views = DeclaredView.all(in: source)
    #expect(views.map(\.name) == ["A", "C", "D"])
    #expect(views.first?.lines == 3...5)
    #expect(views.first?.words == ["var", "body", "some", "View", "B"])
  }
}
