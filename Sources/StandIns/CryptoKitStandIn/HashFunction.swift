// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple. Hashes are computed, since names of files and addresses are made of them.

public import Foundation

public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKitStandIn.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// What makes digests of one length.
public protocol DigestMaker {
  /// What its digests are called.
  static var name: String { get }
  static var digestByteCount: Int { get }
}

/// The bytes of a digest, by what made it.
public struct DigestBytes<Function: DigestMaker>: Digest {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  public static var byteCount: Int { Function.digestByteCount }
  public var description: String { "\(Function.name) digest: \(bytes.map { $0.hex }.joined())" }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public static func == (first: Self, second: some DataProtocol) -> Bool { first.bytes.elementsEqual(second) }
}

extension UInt8 {
  fileprivate var hex: String {
    let text = String(self, radix: 16)
    return text.count == 1 ? "0" + text : text
  }
}

public typealias SHA256Digest = SHA256.Digest
public typealias SHA384Digest = SHA384.Digest
public typealias SHA512Digest = SHA512.Digest
