import Foundation
import LayoutTree
import PixelImages

extension ListMetrics {
  /// The figures of lists in an environment, for a width in points.
  ///
  /// Sections on cards are measured on pictures of iOS 18 and 26; where a figure of the other looks is a guess, `Nearness`
  /// says so.
  static func of(_ environment: EnvironmentValues) -> (CGFloat) -> ListMetrics {
    { width in
      var metrics = ListMetrics()
      let isNew = environment.systemDesign == .iOS26
      if isNew {
        metrics.useDesign26(environment, width: width)
      } else {
        metrics.useDesign18(environment, width: width)
      }
      metrics.useAppearance(environment.listAppearance, environment, width: width, isNew: isNew)
      metrics.useRequests(environment)
      return metrics
    }
  }

  private mutating func useDesign26(_ environment: EnvironmentValues, width: CGFloat) {
    // Measured on phones of 390, 402 and 430 points, on tablets of 1024 and 1194, and in the panel of a split view.
    let isWide = environment.horizontalSizeClass == .regular || width >= 414
    let inset: CGFloat = isWide && !environment.isInFloatingColumn ? 20 : 16
    sideInset = inset
    rowInsets = EdgeInsets(top: 15, leading: inset, bottom: 15, trailing: inset)
    let bodyLine = Font.TextStyle.body.metrics(at: environment.dynamicTypeSize).line
    minRowHeight = CGFloat(bodyLine) + 30
    background = .card(radius: 26)
    halfGap = 17.5
    headerInsets = EdgeInsets(top: 10, leading: inset, bottom: 10, trailing: inset)
    footerInsets = EdgeInsets(top: 7.5, leading: inset, bottom: 6.5, trailing: inset)
    separatorThickness = 1
    separatorEnd = inset
    separatorColor = SystemColor.separator.color(in: environment)
    chevronInset = inset + 2 + 1.0 / 3
    chevronGap = 12.67
    chevronColor = SystemColor.tertiaryLabel.color(in: environment)
    useCommon(environment)
  }

  private mutating func useDesign18(_ environment: EnvironmentValues, width: CGFloat) {
    // 20 at 390 points and more, 16 at 320; at 375 it is the simulator that counts: 20 on one of three pixels a point, whose
    // own screen is wider, and 16 on one of two. All of that is measured.
    let inset: CGFloat = width >= 390 || width >= 375 && environment.displayScale >= 3 ? 20 : 16
    sideInset = inset
    rowInsets = EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    plainRowInset = 4
    minRowHeight = 44
    background = .card(radius: 10)
    halfGap = 17 + 2.0 / 3
    headerInsets = EdgeInsets(top: 17, leading: inset, bottom: 6, trailing: inset)
    footerInsets = EdgeInsets(top: 5 + 2.0 / 3, leading: inset, bottom: 12 + 1.0 / 3, trailing: inset)
    separatorThickness = environment.pixelLength
    separatorColor = SystemColor.separator.color(in: environment)
    // 22.33 of the section's edge on a phone of 430 points, 20.67 at 390 and 16.67 at 320: measured.
    chevronInset = inset + (width >= 430 ? 2 + 1.0 / 3 : 2.0 / 3)
    chevronGap = 11
    let shade: UInt8 = environment.colorScheme == .dark ? 255 : 0
    chevronColor = RGBAColor(red: shade, green: shade, blue: shade, alpha: 64)
    useCommon(environment)
  }

  private mutating func useCommon(_ environment: EnvironmentValues) {
    topGap = 35
    bottomGap = halfGap
    backgroundPaint = .color(SystemColor.secondarySystemGroupedBackground.color(in: environment))
    // Measured on a low sheet of iOS 26: 236 becomes 222, and 201 where the line is; in the dark a guess after it.
    let glassShade: UInt8 = environment.colorScheme == .dark ? 255 : 0
    glassColor = RGBAColor(red: glassShade, green: glassShade, blue: glassShade, alpha: 15)
    glassSeparatorColor = RGBAColor(red: glassShade, green: glassShade, blue: glassShade, alpha: 24)
    pressedColor = SystemColor.systemGray4.color(in: environment)
    let em = CGFloat(Font.TextStyle.body.metrics(at: environment.dynamicTypeSize).size)
    bodyReach = (em * 1950 / 2048, em * 494 / 2048)
    // 6.67 x 11.33 points at a body of 16, 7 x 12 at 17, in lines of about 2.2: measured.
    chevronSize = CGSize(width: em * 0.414, height: em * 0.707)
    chevronLine = em * 0.1375
  }

