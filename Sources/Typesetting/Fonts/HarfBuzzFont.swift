import CHarfBuzz

/// The owner of a HarfBuzz font whose scale is its units per em, so that every figure is an integer in font units.
///
/// Advances and extents come from HarfBuzz's own OpenType functions: FreeType's differ between its versions.
final class HarfBuzzFont: @unchecked Sendable {
  // Sendable because the font is immutable after `init`, and HarfBuzz reads immutable objects from any thread.
  private let font: OpaquePointer
  private let face: OpaquePointer
  private let bytes: FontBytes
  /// What is known of the glyphs of plain characters, where the face keeps them.
  let plainGlyphs = PlainGlyphs()

  /// The font's own vertical metrics in font units; descent is positive.
  ///
  /// Those of the horizontal header, where it has any. HarfBuzz takes the typographic ones of fonts that ask for them; iOS does
  /// not. Measured on iOS 17: lines of a font that asks for 1.1 em, and has 1.47 em in its header, are 1.47 em high.
  let verticalMetrics: (ascent: Int, descent: Int, lineGap: Int)
  /// How high capitals are, in font units: what the font says, else how high one is.
  let capHeight: Int

  /// The named instance of a variable font, from 0; nil is the font as it stands in the file.
  private let instance: Int?

  /// Opens a face, or returns nil for bytes without glyphs.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - index: which face of a collection, from 0.
  ///   - instance: which named instance of a variable font, from 0; nil is the font as it stands in the file.
  init?(_ bytes: FontBytes, index: Int, instance: Int? = nil) {
    let start = bytes.memory.bindMemory(to: CChar.self).baseAddress
    let blob = hb_blob_create(start, UInt32(bytes.memory.count), HB_MEMORY_MODE_READONLY, nil, nil)
    // Blob, face and font are counted references: each keeps the one before, and hands out shared immutable
    // objects instead of nil when it fails.
    let face = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    if let instance { hb_font_set_var_named_instance(font, UInt32(instance)) }
    hb_font_make_immutable(font)
    self.instance = instance
    self.bytes = bytes
    self.face = face
    self.font = font
    verticalMetrics = Self.verticalMetrics(font, face)
    var position: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &position)
    capHeight = Int(position)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  var unitsPerEm: Int { Int(hb_face_get_upem(face)) }

  /// Whether glyphs may be PNG pictures, which can be drawn.
  var hasColorImages: Bool { hb_ot_color_has_png(face) != 0 }

  /// Whether glyphs may be coloured layers or SVG documents, which cannot be drawn.
  var hasOtherColors: Bool { hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0 }

  /// The name that groups styles of different weights: the typographic family where the font has one.
  var family: String? {
    name(typographicFamilyName) ?? name(familyName)
  }

  /// All names by which the face may be asked for.
  var names: FontNames {
    let families = [typographicFamilyName, familyName].compactMap { name($0) }
    guard let instance else {
      return FontNames(postScript: name(postScriptName), full: name(fullName), families: families)
    }
    let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(instance)))
    return FontNames(
      postScript: name(hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(instance)))
        ?? style.map { [family ?? "", $0].map { $0.filter { $0 != " " } }.joined(separator: "-") },
      full: style.map { "\(family ?? "") \($0)" }, families: families)
  }

  /// How many named instances a variable font has; 0 of others.
  var instanceCount: Int { Int(hb_ot_var_get_named_instance_count(face)) }

  /// How wide letters are, in hundredths of what is usual.
  var widthClass: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WIDTH)) }

  var weight: Int { Int(min(max(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT), 1), 1000)) }

  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  private static func verticalMetrics(
    _ font: OpaquePointer, _ face: OpaquePointer
  ) -> (ascent: Int, descent: Int, lineGap: Int) {
    let asksForTypographic = figure("OS/2", at: 62, of: face).map { $0 & 1 << 7 != 0 } ?? false
    if asksForTypographic, let ascent = figure("hhea", at: 4, of: face), let descent = figure("hhea", at: 6, of: face),
      let lineGap = figure("hhea", at: 8, of: face), ascent != 0 || descent != 0
    {
      return (ascent, abs(descent), lineGap)
    }
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return (Int(hb_face_get_upem(face)), 0, 0) }
    return (Int(extents.ascender), -Int(extents.descender), Int(extents.line_gap))
  }

  /// A number of 16 bits in a table of the file.
  private static func figure(_ table: StaticString, at offset: Int, of face: OpaquePointer) -> Int? {
    let blob = hb_face_reference_table(face, table.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } })
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), offset + 2 <= Int(length) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    return Int(Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
  }

  /// Where the font has lines along a text, in font units above the baseline; a twentieth of the em thick and usual places
  /// where it does not say.
  var lines: (underline: TextLineFigures.Line, strikethrough: TextLineFigures.Line) {
    func figure(_ tag: hb_ot_metrics_tag_t, otherwise usual: Int) -> Double {
      var position: hb_position_t = 0
      return Double(hb_ot_metrics_get_position(font, tag, &position) != 0 ? Int(position) : usual)
    }
    let (em, usual) = (unitsPerEm, unitsPerEm / 20)
    return (
      .init(
        top: figure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -em / 10),
        thickness: figure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: usual)),
      .init(
        top: figure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, otherwise: em * 3 / 10),
        thickness: figure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, otherwise: usual))
    )
  }

  /// The glyph that the character map gives to a scalar, or nil.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The glyph that the font itself calls so, or nil.
  func glyph(named name: String) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, Int32(name.utf8.count), &glyph) != 0 ? glyph : nil
  }

  func advance(of glyph: UInt32) -> Int {
    Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// The picture of a glyph in the file, whole or damaged.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let png = UnsafeRawBufferPointer(start: data, count: Int(length))
    var extents = hb_glyph_extents_t()
    guard EmbeddedPNG.isWhole(png), hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.isUsable else {
      return .damaged
    }
    return .whole(
      ColorGlyph(
        png: [UInt8](png), left: extents.x_bearing, top: extents.y_bearing, width: extents.width,
        height: -extents.height))
  }

  /// Shapes with a buffer that is filled already.
  func shape(_ buffer: OpaquePointer?, features: [hb_feature_t]) {
    hb_shape(font, buffer, features, UInt32(features.count))
  }

  /// Whether the font has all of some features, for any script.
  func has(_ features: FontFeatures) -> Bool {
    let substitutions = hb_tag_from_string("GSUB", -1)
    var count = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
    return features.names.allSatisfy { tags.contains(hb_tag_from_string($0, -1)) }
  }

  private func name(_ id: hb_ot_name_id_t) -> String? {
    var capacity: UInt32 = 256
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { memory in
      let language = hb_language_from_string("en", -1)
      let length = hb_ot_name_get_utf8(face, id, language, &capacity, memory.baseAddress)
      guard length > 0, let start = memory.baseAddress else { return nil }
      return String(cString: start)
    }
  }
}

extension hb_glyph_extents_t {
  /// Whether the glyph has an extent, and one that no sum of a few of them leaves 32 bits with.
  fileprivate var isUsable: Bool {
    let reason: ClosedRange<Int32> = -1 << 20...1 << 20
    return width > 0 && height < 0 && [x_bearing, y_bearing, width, height].allSatisfy(reason.contains)
  }
}

// Entries of OpenType's name table; HarfBuzz's own constants changed their type between versions.
private let familyName: hb_ot_name_id_t = 1
private let fullName: hb_ot_name_id_t = 4
private let postScriptName: hb_ot_name_id_t = 6
private let typographicFamilyName: hb_ot_name_id_t = 16
