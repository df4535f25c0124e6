// Measured with `.ci/nearness --swift`, which prints these lines.

extension NearPicture {
  static let clock: [NearPicture] = [
    NearPicture(
      of: "SwiftClockUI", "ArmTests.testArmWith25MinuteAngle.1", shapes: [0.05, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArmTests.testArtNouveauArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArmTests.testDrawningArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArmTests.testHourArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArmTests.testMinuteArms.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArtNouveauArmTests.testArtNouveauArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClassicArmTests.testClassicArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClassicClockBorderTests.testClassicClockBorder.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "DrawnClockBorderTests.testDrawnClockBorder.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "SteampunkClockBorderTests.testSteampunkClockBorder.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArtNouveauIndicatorsTests.testArtNouveauIndicators.1", shapes: [0.69, 0.53], texts: 12,
      offsets: [0.0, 0.3], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "SteampunkIndicatorsTests.testSteampunkIndicators.1", shapes: [0.00, 0.00], texts: 12,
      offsets: [0.0, 0.0], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "SteampunkIndicatorsTests.testSteampunkIndicatorsWithLimitedHours.1", shapes: [0.02, 0.00],
      texts: 4,
      offsets: [0.0, 0.0], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "CogwheelTests.testCogwheel.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "CogwheelTests.testCogwheels.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "MoonTests.testMoon.1", shapes: [0.08, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "PlateTests.testPlateHardXII.1", shapes: [0.00, 0.00], texts: 1,
      offsets: [2.0, 2.0], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "PlateTests.testPlateSoftI.1", shapes: [0.00, 0.00], texts: 1,
      offsets: [1.7, 1.7], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "SteampunkHourArmTests.testSteampunkHourArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "SteampunkMinuteArmTests.testSteampunkMinuteArm.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "WindUpKeyTests.testWindUpKey.1", shapes: [0.01, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ArmsTests.testArms.1", shapes: [0.08, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "Path+CircleTests.testCenter.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockFaceTests.testClockFaceSmiling.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "EyeTests.testEyes.1", shapes: [0.00, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "MouthTests.testMouths.1", shapes: [0.12, 0.00], texts: 0,
      offsets: [], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockViewTests.testClockViewArtNouveauStyle.1", shapes: [0.77, 0.53], texts: 12,
      offsets: [0.0, 0.3], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockViewTests.testClockViewDifferentColors.1", shapes: [0.43, 0.21], texts: 12,
      offsets: [0.3, 0.7], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockViewTests.testClockViewDrawingStyle.1", shapes: [0.22, 0.10], texts: 12,
      offsets: [0.3, 0.3], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockViewTests.testClockViewSteampunkStyle.1", shapes: [1.56, 0.00], texts: 12,
      offsets: [0.0, 0.0], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockViewTests.testClockViewWithFace.1", shapes: [0.45, 0.27], texts: 12,
      offsets: [0.3, 0.7], brokenElsewhere: 0),
    NearPicture(
      of: "SwiftClockUI", "ClockViewTests.testDefaultClockView.1", shapes: [0.45, 0.27], texts: 12,
      offsets: [0.3, 0.7], brokenElsewhere: 0),
  ]

  static let markdown: [NearPicture] = [
    NearPicture(
      of: "swift-markdown-ui", "MarkdownImageTests.testColorScheme.1", shapes: [0.46, 0.16], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownImageTests.testFailingImage.1", shapes: [0.01, 0.01], texts: 2,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownImageTests.testImageLink.1", shapes: [0.63, 0.20], texts: 2,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownImageTests.testMultipleImages.1", shapes: [0.68, 0.02], texts: 1,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownImageTests.testMultipleImagesSize.1", shapes: [0.26, 0.01], texts: 1,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownImageTests.testRelativeImage.1", shapes: [0.13, 0.00], texts: 2,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownListTests.testBulletedDashedList.1", shapes: [0.00, 0.00], texts: 12,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownListTests.testBulletedList.1", shapes: [0.03, 0.03], texts: 6,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownListTests.testLooseList.1", shapes: [0.11, 0.11], texts: 15,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownListTests.testNumberedList.1", shapes: [0.00, 0.00], texts: 19,
      offsets: [0.5, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownListTests.testRomanNumberedList.1", shapes: [0.16, 0.16], texts: 12,
      offsets: [0.5, 3.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownListTests.testTaskList.1", shapes: [0.10, 0.09], texts: 3,
      offsets: [0.0, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testEmptyTable.1", shapes: [0.11, 0.11], texts: 3,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testTable.1", shapes: [0.27, 0.27], texts: 7,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testTableAlignment.1", shapes: [1.02, 1.01], texts: 13,
      offsets: [9.5, 13.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testTableBackground.1", shapes: [11.92, 7.23], texts: 7,
      offsets: [40.5, 62.5], brokenElsewhere: 1),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testTableBorder.1", shapes: [2.60, 2.56], texts: 7,
      offsets: [27.0, 40.0], brokenElsewhere: 1),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testTableSize.1", shapes: [0.23, 0.23], texts: 7,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTableTests.testTableWithImages.1", shapes: [0.54, 0.02], texts: 4,
      offsets: [1.0, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testBlockquote.1", shapes: [1.40, 1.36], texts: 5,
      offsets: [10.5, 16.5], brokenElsewhere: 1),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testCenteredParagraphs.1", shapes: [0.06, 0.06], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testCodeBlock.1", shapes: [0.00, 0.00], texts: 3,
      offsets: [1.0, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testHeadings.1", shapes: [0.00, 0.00], texts: 12,
      offsets: [0.5, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testInlines.1", shapes: [0.19, 0.19], texts: 9,
      offsets: [0.5, 1.5], brokenElsewhere: 1),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testInlinesStyling.1", shapes: [0.19, 0.19], texts: 8,
      offsets: [0.5, 3.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testOpenCodeBlock.1", shapes: [0.00, 0.00], texts: 2,
      offsets: [1.0, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testParagraphs.1", shapes: [0.02, 0.02], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testSoftBreakModeLineBreak.1", shapes: [0.00, 0.00], texts: 3,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testSoftBreakModeSpace.1", shapes: [0.00, 0.00], texts: 3,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testSpacing.1", shapes: [0.00, 0.00], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testThematicBreak.1", shapes: [0.00, 0.00], texts: 5,
      offsets: [1.0, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testTrailingParagraphs.1", shapes: [0.06, 0.06], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "MarkdownTests.testVerbatimHTML.1", shapes: [0.01, 0.01], texts: 3,
      offsets: [1.0, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testBlockquote.1", shapes: [0.00, 0.00], texts: 6,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testCodeBlock.1", shapes: [0.02, 0.00], texts: 6,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testHeadings.1", shapes: [0.00, 0.00], texts: 13,
      offsets: [1.0, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testImage.1", shapes: [0.46, 0.01], texts: 3,
      offsets: [0.5, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testInlines.1", shapes: [0.00, 0.00], texts: 12,
      offsets: [0.5, 1.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testList.1", shapes: [0.07, 0.06], texts: 17,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testParagraph.1", shapes: [0.00, 0.00], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testTable.1", shapes: [0.00, 0.00], texts: 18,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeDocCTests.testThematicBreak.1", shapes: [0.00, 0.00], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testBlockquote.1", shapes: [0.00, 0.00], texts: 6,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testCodeBlock.1", shapes: [0.00, 0.00], texts: 6,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testHeadings.1", shapes: [0.00, 0.00], texts: 13,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testHeadingsColors.1", shapes: [0.00, 0.00], texts: 12,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testInlines.1", shapes: [0.10, 0.10], texts: 12,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testList.1", shapes: [0.05, 0.05], texts: 15,
      offsets: [0.5, 1.0], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testParagraph.1", shapes: [0.00, 0.00], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testTable.1", shapes: [0.00, 0.00], texts: 18,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testTaskList.1", shapes: [0.14, 0.07], texts: 6,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
    NearPicture(
      of: "swift-markdown-ui", "ThemeGitHubTests.testThematicBreak.1", shapes: [0.00, 0.00], texts: 4,
      offsets: [0.5, 0.5], brokenElsewhere: 0),
  ]

  /// What makes the differences, a sentence or two each.
  package static let causes: [String] = [
    """
    A circle in a frame that is no square to the pixel is an ellipse here, and on an iPhone a circle in its \
    middle: the dots of the clocks.
    """,
    """
    Letters and code are narrower or wider by up to one percent, which moves the ends of long lines by one \
    to four points and some line breaks ("Mad issue", "modified files").
    """,
    """
    Columns of a grid that has too little room get other widths: the tables with padding, which the iPhone \
    makes narrower than it needs to.
    """,
    """
    Photographs are scaled by other filters.
    """,
    """
    Numbers on discs (SteampunkIndicators) are measured with the ring around them, so that their offsets say \
    nothing.
    """,
    """
    A clock for the Mac is not drawn, and not counted.
    """,
  ]
}