  private mutating func useAppearance(
    _ appearance: _ListAppearance, _ environment: EnvironmentValues, width: CGFloat, isNew: Bool
  ) {
    switch appearance {
    case .insetGrouped, .sidebar: break
    case .grouped:
      background = .band
      sideInset = 0
      outerSeparators = isNew ? .none : .whole
    case .sidebarColumn: useSidebar(environment, isNew: isNew)
    case .besideSidebar: useBesideSidebar(environment, isNew: isNew)
    case .plain, .inset:
      background = .none
      // Seen on pictures of both designs: lines above the first row and below the last one, too.
      outerSeparators = .asRows
      sideInset = 0
      (topGap, halfGap, bottomGap) = (0, 0, 0)
      if !isNew, appearance == .inset { separatorEnd = rowInsets.trailing }
      // 28 points with a text 4 below its top, as somebody has read it off UIKit's plain lists.
      headerInsets = EdgeInsets(top: 4, leading: rowInsets.leading, bottom: 4, trailing: rowInsets.trailing)
      footerInsets = headerInsets
      minHeaderHeight = 28
      sectionSpacing = isNew ? 22 : 0
    }
  }

  /// The first column of a split view.
  ///
  /// Measured in iOS 26: rows begin below the bar at once, 16 inside, as high as those on cards; a header takes 54 after other
  /// rows.
  private mutating func useSidebar(_ environment: EnvironmentValues, isNew: Bool) {
    (background, hasSeparators, hasChevrons) = (.none, false, false)
    (sideInset, topGap) = (16, 0)
    rowInsets.leading = isNew ? 16 : 8
    rowInsets.trailing = rowInsets.leading
    highlightRadius = isNew ? 26 : 10
    if isNew {
      (halfGap, bottomGap) = (10, 10)
      headerInsets = EdgeInsets(top: 11, leading: 16, bottom: 12.5, trailing: 16)
      let isDark = environment.colorScheme == .dark
      // #DBDBDB on #FAFAFA, and a tenth of white in the dark.
      let shade: UInt8 = isDark ? 255 : 0
      selectedColor = RGBAColor(red: shade, green: shade, blue: shade, alpha: isDark ? 27 : 32)
    } else {
      (halfGap, bottomGap) = (8, 8)
      headerInsets = EdgeInsets(top: 16, leading: 8, bottom: 6, trailing: 8)
      selectedColor = SystemColor.tertiarySystemFill.color(in: environment)
    }
    footerInsets = EdgeInsets(top: 6, leading: rowInsets.leading, bottom: 6, trailing: rowInsets.trailing)
  }

  /// The second of three columns.
  ///
  /// Measured in iOS 26: rows are 16 inside the column and their contents 8 more, as high as on cards, with lines in between.
  private mutating func useBesideSidebar(_ environment: EnvironmentValues, isNew: Bool) {
    (background, hasChevrons, outerSeparators) = (.none, false, .asRows)
    (sideInset, topGap, halfGap, bottomGap) = (isNew ? 16 : 8, isNew ? 8 : 0, 0, 0)
    topGapBelowLargeTitle = topGap
    rowInsets.leading = 8
    (rowInsets.trailing, separatorEnd) = (8, 8)
    (highlightRadius, minHeaderHeight, sectionSpacing) = (isNew ? 26 : 10, 28, isNew ? 22 : 0)
    selectedColor = SystemColor.secondarySystemFill.color(in: environment)
    headerInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    footerInsets = headerInsets
  }

  private mutating func useRequests(_ environment: EnvironmentValues) {
    if let height = environment.listRowHeight { minRowHeight = height }
    if let height = environment.defaultMinListHeaderHeight { minHeaderHeight = height }
    if let spacing = environment.listRowSpacing { rowSpacing = spacing }
    // Measured in iOS 26 above headers on cards: a third of the usual distance. Without headers, and in other looks, that is a
    // guess.
    (usualSpacing, compactSpacing) = (sectionSpacing ?? 2 * halfGap, 2 * halfGap / 3)
    switch environment.listSectionSpacing {
    case .default, nil: break
    case .compact:
      if sectionSpacing == nil { halfGap /= 3 } else { sectionSpacing = compactSpacing }
    case .custom(let spacing): sectionSpacing = spacing
    }
  }
}
