package import PixelImages

/// The one table of the colours with which iOS draws its own controls, by their names in UIKit.
package enum SystemColor: String, Hashable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case opaqueSeparator, link, placeholderText
}

extension SystemColor {
  /// A colour by the name that asset catalogues and templates of symbols have for it, such as `labelColor`; nil of one that is
  /// not in the table.
  init?(reference: String) {
    guard reference.hasSuffix("Color") else { return nil }
    self.init(rawValue: String(reference.dropLast("Color".count)))
  }

  /// The colour in an environment.
  package func color(in environment: EnvironmentValues) -> RGBAColor {
    let isIncreased = environment.colorSchemeContrast == .increased
    if environment.colorScheme == .dark, environment.isOnSheet, let raised = raisedDarkValue(isIncreased: isIncreased) {
      return RGBAColor(hex: raised)
    }
    if isIncreased, let values = increasedValues(of: environment.systemDesign) {
      return RGBAColor(hex: environment.colorScheme == .light ? values.light : values.dark)
    }
    return color(in: environment.colorScheme, of: environment.systemDesign)
  }

  /// The dark variant in front of another screen, on a sheet or a popover: UIKit's elevated level; nil of what stays.
  ///
  /// As UIKit's colours resolve for `UIUserInterfaceLevel.elevated` since iOS 13.
  private func raisedDarkValue(isIncreased: Bool) -> UInt32? {
    switch self {
    case .systemBackground, .systemGroupedBackground: isIncreased ? 0x2424_26FF : 0x1C1C_1EFF
    case .secondarySystemBackground, .secondarySystemGroupedBackground: isIncreased ? 0x3636_38FF : 0x2C2C_2EFF
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: isIncreased ? 0x4444_46FF : 0x3A3A_3CFF
    default: nil
    }
  }

  /// The colour as a design of iOS has it where nobody wants more contrast.
  package func color(in scheme: ColorScheme, of design: SystemDesign = .iOS26) -> RGBAColor {
    let (light, dark) =
      switch design {
      case .iOS18: colorfulValues ?? neutralValues
      case .iOS26: valuesOfIOS26 ?? colorfulValues ?? neutralValues
      }
    return RGBAColor(hex: scheme == .light ? light : dark)
  }

  /// The light and the dark variant as RRGGBBAA in iOS 13 to 18; nil of black, white and greys.
  ///
  /// From Apple's Human Interface Guidelines and UIKit's documented semantic colours.
  private var colorfulValues: (light: UInt32, dark: UInt32)? {
    switch self {
    case .systemRed: (0xFF3B_30FF, 0xFF45_3AFF)
    case .systemOrange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .systemYellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .systemGreen: (0x34C7_59FF, 0x30D1_58FF)
    case .systemMint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .systemTeal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .systemCyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .systemBlue: (0x007A_FFFF, 0x0A84_FFFF)
    case .systemIndigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .systemPurple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .systemPink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .systemBrown: (0xA284_5EFF, 0xAC8E_68FF)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    default: nil
    }
  }

  /// Those that iOS 26 has changed: Apple's Human Interface Guidelines of 2025, red and green measured on pictures.
  private var valuesOfIOS26: (light: UInt32, dark: UInt32)? {
    switch self {
    case .systemRed: (0xFF38_3CFF, 0xFF42_45FF)
    case .systemOrange: (0xFF8D_28FF, 0xFF92_30FF)
    case .systemYellow: (0xFFCC_00FF, 0xFFD6_00FF)
    case .systemMint: (0x00C8_B3FF, 0x00DA_C3FF)
    case .systemTeal: (0x00C3_D0FF, 0x00D2_E0FF)
    case .systemCyan: (0x00C0_E8FF, 0x3CD3_FEFF)
    case .systemBlue: (0x0088_FFFF, 0x0091_FFFF)
    case .systemIndigo: (0x6155_F5FF, 0x6D7C_FFFF)
    case .systemPurple: (0xCB30_E0FF, 0xDB34_F2FF)
    case .systemBrown: (0xAC7F_5EFF, 0xB78A_66FF)
    // 12 %, in the dark 50 %, as read from a running system; on backgrounds of lists that gives what is measured.
    case .separator: (0x3C3C_431F, 0x5454_5880)
    default: nil
    }
  }

