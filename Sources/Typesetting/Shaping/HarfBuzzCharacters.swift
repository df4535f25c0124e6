import CHarfBuzz
import UnicodeAlgorithms

/// What HarfBuzz asks about characters while it shapes, answered from our own tables of Unicode 15.0.0.
///
/// HarfBuzz has a table for each of these questions, in a Unicode version that changes with the machine's HarfBuzz: which
/// characters are marks, in which order marks stand, what is a letter with a mark, which bracket is drawn for which. No
/// function here has one of HarfBuzz's behind it.
///
/// What cannot be replaced: how letters of Arabic join, which part of a syllable a character of an Indic script is, which
/// characters are invisible and which are pictographs. Those tables are fixed in HarfBuzz. For the characters of the fonts
/// that come along, all versions from 2.8 to 15.0 give the same glyphs with them (`.ci/shaping` compares), and newer
/// characters are in none of these fonts. Pictographs decide only about clusters, which `GraphemeScanner` divides.
final class HarfBuzzCharacters: @unchecked Sendable {
  // Sendable because the functions are immutable after `init`, and HarfBuzz reads immutable objects from any thread.
  let functions: OpaquePointer?

  static let shared = HarfBuzzCharacters()

  private init() {
    functions = hb_unicode_funcs_create(nil)
    let category: hb_unicode_general_category_func_t = { _, scalar, _ in
      // Surrogates, which no text of ours has, are no scalars.
      let index = Unicode.Scalar(scalar).map { UInt32(CharacterProperties($0).generalCategory) }
      return index.map { hb_unicode_general_category_t(rawValue: $0) } ?? HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED
    }
    let combiningClass: hb_unicode_combining_class_func_t = { _, scalar, _ in
      hb_unicode_combining_class_t(UInt32(Unicode.Scalar(scalar).map(CombiningClass.init)?.rawValue ?? 0))
    }
    let image: hb_unicode_mirroring_func_t = { _, scalar, _ in
      Unicode.Scalar(scalar).flatMap(MirrorImage.image)?.value ?? scalar
    }
    let script: hb_unicode_script_func_t = { _, scalar, _ in
      Unicode.Scalar(scalar).map { WritingScript($0).harfBuzz } ?? HB_SCRIPT_UNKNOWN
    }
    let compose: hb_unicode_compose_func_t = { _, first, second, composed, _ in
      guard let first = Unicode.Scalar(first), let second = Unicode.Scalar(second),
        let found = CanonicalPair.composition(of: first, second)
      else { return 0 }
      composed?.pointee = found.value
      return 1
    }
    let decompose: hb_unicode_decompose_func_t = { _, scalar, first, second, _ in
      guard let found = Unicode.Scalar(scalar).flatMap(CanonicalPair.decomposition) else { return 0 }
      first?.pointee = found.first.value
      second?.pointee = found.second?.value ?? 0
      return 1
    }
    hb_unicode_funcs_set_general_category_func(functions, category, nil, nil)
    hb_unicode_funcs_set_combining_class_func(functions, combiningClass, nil, nil)
    hb_unicode_funcs_set_mirroring_func(functions, image, nil, nil)
    hb_unicode_funcs_set_script_func(functions, script, nil, nil)
    hb_unicode_funcs_set_compose_func(functions, compose, nil, nil)
    hb_unicode_funcs_set_decompose_func(functions, decompose, nil, nil)
    hb_unicode_funcs_make_immutable(functions)
  }

  deinit {
    hb_unicode_funcs_destroy(functions)
  }
}
