import CoreImageStandIn
import DeclarativeUI
import DeviceServicesStandIn
import Foundation
import FoundationStandIn
import SwiftDataStandIn
import Testing
import UIKitStandIn

@Suite struct `What apps keep` {
  /// A query about passwords of a service that no other test has.
  private func query(_ more: [String: Any] = [:], service: String = #function) -> CFDictionary {
    [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service].merging(more) { $1 }
      as CFDictionary
  }

  @Test func `adds, finds, changes and removes secrets`() throws {
    let secret = [kSecAttrAccount as String: "Ann", kSecValueData as String: Data([1, 2])] as [String: Any]
    #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
    #expect(SecItemAdd(query(secret), nil) == errSecSuccess && SecItemAdd(query(secret), nil) == errSecDuplicateItem)
    let asked = query([kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne])
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(asked, &found) == errSecSuccess && found as? Data == Data([1, 2]))
    #expect(SecItemUpdate(query(), [kSecValueData as String: Data([3])] as CFDictionary) == errSecSuccess)
    var all: AnyObject?
    let everything = query([
      kSecReturnData as String: true, kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
    ])
    #expect(SecItemCopyMatching(everything, &all) == errSecSuccess)
    let first = try #require((all as? [[String: Any]])?.first)
    #expect(
      first[kSecAttrAccount as String] as? String == "Ann" && first[kSecValueData as String] as? Data == Data([3]))
    #expect(SecItemDelete(query([kSecAttrAccount as String: "Bob"])) == errSecItemNotFound)
    #expect(SecItemDelete(query()) == errSecSuccess && SecItemDelete(query()) == errSecItemNotFound)
  }

  @Test func `keeps a colour of UIKit as bytes`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), requiringSecureCoding: true)
    let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [25, 50, 75, 50])
    #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data()) }
    #expect(color.accessibilityName == "azure" && UIColor.black.accessibilityName == "black")
    #expect(UIColor(red: 0.4, green: 0, blue: 0, alpha: 1).accessibilityName == "dark red")
  }

  @Test func `keeps a font of UIKit as bytes`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
    let kept = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
    #expect(kept.pointSize == 20 && kept.fontName == font.fontName && kept.capHeight == 14.091796875)
  }

  @Test func `keeps the weight and the slant of a font, and no font but with all that it has`() throws {
    func kept(_ font: UIFont) throws -> UIFont? {
      let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
    }
    let slanted = try #require(
      UIFont.systemFont(ofSize: 9).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let fonts = [
      .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20), UIFont(descriptor: slanted, size: 0),
      .preferredFont(forTextStyle: .headline),
    ]
    for font in fonts {
      let same = try #require(try kept(font))
      #expect(same == font && same != .systemFont(ofSize: font.pointSize) && same.lineHeight == font.lineHeight)
    }
    #expect(throws: EncodingError.self) { try kept(.monospacedSystemFont(ofSize: 20, weight: .bold)) }
    for bytes in ["[]", "", "[\".SFUI-Regular\", \"20\"]"] {
      #expect(throws: (any Error).self) {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: Data(bytes.utf8))
      }
    }
  }

  @Test func `writes the amounts of a colour with as many digits as they need`() {
    #expect(CIColor.red.stringRepresentation == "1 0 0 1")
    #expect(CIColor(red: 0.5, green: 1 / 3.0, blue: 0).stringRepresentation == "0.5 0.333333 0 1")
  }

  @Test func `reads the amounts of a colour of UIKit`() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect([color.red, color.green, color.blue, color.alpha].map { ($0 * 100).rounded() } == [25, 50, 75, 100])
  }

  @Test func `waits for notifications one after the other`() async {
    let center = NotificationCenter()
    var waiting = center.notifications(named: Notification.Name("tea")).makeAsyncIterator()
    center.post(name: Notification.Name("coffee"), object: nil)
    center.post(name: Notification.Name("tea"), object: nil, userInfo: ["cups": 2])
    #expect(await waiting.next()?.userInfo?["cups"] as? Int == 2)
  }

  @Test func `asks by predicates for the model that another belongs to`() throws {
    let (tea, other) = (Owner(), Owner())
    let identifier = tea.persistentModelID
    let predicate = #Predicate<Cup> { $0.owner?.persistentModelID == identifier && $0.count > 0 }
    let cups = [Cup(tea, 1), Cup(tea, 0), Cup(other, 1), Cup(nil, 1)]
    #expect(try cups.map(predicate.evaluate) == [true, false, false, false])
    let written = try JSONEncoder().encode([identifier])
    #expect(try JSONDecoder().decode([PersistentIdentifier].self, from: written) == [identifier])
  }

  @Test func `caches values, and forgets the oldest beyond its limit`() {
    let cache = FoundationStandIn.NSCache<NSString, Int>()
    cache.countLimit = 2
    for (number, name) in ["a", "b", "c"].enumerated() { cache.setObject(number, forKey: NSString(string: name)) }
    #expect(["a", "b", "c"].map { cache.object(forKey: NSString(string: $0)) } == [nil, 1, 2])
    cache.setObject(5, forKey: "b")
    cache.removeObject(forKey: "c")
    #expect(cache.object(forKey: "b") == 5 && cache.object(forKey: "c") == nil)
    cache.removeAllObjects()
    #expect(cache.object(forKey: "b") == nil)
  }

  @Observable final class Owner: PersistentModel {}

  @Observable final class Cup: PersistentModel {
    let owner: Owner?
    let count: Int
    init(_ owner: Owner?, _ count: Int) { (self.owner, self.count) = (owner, count) }
  }
}