  private var neutralValues: (light: UInt32, dark: UInt32) {
    switch self {
    case .systemGray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel, .placeholderText: (0x3C3C_434C, 0xEBEB_F54C)
    case .quaternaryLabel: (0x3C3C_432D, 0xEBEB_F529)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    // 20, 16, 12 and 8 %, in the dark 36, 32, 24 and 18 %.
    case .systemFill: (0x7878_8033, 0x7878_805C)
    case .secondarySystemFill: (0x7878_8029, 0x7878_8052)
    case .tertiarySystemFill: (0x7676_801F, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802E)
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground, .systemGroupedBackground:
      (0xF2F2_F7FF, self == .systemGroupedBackground ? 0x0000_00FF : 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    default: (0x0000_00FF, 0xFFFF_FFFF)
    }
  }
}

extension RGBAColor {
  /// The colour whose channels are the bytes of RRGGBBAA.
  fileprivate init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 24), green: UInt8(truncatingIfNeeded: hex >> 16),
      blue: UInt8(truncatingIfNeeded: hex >> 8), alpha: UInt8(truncatingIfNeeded: hex))
  }
}

// Named as iOS names them, with the values of `SystemColor`.
/// - Remark: as iOS 15 to 18 has them, or as iOS 26 has; see `EnvironmentValues.systemDesign`.
extension Color {
  /// The red of iOS.
  public static let red = Color(.system(.systemRed))
  /// The orange of iOS.
  public static let orange = Color(.system(.systemOrange))
  /// The yellow of iOS.
  public static let yellow = Color(.system(.systemYellow))
  /// The green of iOS.
  public static let green = Color(.system(.systemGreen))
  /// The mint of iOS.
  public static let mint = Color(.system(.systemMint))
  /// The teal of iOS.
  public static let teal = Color(.system(.systemTeal))
  /// The cyan of iOS.
  public static let cyan = Color(.system(.systemCyan))
  /// The blue of iOS.
  public static let blue = Color(.system(.systemBlue))
  /// The indigo of iOS.
  public static let indigo = Color(.system(.systemIndigo))
  /// The purple of iOS.
  public static let purple = Color(.system(.systemPurple))
  /// The pink of iOS.
  public static let pink = Color(.system(.systemPink))
  /// The brown of iOS.
  public static let brown = Color(.system(.systemBrown))
  /// The grey of iOS.
  public static let gray = Color(.system(.systemGray))
  /// White in every appearance.
  public static let white = Color(white: 1)
  /// Black in every appearance.
  public static let black = Color(white: 0)
  /// No colour at all.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of text: black, and white in the dark appearance.
  public static let primary = Color(.system(.label))
  /// The colour of less important text.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The accent colour: that of the app, or what `accentColor(_:)` or a tint around all containers of screens says.
  /// - Remark: `tint(_:)` inside of a container does not change it, as developers report of iOS.
  public static let accentColor = Color(.accent)
}

// The named colours as implicit members, so that `.fill(.red)` needs no type.
extension ShapeStyle where Self == Color {
  /// The red of iOS.
  public static var red: Color { Color.red }
  /// The orange of iOS.
  public static var orange: Color { Color.orange }
  /// The yellow of iOS.
  public static var yellow: Color { Color.yellow }
  /// The green of iOS.
  public static var green: Color { Color.green }
  /// The mint of iOS.
  public static var mint: Color { Color.mint }
  /// The teal of iOS.
  public static var teal: Color { Color.teal }
  /// The cyan of iOS.
  public static var cyan: Color { Color.cyan }
  /// The blue of iOS.
  public static var blue: Color { Color.blue }
  /// The indigo of iOS.
  public static var indigo: Color { Color.indigo }
  /// The purple of iOS.
  public static var purple: Color { Color.purple }
  /// The pink of iOS.
  public static var pink: Color { Color.pink }
  /// The brown of iOS.
  public static var brown: Color { Color.brown }
  /// The grey of iOS.
  public static var gray: Color { Color.gray }
  /// White in every appearance.
  public static var white: Color { Color.white }
  /// Black in every appearance.
  public static var black: Color { Color.black }
  /// No colour at all.
  public static var clear: Color { Color.clear }
}
