import Foundation
import FoundationStandIn
import Testing

extension UserDefaults {
  fileprivate var tea: String { string(forKey: "tea") ?? "" }
}

@Suite struct `What only Apple's Foundation has` {
  private final class Cup {}

  private final class LockedCount: @unchecked Sendable {
    private let lock = NSLock()
    private var added = 0
    var count: Int { lock.withLock { added } }
    func add() { lock.withLock { added += 1 } }
  }

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

  @Test func `the main actor is on the main thread, and nothing else`() async {
    let isOnMain = await MainActor.run { Thread.isMainOfDevice && Thread.current.isMainOfDevice }
    let isElsewhere = await Task.detached { Thread.isMainOfDevice }.value
    #expect(isOnMain && !isElsewhere)
  }

  @Test func `defaults of a name tell their observers what is set`() throws {
    final class Listener: NSObject, KeyValueObserving {
      private(set) var heard: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
      }
    }
    let name = "stills.tests.telling"
    let defaults = try #require(UserDefaults.telling(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set("Assam", forKey: "tea")
    let (listener, notified) = (Listener(), LockedCount())
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in notified.add() }
    defer { NotificationCenter.default.removeObserver(token) }
    defaults.addObserver(listener, forKeyPath: "tea", options: [.initial, .old, .new], context: nil)
    var properties: [String] = []
    let observation = defaults.observe(\.tea, options: [.old, .new]) {
      properties.append("\($1.oldValue ?? "") \($1.newValue ?? "")")
    }
    defaults.set("Sencha", forKey: "tea")
    defaults.set("Sencha", forKey: "tea")
    defaults.set(2, forKey: "cups")
    defaults.set(URL(filePath: "/tea"), forKey: "tea")
    defaults.removeObject(forKey: "tea")
    observation.invalidate()
    defaults.removeObserver(listener, forKeyPath: "tea")
    defaults.set("Mint", forKey: "tea")
    #expect(properties == ["Assam Sencha", "Sencha /tea", "/tea "])
    #expect(
      listener.heard == ["tea <null> Assam", "tea Assam Sencha", "tea Sencha /tea", "tea /tea <null>"]
        && notified.count == 6)
  }

  @Test func `numbers have as many digits as are asked for`() {
    let german = Locale(identifier: "de_DE")
    func written(
      _ number: Double, _ style: NumberFormatter.Style, in locale: Locale? = nil, set: (NumberFormatter) -> Void
    ) -> String? {
      let formatter = NumberFormatter.ofDevice()
      formatter.numberStyle = style
      set(formatter)
      locale.map { formatter.locale = $0 }
      let copy = (formatter.copy() as? NumberFormatter)?.string(for: number)
      return formatter.string(from: NSNumber(value: number)).flatMap { $0 == copy ? $0 : nil }
    }
    let two: (NumberFormatter) -> Void = { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (2, 2) }
    let one: (NumberFormatter) -> Void = { ($0.maximumFractionDigits, $0.minimumFractionDigits) = (1, 1) }
    #expect(written(-1234.5678, .decimal, set: two) == "-1,234.57" && written(3, .decimal, set: two) == "3.00")
    #expect(written(1234.5678, .decimal, in: german, set: two) == "1.234,57")
    #expect(written(0.12345, .percent, set: one) == "12.3%" && written(3, .decimal, set: one) == "3.0")
    #expect(written(-4.25, .currencyAccounting, set: one) == "($4.2)")
    // The later limit moves the other.
    #expect(written(1234.5, .currency) { $0.maximumFractionDigits = 0 } == "$1,234")
    #expect(written(1234.5, .decimal) { $0.minimumFractionDigits = 4 } == "1,234.5000")
    // A currency has its own.
    #expect(written(1234.5, .currency) { $0.currencyCode = "JPY" } == "¥1,234")
    #expect(written(1.2345, .currency) { $0.currencyCode = "KWD" }?.hasSuffix("1.234") == true)
    let yen = written(1, .currency) {
      $0.currencyCode = "JPY"
      #expect($0.minimumFractionDigits == 0 && $0.maximumFractionDigits == 0)
      $0.minimumFractionDigits = 1
    }
    #expect(yen == "¥1.0")
    #expect(written(0.123456, .decimal) { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (1, 5) } == "0.12346")
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
