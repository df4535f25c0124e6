/// What Unicode 15.0.0 says of a character's kind: the properties `General_Category` and
/// `Default_Ignorable_Code_Point`.
///
/// The standard library and HarfBuzz know these too, each in a version of its own.
package struct CharacterProperties {
  private let bits: UInt8

  /// The properties of a character.
  ///
  /// - Complexity: constant for ASCII, otherwise logarithmic in the size of the table (about 12 steps).
  package init(_ scalar: Unicode.Scalar) {
    bits = Self.table.value(of: scalar)
  }

  /// The general category, counted in the order of HarfBuzz's `hb_unicode_general_category_t`.
  package var generalCategory: UInt8 { bits & 0x1F }

  /// Whether the character is not to be seen where a font lacks it.
  package var isDefaultIgnorable: Bool { bits & 0x80 != 0 }
}

/// The order of marks on one letter by Unicode 15.0.0: the property `Canonical_Combining_Class`.
package struct CombiningClass {
  /// 0 for all that is no mark.
  package let rawValue: UInt8

  /// The class of a character.
  package init(_ scalar: Unicode.Scalar) {
    rawValue = Self.table.value(of: scalar)
  }
}
