import Foundation
import FoundationStandIn
import Testing

@Suite struct `What Foundation lacks on Linux` {
  private struct Tea: Equatable {
    var name: String
  }

  @Test func `finds texts by predicates whatever their case and marks are`() throws {
    let words = "cafe"
    let predicate = #Predicate<Tea> { $0.name.localizedStandardContains(words) && $0.name != "Café 2" }
    let teas = ["The Café", "Café 2", "Tea", "CAFE"].map(Tea.init)
    #expect(try teas.filter(predicate).map(\.name) == ["The Café", "CAFE"])
  }

  @Test func `sets defaults as objects of Objective-C set what they have`() throws {
    let name = "stills-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(true, forKey: "isBrewing")
    #expect(defaults.bool(forKey: "isBrewing"))
    defaults.setValue(nil, forKey: "isBrewing")
    #expect(defaults.object(forKey: "isBrewing") == nil)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
  }

  @Test func `holds rectangles, points and sizes as objects`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: frame).cgRectValue == frame)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
  }
}
