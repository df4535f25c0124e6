package import Foundation

/// What tells whether a file still holds what it held: its length and a hash of its bytes.
///
/// By it a change is found that somebody made between a run and its review; it is no protection against somebody who
/// looks for two contents with the same digest.
package struct ContentDigest: RawRepresentable, Hashable, Codable, Sendable {
  /// The length and the hash, `<bytes>-<16 hexadecimal digits>`.
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Computes the digest of a content by FNV-1a with 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv).
  package init(of content: Data) {
    let hash = content.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
    let digits = String(hash, radix: 16)
    rawValue = "\(content.count)-\(String(repeating: "0", count: 16 - digits.count))\(digits)"
  }
}
