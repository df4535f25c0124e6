import SourceAdaptation
import Testing

@Suite struct `A source that names Apple's other modules` {
  private static func text(_ source: String) -> String { AdaptedSource(source).text }

  @Test(arguments: [
    (
      "import StoreKit\nlet a: StoreKit.Transaction",
      "import StoreKitStandIn; import Foundation\nlet a: StoreKitStandIn.Transaction"
    ),
    (
      "import OSLog\nlet a: os.Logger", "import LoggingStandIn; import Foundation\nlet a: LoggingStandIn.Logger"
    ),
    (
      "import os\nos.Logger().log(os.log)",
      "import LoggingStandIn; import Foundation\nLoggingStandIn.Logger().log(os.log)"
    ),
    (
      "import Combine\nlet a: Combine.Publisher",
      "import protocol DeclarativeUI.ObservableObject; import Foundation; import OpenCombine; import CombineStandIn\n"
        + "let a: OpenCombine.Publisher"
    ),
    ("import SwiftUI\nlet a: SwiftUI.Text", "import DeclarativeUI\nlet a: SwiftUI.Text"),
    ("let a: StoreKit.Transaction", "let a: StoreKit.Transaction"),
    ("import Charts\nmodel.Charts.First", "import ChartsStandIn; import Foundation\nmodel.Charts.First"),
    ("import class MapKit.MKMapView", "import MapKitStandIn; import DeclarativeUI"),
    ("import Foundation\nFoundation.URL()", "import Foundation\nFoundation.URL()"),
  ])
  func `names the module that stands in`(source: String, expected: String) {
    #expect(Self.text(source) == expected)
  }

