// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; what is here of them is said by functions.

import Foundation
import Synchronization

// The keychain: items that an app keeps secret, in memory and empty when the process begins. Dictionaries, words and objects
// are those of Swift, so that `query as CFDictionary` and `kSecClass as String` are what they were before.

public typealias CFDictionary = [String: Any]
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = Bool

public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecMissingEntitlement: OSStatus = -34018

public typealias OSStatus = Int32

/// An item's class and attributes, and what is asked about it, by the keys of a query.
private struct KeychainItem: @unchecked Sendable {
  var attributes: [String: Any]

  /// Whether it is what a query asks for: of the same class, and with all its attributes.
  func matches(_ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      if key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key == kSecValueData { return true }
      return attributes[key].map { Self.text($0) == Self.text(value) } ?? false
    }
  }

  /// Attributes are words, numbers and bytes.
  private static func text(_ value: Any) -> String {
    if let data = value as? Data { return data.base64EncodedString() }
    return "\(value)"
  }
}

private let items = Mutex<[KeychainItem]>([])

/// Keeps an item, unless there is one with its class, account and service.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let item = KeychainItem(attributes: attributes)
  let isNew = items.withLock { items in
    let primary = attributes.filter { primaryKeys.contains($0.key) }
    if items.contains(where: { $0.matches(primary) }) { return false }
    items.append(item)
    return true
  }
  if !isNew { return errSecDuplicateItem }
  result?.pointee = found([item], by: attributes)
  return errSecSuccess
}

/// Finds items: the first, or all where the query says so.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let matching = items.withLock { $0.filter { $0.matches(query) } }
  if matching.isEmpty { return errSecItemNotFound }
  result?.pointee = found(matching, by: query)
  return errSecSuccess
}

/// Changes attributes of the items that are found.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let change = KeychainItem(attributes: attributesToUpdate)
  return items.withLock { items in
    let places = items.indices.filter { items[$0].matches(query) }
    for place in places { items[place].attributes.merge(change.attributes) { $1 } }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes the items that are found.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  items.withLock { items in
    let count = items.count
    items.removeAll { $0.matches(query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// Fills memory with bytes by chance.
public func SecRandomCopyBytes(_ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  for offset in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: offset, as: UInt8.self) }
  return errSecSuccess
}

public typealias SecRandomRef = Int
public let kSecRandomDefault: SecRandomRef? = nil

/// What a status means: its number, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  "OSStatus \(status)"
}

private let primaryKeys = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup]

/// Items as a query asks for them: their bytes, their attributes, or both.
private func found(_ items: [KeychainItem], by query: CFDictionary) -> CFTypeRef? {
  let wantsAttributes = query[kSecReturnAttributes] as? Bool == true
  let wantsData = query[kSecReturnData] as? Bool == true
  let values: [Any] = items.compactMap { item in
    guard wantsAttributes else { return wantsData ? item.attributes[kSecValueData] : nil }
    return item.attributes.filter { wantsData || $0.key != kSecValueData }
  }
  let limit = query[kSecMatchLimit]
  if limit as? String == kSecMatchLimitAll || limit is Int { return values as AnyObject }
  // An object of Foundation, which a cast to Swift's type finds.
  if let data = values.first as? Data { return NSData(data: data) }
  return values.first.map { $0 as AnyObject }
}
