import CHarfBuzz
import Synchronization
import UnicodeAlgorithms

/// Turns characters of one face and one script into placed glyphs; keeps HarfBuzz's buffers, which cost more to make than
/// to fill.
final class HarfBuzzShaper: Sendable {
  private struct State {
    /// The buffers that no thread uses now.
    var buffers: [HarfBuzzBuffer] = []
    var characterCount = 0
  }

  private let state = Mutex(State())
  /// A buffer that held more characters is not kept: it never shrinks.
  private static let keptLength = 1 << 12

  /// The number of characters that were shaped so far, those that were shaped again counted again.
  var characterCount: Int { state.withLock(\.characterCount) }

  /// Shapes a part of a text; the characters around it decide about joining letters.
  /// - Parameters:
  ///   - range: not empty, within `scalars`, so that its length fits `Int32`.
  ///   - script: the script of the part.
  ///   - isRightToLeft: whether the part runs from right to left, whatever its script does elsewhere.
  ///   - features: which glyphs are others, where the face has them.
  ///   - keepsPlainGlyphs: whether plain characters have their own glyphs in the face, whatever is beside them.
  ///   - read: gets the glyphs from left to right; they are gone when it returns.
  func shape<Result>(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, face: HarfBuzzFont, script: WritingScript,
    isRightToLeft: Bool = false, features: FontFeatures = [], keepsPlainGlyphs: Bool = false,
    _ read: (HarfBuzzBuffer.Glyphs) -> Result
  ) -> Result {
    let isPlain = keepsPlainGlyphs && !isRightToLeft && HarfBuzzFeatures.arePlain(features, of: scalars, range)
    if isPlain, let result = knownGlyphs(of: scalars, range, face: face, script: script, read) { return result }
    let free = state.withLock { state in
      state.characterCount += range.count
      return state.buffers.popLast()
    }
    let buffer = free ?? HarfBuzzBuffer()
    buffer.fill(scalars, range, script: script, isRightToLeft: isRightToLeft)
    buffer.shape(
      with: face,
      features: HarfBuzzFeatures.features(features, of: scalars, range, keepsPlainGlyphs: keepsPlainGlyphs))
    if isPlain { face.plainGlyphs.learn(buffer.glyphs, of: scalars, range, script: script) }
    let result = read(buffer.glyphs)
    if range.count <= Self.keptLength { state.withLock { $0.buffers.append(buffer) } }
    return result
  }

  /// Gives the glyphs of plain characters from memory; nil where a pair of them was not met before.
  func knownGlyphs<Result>(
    of scalars: [Unicode.Scalar], _ range: Range<Int>, face: HarfBuzzFont, script: WritingScript,
    _ read: (HarfBuzzBuffer.Glyphs) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: hb_glyph_info_t.self, capacity: range.count) { infos in
      withUnsafeTemporaryAllocation(of: hb_glyph_position_t.self, capacity: range.count) { positions in
        guard face.plainGlyphs.fill(infos, positions, with: scalars, range, script: script) else { return nil }
        state.withLock { $0.characterCount += range.count }
        return read(HarfBuzzBuffer.Glyphs(infos: UnsafeBufferPointer(infos), positions: UnsafeBufferPointer(positions)))
      }
    }
  }

  /// The glyph of a flag that is none: the letters XX will never belong to a country.
  func unknownFlag(_ face: HarfBuzzFont) -> UInt32? {
    let letters: [Unicode.Scalar] = ["\u{1F1FD}", "\u{1F1FD}"]
    return shape(letters, 0..<2, face: face, script: .common) { glyphs in
      guard glyphs.count == 1, glyphs[0].glyph != 0, glyphs[0].glyph != face.glyph(for: letters[0]) else { return nil }
      return glyphs[0].glyph
    }
  }
}

/// A glyph as HarfBuzz placed it, in font units; y grows up.
struct ShapedGlyph: Hashable, Sendable {
  var glyph: UInt32
  /// The index of the first scalar of the text that the glyph stands for.
  var cluster: Int
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
  /// Whether a line may not be cut before this cluster without shaping both sides again.
  var isUnsafeToBreak: Bool
}

/// The owner of a buffer of HarfBuzz: characters go in, glyphs come out.
final class HarfBuzzBuffer: @unchecked Sendable {
  // Sendable because `HarfBuzzShaper` hands it to one thread at a time.
  private let buffer: OpaquePointer?
  /// A fixed language: HarfBuzz would otherwise take the one of the machine.
  private let language = hb_language_from_string("en", -1)

  init() {
    // Where memory is short, HarfBuzz hands out an immutable buffer that stays empty.
    buffer = hb_buffer_create()
    hb_buffer_set_unicode_funcs(buffer, HarfBuzzCharacters.shared.functions)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  func fill(_ scalars: [Unicode.Scalar], _ range: Range<Int>, script: WritingScript, isRightToLeft: Bool) {
    precondition(scalars.count <= Int(Int32.max), "A text has at most 2147483647 characters.")
    hb_buffer_clear_contents(buffer)
    scalars.withUnsafeBytes { memory in
      // A scalar is stored as its 32-bit value, so the array is UTF-32.
      hb_buffer_add_utf32(
        buffer, memory.assumingMemoryBound(to: UInt32.self).baseAddress, Int32(scalars.count),
        UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_script(buffer, script.harfBuzz)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, language)
  }

  func shape(with face: HarfBuzzFont, features: [hb_feature_t]) {
    face.shape(buffer, features: features)
  }

  /// The glyphs after shaping, valid until the buffer is filled anew.
  var glyphs: Glyphs {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return Glyphs(infos: .init(start: nil, count: 0), positions: .init(start: nil, count: 0)) }
    return Glyphs(
      infos: UnsafeBufferPointer(start: infos, count: Int(count)),
      positions: UnsafeBufferPointer(start: positions, count: Int(count)))
  }

  /// Glyphs in HarfBuzz's own memory, from left to right.
  struct Glyphs: RandomAccessCollection {
    fileprivate let infos: UnsafeBufferPointer<hb_glyph_info_t>
    fileprivate let positions: UnsafeBufferPointer<hb_glyph_position_t>

    var startIndex: Int { 0 }
    var endIndex: Int { infos.count }
    // Not found out by steps from index to index, as a debug build would.
    var count: Int { infos.count }

    subscript(index: Int) -> ShapedGlyph {
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), advance: position.x_advance, xOffset: position.x_offset,
        yOffset: position.y_offset, isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}

extension WritingScript {
  /// The script as HarfBuzz names it.
  var harfBuzz: hb_script_t { hb_script_from_iso15924_tag(tag) }
}
