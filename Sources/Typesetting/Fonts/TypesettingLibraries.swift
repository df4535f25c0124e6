import CFreeType
import CFriBidi
import CHarfBuzz

/// The libraries that texts are set with.
package enum TypesettingLibraries {
  /// Each with the version that runs, which need not be the one that was compiled against: `FreeType 2.13.2`.
  package static let versions = [freeType, harfBuzz, friBidi].compactMap(\.self)

  private static var freeType: String? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "FreeType \(major).\(minor).\(patch)"
  }

  private static var harfBuzz: String? { hb_version_string().map { "HarfBuzz \(String(cString: $0))" } }

  /// Its text begins with `(GNU FriBidi) 1.0.13`.
  private static var friBidi: String? {
    guard let text = stills_fribidi_version_info().map({ String(cString: $0) }) else { return nil }
    let version = text.drop { $0 != ")" }.dropFirst().drop { $0 == " " }.prefix { !$0.isWhitespace }
    return version.isEmpty ? nil : "FriBidi \(version)"
  }
}
