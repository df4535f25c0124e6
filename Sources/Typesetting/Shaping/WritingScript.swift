import CHarfBuzz

/// A script, as HarfBuzz names it.
struct WritingScript: Hashable, Sendable {
  let tag: hb_script_t

  /// The script of a character; punctuation, digits and marks belong to no script of their own.
  init(_ scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  private init(tag: hb_script_t) {
    self.tag = tag
  }

  static let common = WritingScript(tag: HB_SCRIPT_COMMON)
  static let latin = WritingScript(tag: HB_SCRIPT_LATIN)

  /// Whether the character takes the script of its neighbours.
  var isShared: Bool { tag == HB_SCRIPT_COMMON || tag == HB_SCRIPT_INHERITED || tag == HB_SCRIPT_UNKNOWN }

  var isRightToLeft: Bool { hb_script_get_horizontal_direction(tag) == HB_DIRECTION_RTL }
}
