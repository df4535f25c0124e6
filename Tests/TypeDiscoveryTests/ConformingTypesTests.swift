import Testing
import TypeDiscovery

protocol Sought {}
protocol SoughtWithAType { associatedtype Element }
protocol SoughtClass: AnyObject {}
private protocol NotSought {}

enum Enumeration: Sought, NotSought {}
struct Structure: Sought {}
final class Object: Sought, SoughtWithAType, SoughtClass { typealias Element = Int }
class Generic<Element>: Sought {}
enum Outer {
  struct Inner {}
  /// Its name is that of another one.
  protocol Sought {}
  enum Other: Outer.Sought {}
}
extension Outer.Inner: Sought {}
extension Int: Sought {}

@Suite struct `Conforming types` {
  private func names(_ existential: Any.Type) -> Set<String> {
    Set(ConformingTypes.of(existential).map { String(describing: $0) })
  }

  @Test func `are found by their protocol`() {
    #expect(names((any Sought).self) == ["Enumeration", "Structure", "Object", "Inner", "Int"])
    #expect(names((any SoughtWithAType).self) == ["Object"])
    #expect(names((any SoughtClass).self) == ["Object"])
    #expect(names((any NotSought).self) == ["Enumeration"])
    #expect(names((any Outer.Sought).self) == ["Other"])
  }

  @Test func `are found once each, and can be used`() {
    #expect(ConformingTypes.of((any Sought).self).count == 5)
    #expect(ConformingTypes.of((any Sought).self).allSatisfy { $0 is any Sought.Type })
  }

  @Test func `are none of what is not one protocol`() {
    #expect(names(Int.self) == [])
    #expect(names(Object.self) == [])
    #expect(names(Any.self) == [])
    #expect(names((any Sought & SoughtClass).self) == [])
    #expect(names((any Object & Sought).self) == [])
  }
}
