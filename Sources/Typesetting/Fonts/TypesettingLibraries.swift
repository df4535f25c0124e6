import CFreeType
import CHarfBuzz
import UnicodeAlgorithms

/// The libraries that texts are set with.
package enum TypesettingLibraries {
  /// Each with the version that runs, which need not be the one that was compiled against: `FreeType 2.13.2`.
  package static let versions = [freeType, harfBuzz, BidiLibrary.version].compactMap(\.self)

  private static var freeType: String? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }

  private static var harfBuzz: String? { hb_version_string().map { "HarfBuzz \(String(cString: $0))" } }
}
