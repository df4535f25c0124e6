/// The colours of iOS where people want them farther apart ("Increase Contrast"), as RRGGBBAA.
extension SystemColor {
  typealias Variants = (light: UInt32, dark: UInt32)

  /// The variants of a design; nil of what stays as it is.
  func increasedValues(of design: SystemDesign) -> Variants? {
    (design == .iOS18 ? olderColors : newerColors) ?? greys ?? backgrounds
  }

  /// Apple's Human Interface Guidelines for iOS 15 to 18, "accessible" variants.
  private var olderColors: Variants? {
    switch self {
    case .systemRed: (0xD700_15FF, 0xFF69_61FF)
    case .systemOrange: (0xC934_00FF, 0xFFB3_40FF)
    case .systemYellow: (0xB250_00FF, 0xFFD4_26FF)
    case .systemGreen: (0x248A_3DFF, 0x30DB_5BFF)
    case .systemMint: (0x0C81_7BFF, 0x66D4_CFFF)
    case .systemTeal: (0x0082_99FF, 0x5DE6_FFFF)
    case .systemCyan: (0x0071_A4FF, 0x70D7_FFFF)
    case .systemBlue: (0x0040_DDFF, 0x409C_FFFF)
    case .systemIndigo: (0x3634_A3FF, 0x7D7A_FFFF)
    case .systemPurple: (0x8944_ABFF, 0xDA8F_FFFF)
    case .systemPink: (0xD30F_45FF, 0xFF64_82FF)
    case .systemBrown: (0x7F65_45FF, 0xB594_69FF)
    default: nil
    }
  }

  /// Apple's Human Interface Guidelines of 2025, "increased contrast".
  private var newerColors: Variants? {
    switch self {
    case .systemRed: (0xE915_2DFF, 0xFF61_65FF)
    case .systemOrange: (0xC553_00FF, 0xFFA0_56FF)
    case .systemYellow: (0xA16A_00FF, 0xFEDF_43FF)
    case .systemGreen: (0x0089_32FF, 0x4AD9_68FF)
    case .systemMint: (0x0085_75FF, 0x54DF_CBFF)
    case .systemTeal: (0x0081_98FF, 0x3BDD_ECFF)
    case .systemCyan: (0x007E_AEFF, 0x6DD9_FFFF)
    case .systemBlue: (0x1E6E_F4FF, 0x5CB8_FFFF)
    case .systemIndigo: (0x564A_DEFF, 0xA7AA_FFFF)
    case .systemPurple: (0xB02F_C2FF, 0xEA8D_FFFF)
    case .systemPink: (0xE712_4DFF, 0xFF8A_C4FF)
    case .systemBrown: (0x956D_51FF, 0xDBA6_79FF)
    // 8 % more, as the greys that were read; of iOS 26 itself nobody has told it.
    case .separator: (0x3C3C_4333, 0x5454_5894)
    default: nil
    }
  }

  /// As was read from UIKit: labels, fills and lines are 8 % stronger.
  private var greys: Variants? {
    switch self {
    case .systemGray: (0x6C6C_70FF, 0xAEAE_B2FF)
    case .systemGray2: (0x8E8E_93FF, 0x7C7C_80FF)
    case .systemGray3: (0xAEAE_B2FF, 0x5454_56FF)
    case .systemGray4: (0xBCBC_C0FF, 0x4444_46FF)
    case .systemGray5: (0xD8D8_DCFF, 0x3636_38FF)
    case .systemGray6: (0xEBEB_F0FF, 0x2424_26FF)
    case .secondaryLabel: (0x3C3C_43AD, 0xEBEB_F5AD)
    case .tertiaryLabel, .placeholderText: (0x3C3C_4360, 0xEBEB_F560)
    case .quaternaryLabel: (0x3C3C_4342, 0xEBEB_F53D)
    case .separator: (0x3C3C_435E, 0x5454_58AD)
    case .systemFill: (0x7878_8047, 0x7878_8070)
    case .secondarySystemFill: (0x7878_803D, 0x7878_8066)
    case .tertiarySystemFill: (0x7676_8033, 0x7676_8051)
    case .quaternarySystemFill: (0x7474_8028, 0x7676_8042)
    default: nil
    }
  }

  /// As was read from UIKit; the backgrounds that are white or black stay so.
  private var backgrounds: Variants? {
    switch self {
    case .secondarySystemBackground: (0xEBEB_F0FF, 0x2424_26FF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x3636_38FF)
    case .systemGroupedBackground: (0xEBEB_F0FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x2424_26FF)
    case .tertiarySystemGroupedBackground: (0xEBEB_F0FF, 0x3636_38FF)
    default: nil
    }
  }
}
