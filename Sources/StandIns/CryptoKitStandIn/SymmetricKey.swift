// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple. Nothing is encrypted or decrypted: who tries is told that it failed.

public import Foundation

public struct SymmetricKeySize: Hashable, Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// Bytes; a key that is made is all zeros, so that pictures do not change from run to run.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// A digest with a key (RFC 2104).
public struct HMAC<H: MerkleDamgardFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerKey: [UInt8]

  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  public func finalize() -> MAC { MAC(digest: H.hash(data: outerKey + Array(inner.finalize()))) }

  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }
}

public struct HashedAuthenticationCode<H: MerkleDamgardFunction>: Hashable, Sequence, ContiguousBytes, Sendable {
  let digest: H.Digest
  public var byteCount: Int { H.digestByteCount }
  public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
}

public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
}

public enum AES {
  public enum GCM {
    public struct Nonce: Sendable {
      public init() {}
      public init<D: DataProtocol>(data: D) throws {}
    }
    public struct SealedBox: Sendable {
      public let combined: Data?
      public var nonce: Nonce { Nonce() }
      public var ciphertext: Data { combined ?? Data() }
      public var tag: Data { Data() }
      public init<D: DataProtocol>(combined: D) throws { self.combined = Data(combined) }
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        combined = Data(ciphertext)
      }
    }
    public static func seal<D: DataProtocol>(
      _ message: D, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      throw CryptoKitError.invalidParameter
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      throw CryptoKitError.authenticationFailure
    }
  }
}
