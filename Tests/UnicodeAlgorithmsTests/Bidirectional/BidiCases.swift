import Foundation
import PNGFiles
import PixelImages

@testable import UnicodeAlgorithms

/// The cases of a file of the standard, `BidiTest` or `BidiCharacterTest` of Unicode 15.0.0, as `generate.py` stores them.
///
/// A picture holds all of them without their comments; `write_bidi_cases` in that script says how. © 2022 Unicode®, Inc.;
/// the terms are in `Sources/UnicodeAlgorithms/UnicodeData/LICENSE.txt`.
struct BidiCases: Sendable {
  /// What a sequence of symbols has to become in some paragraph directions.
  struct Expectation: Sendable {
    let bases: [BidiParagraph.Base]
    /// The paragraph's level, which only one of the files tells.
    let base: BidiLevel?
    /// The levels after rule L1, nil for characters that rule X9 removes.
    let levels: [BidiLevel?]
    /// The characters that remain, from left to right.
    let order: [Int]
  }

  /// The classes or characters that sequences are made of.
  let symbols: [String]
  let expectations: [[Expectation]]
  /// The sequences of each length, as indices of symbols one after another, with the index of their expectations.
  let groups: [(length: Int, symbols: [UInt8], expectations: [Int])]

  init(_ name: String) throws {
    let file = Bundle.module.url(forResource: name, withExtension: "png") ?? URL(filePath: name)
    let picture = try PNGDecoder().decode([UInt8](Data(contentsOf: file))).bitmap
    var reader = Reader(bytes: picture.withUnsafePixels { $0.map(\.red) })
    symbols = reader.line().split(separator: " ").map(String.init)
    let sizes = reader.line().split(separator: " ").map { $0.split(separator: ":").compactMap { Int($0) } }
    var expectations: [[Expectation]] = []
    while case let line = reader.line(), !line.isEmpty {
      expectations.append(line.split(separator: ";").map { Expectation($0) })
    }
    self.expectations = expectations
    groups = sizes.map { size in
      let (length, count) = (size[0], size[1])
      let columns = reader.bytes(length * count)
      let (high, low) = (reader.bytes(count), reader.bytes(count))
      return (
        length, (0..<count * length).map { columns[$0 % length * count + $0 / length] },
        (0..<count).map { Int(high[$0]) << 8 | Int(low[$0]) }
      )
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func line() -> Substring {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { place = end + 1 }
      return Substring(decoding: bytes[place..<end], as: UTF8.self)
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
      defer { place += count }
      return Array(bytes[place..<place + count])
    }
  }
}

extension BidiCases.Expectation {
  /// Reads `bits,paragraph level or -,levels or x,order`, where bit 1 is the first strong's direction, 2 left to right,
  /// 4 right to left.
  fileprivate init(_ text: Substring) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    let bits = Int(fields[0]) ?? 0
    let all: [BidiParagraph.Base] = [.firstStrong(orElse: .leftToRight), .leftToRight, .rightToLeft]
    bases = all.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    base = UInt8(fields[1]).map { BidiLevel(value: $0) }
    levels = fields[2].split(separator: " ").map { UInt8($0).map { BidiLevel(value: $0) } }
    order = fields[3].split(separator: " ").compactMap { Int($0) }
  }
}
