import CHarfBuzz

/// What HarfBuzz asks about characters while it shapes: mirror images from our own table, all else from its.
///
/// Its mirror images are those of the machine's HarfBuzz, and would change with it.
final class HarfBuzzCharacters: @unchecked Sendable {
  // Sendable because the functions are immutable after `init`, and HarfBuzz reads immutable objects from any thread.
  let functions: OpaquePointer?

  static let shared = HarfBuzzCharacters()

  private init() {
    functions = hb_unicode_funcs_create(hb_unicode_funcs_get_default())
    let image: hb_unicode_mirroring_func_t = { _, scalar, _ in
      Unicode.Scalar(scalar).flatMap(MirrorImage.image)?.value ?? scalar
    }
    hb_unicode_funcs_set_mirroring_func(functions, image, nil, nil)
    hb_unicode_funcs_make_immutable(functions)
  }

  deinit {
    hb_unicode_funcs_destroy(functions)
  }
}
