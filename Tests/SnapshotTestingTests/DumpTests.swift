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

  @Test func `a value is an outline with its fields sorted by name`() throws {
    #expect(
      try ValueOutline.text(of: User()) == """
        ▿ User
          ▿ bio: Optional<String>
            - some: "Blobbed."
          - id: 1
          - mail: Optional<String>.none
          - name: "Blobby"

        """)
  }

  @Test func `dictionaries and sets are sorted whatever their order is`() throws {
    let keys = (0..<20).map { "key\($0)" }
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    let lines = try ValueOutline.text(of: dictionary).split(separator: "\n")
    #expect(lines.first == "▿ 20 key/value pairs")
    #expect(lines.filter { $0.contains("key: ") } == keys.sorted().map { "    - key: \"\($0)\"" })
    #expect(try ValueOutline.text(of: Set([3, 1, 2])) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
  }

  @Test func `an object that contains itself ends there`() throws {
    let node = Node(name: "a")
    node.next = Node(name: "b")
    node.next?.next = node
    #expect(
      try ValueOutline.text(of: node) == """
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

  @Test func `an object that is there twice is written twice`() throws {
    let node = Node(name: "a")
    #expect(try ValueOutline.text(of: [node, node]).contains("circular") == false)
  }

  @Test func `cases, tuples, dates and data write themselves`() throws {
    #expect(try ValueOutline.text(of: Shape.point) == "- Shape.point\n")
    #expect(try ValueOutline.text(of: Shape.circle(radius: 2)).hasPrefix("▿ Shape\n  ▿ circle: "))
    #expect(try ValueOutline.text(of: (1, "a")) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"a\"\n")
    #expect(try ValueOutline.text(of: Date(timeIntervalSince1970: 0)) == "- 1970-01-01T00:00:00Z\n")
    #expect(try ValueOutline.text(of: Data([1, 2])) == "- 2 bytes\n")
    #expect(try ValueOutline.text(of: [Character("x")]) == "▿ 1 element\n  - \"x\"\n")
  }

  @Test(
    arguments: [
      (0.999, "1970-01-01T00:00:00Z"), (1.9994, "1970-01-01T00:00:01Z"), (1.9999999, "1970-01-01T00:00:02Z"),
      (-0.0004, "1970-01-01T00:00:00Z"), (-0.3, "1969-12-31T23:59:59Z"), (4_102_444_800.25, "2100-01-01T00:00:00Z"),
    ]
  ) func `times are whole seconds that a rounding error does not change`(seconds: Double, expected: String) throws {
    #expect(try ValueOutline.text(of: Date(timeIntervalSince1970: seconds)) == "- \(expected)\n")
  }

  @Test func `no memory address is left`() throws {
    #expect(try !ValueOutline.text(of: NSObject()).contains("0x"))
    struct Places {
      var opaque: OpaquePointer?
      var identifier: ObjectIdentifier
      var raw: UnsafeRawPointer
      var buffer: UnsafeBufferPointer<Int>
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { memory in
      let buffer = UnsafeBufferPointer(memory)
      guard let start = buffer.baseAddress else { return }
      let places = Places(
        opaque: OpaquePointer(start), identifier: ObjectIdentifier(Node.self), raw: UnsafeRawPointer(start),
        buffer: buffer)
      #expect(
        (try? ValueOutline.text(of: places)) == """
          ▿ Places
            ▿ buffer: UnsafeBufferPointer<Int>
              ▿ _position: Optional<UnsafePointer<Int>>
                - some: UnsafePointer<Int>
              - count: 2
            - identifier: ObjectIdentifier
            ▿ opaque: Optional<OpaquePointer>
              - some: OpaquePointer
            - raw: UnsafeRawPointer

          """)
    }
  }

  private func list(_ count: Int) -> Node {
    let first = Node(name: "0")
    var last = first
    for number in 1..<count {
      let next = Node(name: "\(number)")
      last.next = next
      last = next
    }
    return first
  }

  @Test func `what is nested too deeply fails instead of exhausting the stack`() throws {
    // Each object is below an optional; the last one's name is below all of them.
    let levels = ValueOutline.deepestLevel
    #expect(try ValueOutline.text(of: list(levels / 2)).contains("name: \"\(levels / 2 - 1)\""))
    let error = #expect(throws: OutlineTooLarge.self) { _ = try ValueOutline.text(of: list(levels / 2 + 1)) }
    #expect(error?.description.hasPrefix("The value is nested more than 500 levels deep. Take a snapshot of") == true)
  }

  @Test func `what is reached in too many ways fails instead of exhausting the memory`() throws {
    final class Pair {
      var left, right: Any?
      init(_ next: Any?) { (left, right) = (next, next) }
    }
    let pair = (0..<64).reduce(Pair(nil)) { pair, _ in Pair(pair) }
    let error = #expect(throws: OutlineTooLarge.self) { _ = try ValueOutline.text(of: pair, mostParts: 5000) }
    #expect(error?.description.hasPrefix("The value has too many parts; an object counts each") == true)
  }
}
