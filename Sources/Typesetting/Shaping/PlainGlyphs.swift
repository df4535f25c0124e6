import CHarfBuzz
import Synchronization
import UnicodeAlgorithms

/// What is known of the glyphs of a face that keeps those of plain characters, from texts that HarfBuzz has shaped.
///
/// The glyph of such a character is the same in every text of plain ones, and its advance depends on nothing but the next
/// character: the tables of these faces place glyphs by pairs, the first of which is moved. So a text all pairs of which
/// have been met before needs no shaping. Only scripts that nearly all plain characters are in are remembered.
final class PlainGlyphs: Sendable {
  private struct Memory {
    /// By the character; 0 for one that is not known.
    var glyphs = [UInt32](repeating: 0, count: PlainGlyphs.count)
    /// By the character, and then by the next one.
    var pairs = [Pair](repeating: Pair(), count: PlainGlyphs.count * (PlainGlyphs.count + 1))
  }

  /// A character and the next one, or the end of the text.
  private struct Pair {
    private var bits: Int32 = 0

    init() {}

    /// - Returns: nil for an advance that is too large to be remembered.
    init?(advance: Int32, isUnsafeToBreak: Bool) {
      guard abs(Int(advance)) < 1 << 28 else { return nil }
      bits = advance << 2 | (isUnsafeToBreak ? 2 : 0) | 1
    }

    var isKnown: Bool { bits & 1 != 0 }
    /// Whether a line may not be cut between the two without shaping both sides again.
    var isUnsafeToBreak: Bool { bits & 2 != 0 }
    /// The advance of the first of them, in font units.
    var advance: Int32 { bits >> 2 }
  }

  private static let first: UInt32 = 0x20
  private static let count = 95

  private let latin = Mutex<Memory?>(nil)
  private let common = Mutex<Memory?>(nil)

  /// The index of a plain character.
  private static func index(_ scalar: Unicode.Scalar) -> Int { Int(scalar.value &- first) }

  /// The index of a pair of plain characters.
  /// - Parameter next: nil for the end of the text.
  private static func index(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Int {
    index(scalar) * (count + 1) + (next.map { index($0) + 1 } ?? 0)
  }

  /// Reads or changes what is known of a script; nil of a script that nothing is remembered of.
  private func withMemory<Result>(of script: WritingScript, _ body: (inout Memory?) -> Result) -> Result? {
    switch script {
    case .latin: latin.withLock { body(&$0) }
    case .common: common.withLock { body(&$0) }
    default: nil
    }
  }

  /// Gives the glyphs of a text from memory.
  /// - Parameters:
  ///   - range: plain characters, at least one.
  ///   - infos: has the length of the range, as `positions` has.
  /// - Returns: whether all of them are known.
  func fill(
    _ infos: UnsafeMutableBufferPointer<hb_glyph_info_t>, _ positions: UnsafeMutableBufferPointer<hb_glyph_position_t>,
    with scalars: [Unicode.Scalar], _ range: Range<Int>, script: WritingScript
  ) -> Bool {
    withMemory(of: script) { memory in
      guard let memory else { return false }
      var isUnsafeToBreak = false
      for index in range {
        let place = index - range.lowerBound
        let next = index + 1 < range.upperBound ? scalars[index + 1] : nil
        let pair = memory.pairs[Self.index(scalars[index], before: next)]
        guard pair.isKnown else { return false }
        var (info, position) = (hb_glyph_info_t(), hb_glyph_position_t())
        info.codepoint = memory.glyphs[Self.index(scalars[index])]
        info.cluster = UInt32(truncatingIfNeeded: index)
        info.mask = isUnsafeToBreak ? HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue : 0
        position.x_advance = pair.advance
        infos.initializeElement(at: place, to: info)
        positions.initializeElement(at: place, to: position)
        isUnsafeToBreak = pair.isUnsafeToBreak
      }
      return true
    } ?? false
  }

  /// Remembers the glyphs of a text.
  /// - Parameter range: plain characters, at least one.
  func learn(
    _ glyphs: HarfBuzzBuffer.Glyphs, of scalars: [Unicode.Scalar], _ range: Range<Int>, script: WritingScript
  ) {
    // Anything else has no glyph of its own for each character, such as text for which memory was short.
    guard glyphs.count == range.count else { return }
    for (glyph, index) in zip(glyphs, range) {
      guard glyph.cluster == index, glyph.xOffset == 0, glyph.yOffset == 0, glyph.glyph != 0 else { return }
    }
    _ = withMemory(of: script) { memory in
      var known = memory ?? Memory()
      // No copy of the tables is made while they are changed.
      memory = nil
      for (glyph, index) in zip(glyphs, range) {
        let end = index + 1 == range.upperBound
        let following = end ? nil : glyphs[index + 1 - range.lowerBound]
        let pair = Pair(advance: glyph.advance, isUnsafeToBreak: following?.isUnsafeToBreak ?? false)
        known.glyphs[Self.index(scalars[index])] = glyph.glyph
        if let pair { known.pairs[Self.index(scalars[index], before: end ? nil : scalars[index + 1])] = pair }
      }
      memory = known
    }
  }
}
