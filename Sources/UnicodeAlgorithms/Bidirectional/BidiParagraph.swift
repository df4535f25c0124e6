import CFriBidi

/// Finds the levels of one paragraph's characters: rules P2 to I2 and, but for the ends of lines, L1 of UAX #9.
///
/// - Complexity: O(n) for text that people write. FriBidi looks back to the start from brackets with no letter before
///   them and ahead to the end from isolates that nothing ends: thousands of those in one paragraph cost O(n²).
struct BidiParagraph {
  /// The direction of a paragraph as a whole.
  enum Base {
    case leftToRight, rightToLeft
    /// That of the first letter (P2, P3), or another one where no letter is.
    case firstStrong(orElse: BidiLevel)
  }

  /// The level of the paragraph itself.
  let base: BidiLevel
  /// The level of each character; of those that rule X9 removes, one of its neighbours'.
  let levels: [BidiLevel]

  /// - Parameters:
  ///   - classes: the classes of the characters, of which only the last may be a paragraph separator.
  ///   - brackets: what the characters are as paired brackets, as `MirrorImage` says it.
  init(_ classes: ArraySlice<BidiClass>, brackets: ArraySlice<UInt32>, base: Base) {
    precondition(classes.count == brackets.count && classes.count <= Int(Int32.max))
    let types = classes.map(\.friBidiType)
    var direction = base.friBidiDirection
    var resolved = [FriBidiLevel](repeating: 0, count: types.count)
    let highest = brackets.withUnsafeBufferPointer { brackets in
      fribidi_get_par_embedding_levels_ex(
        types, brackets.baseAddress, FriBidiStrIndex(types.count), &direction, &resolved)
    }
    precondition(highest > 0 || types.isEmpty, "FriBidi needs memory and gets none.")
    self.base = direction.rawValue & 1 == 1 ? .rightToLeft : .leftToRight
    levels = resolved.map { BidiLevel(value: UInt8(bitPattern: $0)) }
  }
}

extension BidiParagraph.Base {
  fileprivate var friBidiDirection: FriBidiParType {
    switch self {
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    case .firstStrong(let other): other.isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
    }
  }
}

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
