import CFriBidi

/// The library that finds the directions of a text.
package enum BidiLibrary {
  /// Its name with the version that runs, which need not be the one that was compiled against: `FriBidi 1.0.13`.
  package static var version: String? {
    // The text begins with `(GNU FriBidi) 1.0.13`.
    guard let text = stills_fribidi_version_info().map({ String(cString: $0) }) else { return nil }
    let version = text.drop { $0 != ")" }.dropFirst().drop { $0 == " " }.prefix { !$0.isWhitespace }
    return version.isEmpty ? nil : "FriBidi \(version)"
  }
}
