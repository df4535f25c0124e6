import Foundation
import FoundationStandIn
import Testing

@Suite struct `What only Apple's Foundation has` {
  private final class Cup {}

  @Test func `keeps observers as long as others do, and each once`() {
    let table = NSHashTable<Cup>.weakObjects()
    let kept = Cup()
    var emptied: Cup? = Cup()
    table.add(kept)
    table.add(kept)
    table.add(emptied)
    #expect(table.count == 2 && table.contains(emptied) && table.allObjects.first === kept)
    emptied = nil
    #expect(table.count == 1 && !table.contains(nil))
    table.remove(kept)
    #expect(table.anyObject == nil)
    let held = NSHashTable<Cup>()
    held.add(Cup())
    #expect(held.count == 1)
    held.removeAllObjects()
    #expect(held.count == 0)
  }

  @Test func `finds the transformer of a name`() {
    final class Letters: ValueTransformer {
      override class func allowsReverseTransformation() -> Bool { false }
      override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.count }
    }
    let name = NSValueTransformerName("Stills.Letters")
    ValueTransformer.setValueTransformer(Letters(), forName: name)
    #expect(ValueTransformer.named(name)?.transformedValue("tea") as? Int == 3)
    #expect(ValueTransformer.named(name)?.reverseTransformedValue("tea") == nil)
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.named(name) == nil && ValueTransformer().reverseTransformedValue(1) as? Int == 1)
  }

  @Test func `adds and mixes vectors`() {
    let (x, y) = (simd_float3(1, 0, 0), simd_float3(0, 2, 0))
    #expect(simd_cross(x, y) == simd_float3(0, 0, 2) && simd_length(x + y * 0) == 1 && dot(x, y) == 0)
    #expect(simd_normalize(y) == simd_float3(0, 1, 0) && mix(x, y, t: 0.5) == simd_float3(0.5, 1, 0))
    #expect(simd_clamp(3.0, 0, 1) == 1 && simd_smoothstep(0.0, 2, 1) == 0.5 && simd_distance(x, x) == 0)
  }

  /// Answers all that is asked of a session.
  private final class Menu: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url else { return }
      client?.urlProtocol(
        self, didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: 12, textEncodingName: nil),
        cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("Sencha\n\nAssam".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test func `reads an answer by bytes and by lines`() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Menu.self]
    let (bytes, _) = try await URLSession(configuration: configuration).bytes(from: URL(filePath: "/menu"))
    var count = 0
    for try await _ in bytes { count += 1 }
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(count == 13 && lines == ["Sencha", "Assam"])
  }
}
