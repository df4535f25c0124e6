import Foundation
import Testing

@testable import AppAdoption

@Suite struct `A data model of an app` {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Tea" representedClassName=".Tea" syncable="YES" codeGenerationType="class">
            <attribute name="isGreen" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <attribute name="name" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;"/>
            <attribute name="colour" optional="YES" attributeType="Transformable"/>
            <attribute name="weight" optional="YES" attributeType="Double"/>
            <relationship name="leaves" optional="YES" toMany="YES" destinationEntity="Leaf" inverseName="tea"/>
        </entity>
        <entity name="Leaf" representedClassName="LeafObject" codeGenerationType="category">
            <relationship name="tea" maxCount="1" destinationEntity="Tea" inverseName="leaves"/>
        </entity>
        <entity name="Own" representedClassName="Own" parentEntity="Tea"/>
    </model>
    """

  private static var files: [String: String] {
    [
      "Package.swift": "", "Sources/A/Tea.swift": "import SwiftUI",
      "Sources/A/Teas.xcdatamodeld/Old.xcdatamodel/contents": "<model/>",
      "Sources/A/Teas.xcdatamodeld/New.xcdatamodel/contents": contents,
      "Sources/A/Teas.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>New.xcdatamodel</string></dict></plist>
      """,
    ]
  }

  @Test func `becomes the classes that Xcode makes of it`() throws {
    let source = DataModel.source(of: [DataModel(Self.contents)], named: "ADataModels")
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("public class Tea: NSManagedObject {}"))
    #expect(!lines.contains { $0.hasPrefix("public class LeafObject") || $0.hasPrefix("extension Own") })
    #expect(lines.contains { $0.hasPrefix("public var `isGreen`: Bool {") })
    #expect(lines.contains { $0.hasPrefix("public var `name`: String? {") })
    #expect(lines.contains { $0.hasPrefix("public var `colour`: Any? {") })
    #expect(lines.contains { $0.hasPrefix("public var `weight`: NSNumber? {") })
    #expect(lines.contains { $0.hasPrefix("public var `leaves`: NSSet? {") })
    #expect(lines.contains { $0.hasPrefix("public var `tea`: Tea? {") })
    #expect(lines.contains("public func addToLeaves(_ value: LeafObject) { changeManaged(\"addToLeaves\", value) }"))
    let own = lines.first { $0.hasPrefix("NSEntityDescription(name: \"Own\", type: Own.self,") }
    #expect(own?.contains("NSAttributeDescription(\"name\", defaultValue: \"a \\\"b\\\"\")") == true)
    #expect(own?.contains("NSRelationshipDescription(\"leaves\", isToMany: true, inverse: \"tea\")") == true)
  }

  @Test func `is read in its current version, and its module has what stands in for Core Data`() throws {
    let folder = try AppFolder(Self.files)
    let described = """
      {"targets": [{"name": "A", "type": "regular", "exclude": [], "resources": [], "dependencies": []}],
       "toolsVersion": {"_version": "5.9.0"}}
      """
    let app = try AdoptedApp(in: folder.url) { _ in Data(described.utf8) }
    #expect(app.modules.map(\.standIns) == [["CoreDataStandIn"]] && app.modules[0].resources.isEmpty)
    let written = try WrittenPackage(app, stills: StillsDependency("/x"))
    #expect(written.files["Sources/A/DataModels.swift"]?.contains("enum ADataModels: ManagedModelProvider") == true)
    #expect(written.files["Package.swift"]?.contains("\"DataModels.swift\"]") == true)
    #expect(written.files["Sources/A/DataModels.swift"]?.contains("public class Tea: NSManagedObject {}") == true)
  }
}