  @Test(arguments: [
    ("@Model final class Tea {}", "@Observable final class Tea: PersistentModel {}"),
    ("@Model\npublic class Tea<A: B>: Codable {}", "@Observable\npublic class Tea<A: B>: PersistentModel, Codable {}"),
    (
      "@Model final class Tea {\n  @Attribute(.unique, originalName: \"a\") var name: String\n  @Transient var b = 1\n}",
      "@Observable final class Tea: PersistentModel {\n   var name: String\n   var b = 1\n}"
    ),
    (
      "@Model class Tea {\n  #Unique<Tea>([\\.name])\n  @Relationship(\n  deleteRule: .cascade\n) var a: [Leaf] = []\n}",
      "@Observable class Tea: PersistentModel {\n  \n  \n\n var a: [Leaf] = []\n}"
    ),
    ("@Model struct Tea {}", "@Model struct Tea {}"),
    (
      "@Model class Tea {\n  var `default`: Int\n  func a() { var `in` = 1 }\n}",
      "@Observable class Tea: PersistentModel {\n  @ObservationIgnored var `default`: Int\n  func a() { var `in` = 1 }\n}"
    ),
    ("struct A { @Attribute var a = 1 }", "struct A { @Attribute var a = 1 }"),
  ])
  func `has classes of a store without a macro of ours, line for line`(source: String, expected: String) {
    #expect(
      Self.text("import SwiftData\n@Query private var a: [B]\n@Query(sort: c) var d: [B]")
        == "import SwiftDataStandIn; import Foundation\n@Query() private var a: [B]\n@Query(sort: c) var d: [B]")
    #expect(Self.text("import SwiftData\n" + source) == "import SwiftDataStandIn; import Foundation\n" + expected)
    #expect(Self.text(source) == source)
  }

  @Test(arguments: [
    ("#selector(Coordinator.tapped(_:))", "Selector(\"Coordinator.tapped(_:)\")"),
    ("#keyPath(Tea.name)", "\"Tea.name\""), ("#selector(\n  a\n)", "Selector(\"  a\")\n\n"),
    ("\"#selector(a)\"", "\"#selector(a)\""),
  ])
  func `names methods of Objective-C in strings`(source: String, expected: String) {
    #expect(Self.text(source) == expected)
  }

  @Test func `imports what stands in for words that SwiftUI brings along`() {
    #expect(AdaptedSource("import SwiftUI\nstruct A: UIViewRepresentable {}").addedModules == ["UIKitStandIn"])
    #expect(AdaptedSource("import Foundation\nlet a = URLResponse()").addedModules == ["FoundationStandIn"])
    #expect(AdaptedSource("import SwiftUI\nlet a = CFAbsoluteTimeGetCurrent()").addedModules == ["FoundationStandIn"])
    #expect(AdaptedSource("import Darwin\ntypealias Lock = os_unfair_lock_t").addedModules == ["LoggingStandIn"])
    #expect(AdaptedSource("import XCTest\nlet a = autoreleasepool { 1 }").addedModules == ["FoundationStandIn"])
    #expect(
      AdaptedSource("import Foundation\nlet a = String(localized: \"b\")").addedModules
        == ["struct DeclarativeUI.LocalizedStringResource"])
    #expect(
      AdaptedSource("import Foundation\nlet a = NSLocalizedString(\"b\", comment: \"\")").addedModules
        == ["func DeclarativeUI.NSLocalizedString"])
    #expect(AdaptedSource("import SwiftUI\nlet a = NSLocalizedString(\"b\", comment: \"\")").addedModules == [])
    #expect(AdaptedSource("import SwiftUI\nlet a = b.merge(with: c)").addedModules == ["CombineStandIn"])
    #expect(AdaptedSource("import SwiftUI\nlet a = CIColor(color: b).red").addedModules == ["CoreImageStandIn"])
    #expect(AdaptedSource("import SwiftUI\nlet a = UIFontPickerViewController()").addedModules == ["UIKitStandIn"])
    #expect(AdaptedSource("import SwiftUI\nlet a = Text(\"UIView\")").addedModules.isEmpty)
  }

  @Test func `knows all modules that are to be imported for it`() {
    let source = AdaptedSource("import SwiftUI\nimport MapKit\nimport Own\nimport CallKit\n#Preview { Text(\"\") }")
    #expect(source.modules == ["DeclarativeUI", "MapKitStandIn", "Own", "PreviewMacros"])
  }

  @Test(arguments: [
    (
      "@NSManaged public var name: String?",
      " public var name: String? { get { managedValue(forKey: \"name\") } set { setManagedValue(newValue, forKey: \"name\") } }"
    ),
    (
      "  @NSManaged var `in`: Set<Leaf> // all\n}",
      "   var `in`: Set<Leaf> { get { managedValue(forKey: \"in\") } set { setManagedValue(newValue, forKey: \"in\") } } // all\n}"
    ),
    (
      "@objc(addLeavesObject:)\n@NSManaged public func addToLeaves(_ value: Leaf)\n",
      "\n public func addToLeaves(_ value: Leaf) { changeManaged(\"addToLeaves\", value) }\n"
    ),
    ("@NSManaged func insertIntoA(_ value: B, at index: Int)", " func insertIntoA(_ value: B, at index: Int) {}"),
    ("NSPredicate(format: \"a == %@\", b)", "NSPredicate(managedFormat: \"a == %@\", b)"),
    ("NSSortDescriptor(key: \"a\", ascending: true)", "NSSortDescriptor(managedKey: \"a\", ascending: true)"),
    ("NSPredicate(block: a)", "NSPredicate(block: a)"),
  ])
  func `has objects of Core Data without Objective-C, line for line`(source: String, expected: String) {
    let imports = "import DeclarativeUI; import CoreDataStandIn\n"
    #expect(Self.text("import CoreData\n" + source) == imports + expected)
  }

  @Test func `has Core Data where only its words are used, and not where they are text`() {
    let source = AdaptedSource("import SwiftUI\n@FetchRequest(sortDescriptors: []) var a: FetchedResults<A>")
    #expect(source.modules.contains("CoreDataStandIn"))
    #expect(!AdaptedSource("import SwiftUI\nlet a = \"FetchRequest\"").modules.contains("CoreDataStandIn"))
  }

  @Test(arguments: [
    (
      "@ModelActor\npublic actor Brain: Codable {\n}",
      "\npublic actor Brain: ModelActor, Codable { public nonisolated let",
      "public init(modelContainer: ModelContainer) {"
    ),
    (
      "@ModelActor actor Brain {}", " actor Brain: ModelActor { nonisolated let modelExecutor: any ModelExecutor;",
      " init(modelContainer: ModelContainer) {"
    ),
    (
      "@ModelActor(disableGenerateInit: true) actor Brain {}", " actor Brain: ModelActor { nonisolated let",
      "modelContainer: ModelContainer;}"
    ),
  ])
  func `gives actors of models what their macro gives them`(source: String, beginning: String, part: String) {
    let text = Self.text("import SwiftData\n" + source)
    #expect(text.hasPrefix("import SwiftDataStandIn; import Foundation\n" + beginning) && text.contains(part))
    #expect(text.count { $0 == "\n" } == source.count { $0 == "\n" } + 1)
  }

  @Test func `has tips with rules that need no macro`() {
    let source = "import TipKit\n@Parameter static var a = false\nvar rules: [Rule] { #Rule(Self.$a) { $0 } }"
    #expect(
      Self.text(source) == "import TipKitStandIn; import DeclarativeUI\n@Tips.Parameter static var a = false\n"
        + "var rules: [Rule] { Tips.Rule(Self.$a) { $0 } }")
  }
}
