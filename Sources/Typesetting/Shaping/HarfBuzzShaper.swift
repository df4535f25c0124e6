import CHarfBuzz

/// Turns characters of one face and one script into placed glyphs.
enum HarfBuzzShaper {
  /// Shapes a part of a text; the characters around it decide about joining letters.
  /// - Parameters:
  ///   - range: not empty, within `scalars`, so that its length fits `Int32`.
  ///   - script: the script of the part.
  ///   - isRightToLeft: whether the part runs from right to left, whatever its script does elsewhere.
  /// - Returns: the glyphs from left to right.
  static func shape(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, face: HarfBuzzFont, script: WritingScript,
    isRightToLeft: Bool = false
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_set_unicode_funcs(buffer, HarfBuzzCharacters.shared.functions)
    fill(buffer, scalars, range)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_script(buffer, script.tag)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // A fixed language: HarfBuzz would otherwise take the one of the machine.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    face.shape(buffer)
    return glyphs(of: buffer)
  }

  /// The glyph of a flag that is none: the letters XX will never belong to a country.
  static func unknownFlag(_ face: HarfBuzzFont) -> UInt32? {
    let letters: [Unicode.Scalar] = ["\u{1F1FD}", "\u{1F1FD}"]
    let glyphs = shape(letters, 0..<2, face: face, script: .common)
    guard glyphs.count == 1, glyphs[0].glyph != 0, glyphs[0].glyph != face.glyph(for: letters[0]) else { return nil }
    return glyphs[0].glyph
  }

  private static func fill(_ buffer: OpaquePointer, _ scalars: [Unicode.Scalar], _ range: Range<Int>) {
    precondition(scalars.count <= Int(Int32.max), "A text has at most 2147483647 characters.")
    scalars.withUnsafeBytes { memory in
      // A scalar is stored as its 32-bit value, so the array is UTF-32.
      hb_buffer_add_utf32(
        buffer, memory.assumingMemoryBound(to: UInt32.self).baseAddress, Int32(scalars.count),
        UInt32(range.lowerBound), Int32(range.count))
    }
  }

  private static func glyphs(of buffer: OpaquePointer) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), advance: position.x_advance, xOffset: position.x_offset,
        yOffset: position.y_offset, isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
