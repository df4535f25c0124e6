// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Insecure {
  public typealias MD5Digest = MD5.Digest
  public typealias SHA1Digest = SHA1.Digest

  public struct MD5: MerkleDamgardFunction {
    public typealias Digest = DigestBytes<MD5>
    public static let name = "MD5"
    public static let digestByteCount = 16
    public static let isBigEndian = false
    public static let initialWords: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    public var state = MerkleDamgardState(words: initialWords)
    public init() {}

    /// RFC 1321, 3.4.
    public static func mix(_ block: [UInt32], into words: inout [UInt32]) {
      var (a, b, c, d) = (words[0], words[1], words[2], words[3])
      for index in 0..<64 {
        let (mixed, word) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mixed &+ sines[index] &+ block[word]
        (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(rotations[index / 16][index % 4]))
      }
      words = [words[0] &+ a, words[1] &+ b, words[2] &+ c, words[3] &+ d]
    }

    private static let rotations = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    // The sines of 1 to 64, without sign, in 32 bits.
    private static let sines: [UInt32] = [
      0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
      0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
      0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
      0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
      0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
      0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
      0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
      0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
    ]
  }

  public struct SHA1: MerkleDamgardFunction {
    public typealias Digest = DigestBytes<SHA1>
    public static let name = "SHA1"
    public static let digestByteCount = 20
    public static let isBigEndian = true
    public static let initialWords: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    public var state = MerkleDamgardState(words: initialWords)
    public init() {}

    /// FIPS 180-4, 6.1.2.
    public static func mix(_ block: [UInt32], into words: inout [UInt32]) {
      var message = block
      for index in 16..<80 {
        message.append(
          (message[index - 3] ^ message[index - 8] ^ message[index - 14] ^ message[index - 16]).rotatedLeft(1))
      }
      var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
      for (index, word) in message.enumerated() {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c ^ ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c ^ b & d ^ c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let sum = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ word
        (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, sum)
      }
      words = zip(words, [a, b, c, d, e]).map(&+)
    }
  }
}
