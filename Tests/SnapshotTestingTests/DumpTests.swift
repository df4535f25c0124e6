import Foundation
import Testing

@testable import SnapshotTesting

struct DumpTests {
  private struct User {
    var name = "Blobby"
    var id = 1
    var bio: String? = "Blobbed."
    var mail: String?
  }

  private enum Shape {
    case point
    case circle(radius: Int)
  }

  private final class Node {
    var name: String
    var next: Node?
    init(name: String) { self.name = name }
  }

  @Test func `a value is an outline with its fields sorted by name`() {
    #expect(
      ValueOutline().text(of: User()) == """
        ▿ User
          ▿ bio: Optional<String>
            - some: "Blobbed."
          - id: 1
          - mail: Optional<String>.none
          - name: "Blobby"

        """)
  }

  @Test func `dictionaries and sets are sorted whatever their order is`() {
    let keys = (0..<20).map { "key\($0)" }
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    let lines = ValueOutline().text(of: dictionary).split(separator: "\n")
    #expect(lines.first == "▿ 20 key/value pairs")
    #expect(lines.filter { $0.contains("key: ") } == keys.sorted().map { "    - key: \"\($0)\"" })
    #expect(ValueOutline().text(of: Set([3, 1, 2])) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
  }

  @Test func `an object that contains itself ends there`() {
    let node = Node(name: "a")
    node.next = Node(name: "b")
    node.next?.next = node
    #expect(
      ValueOutline().text(of: node) == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some: Node
              - name: "b"
              ▿ next: Optional<Node>
                ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  @Test func `an object that is there twice is written twice`() {
    let node = Node(name: "a")
    #expect(ValueOutline().text(of: [node, node]).contains("circular") == false)
  }

  @Test func `cases, tuples, dates and data write themselves`() {
    #expect(ValueOutline().text(of: Shape.point) == "- Shape.point\n")
    #expect(ValueOutline().text(of: Shape.circle(radius: 2)).hasPrefix("▿ Shape\n  ▿ circle: "))
    #expect(ValueOutline().text(of: (1, "a")) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"a\"\n")
    #expect(ValueOutline().text(of: Date(timeIntervalSince1970: 0)) == "- 1970-01-01T00:00:00Z\n")
    #expect(ValueOutline().text(of: Data([1, 2])) == "- 2 bytes\n")
    #expect(ValueOutline().text(of: [Character("x")]) == "▿ 1 element\n  - \"x\"\n")
  }

  @Test(
    arguments: [
      (0.999, "1970-01-01T00:00:00Z"), (1.9994, "1970-01-01T00:00:01Z"), (1.9999999, "1970-01-01T00:00:02Z"),
      (-0.0004, "1970-01-01T00:00:00Z"), (-0.3, "1969-12-31T23:59:59Z"), (4_102_444_800.25, "2100-01-01T00:00:00Z"),
    ]
  ) func `times are whole seconds that a rounding error does not change`(seconds: Double, expected: String) {
    #expect(ValueOutline().text(of: Date(timeIntervalSince1970: seconds)) == "- \(expected)\n")
  }

  @Test func `no memory address is left`() {
    #expect(!ValueOutline().text(of: NSObject()).contains("0x"))
  }
}
