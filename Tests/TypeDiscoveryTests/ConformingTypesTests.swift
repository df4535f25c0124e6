import Testing
import TypeDiscovery

protocol Sought {}
protocol SoughtWithAType { associatedtype Element }
private protocol NotSought {}

enum Enumeration: Sought, NotSought {}
struct Structure: Sought {}
final class Object: Sought, SoughtWithAType { typealias Element = Int }
class Generic<Element>: Sought {}
enum Outer { struct Inner {} }
extension Outer.Inner: Sought {}
extension Int: Sought {}

@Suite struct `Conforming types` {
  private func names(_ protocolName: String) -> Set<String> {
    Set(ConformingTypes.named(protocolName).map { String(describing: $0) })
  }

  @Test func `are found by the name of their protocol`() {
    #expect(names("Sought") == ["Enumeration", "Structure", "Object", "Inner", "Int"])
    #expect(names("SoughtWithAType") == ["Object"])
    #expect(names("NotSought") == ["Enumeration"])
    #expect(names("Unheard of") == [])
  }

  @Test func `are found once each, and can be used`() {
    #expect(ConformingTypes.named("Sought").count == 5)
    #expect(ConformingTypes.named("Sought").allSatisfy { $0 is any Sought.Type })
  }
}
