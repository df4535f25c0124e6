/// A text whose ink was measured on a picture of iOS.
package struct MeasuredText: Hashable, Sendable {
  package let text: String
  /// The em size in points.
  package let size: Double
  /// 100 to 900, as OpenType has it.
  package let weight: Int
  package let isMonospaced: Bool
  /// From the left end of the ink to the right one, in points.
  package let width: Double

  /// All texts that were measured to see how near the widths of letters are, most of which these were not fitted to.
  package static var all: [MeasuredText] {
    texts(regular, weight: 400) + texts(semibold, weight: 600) + texts(bold, weight: 700)
      + texts(monospaced, weight: 400, isMonospaced: true)
      + texts(monospacedSemibold, weight: 600, isMonospaced: true)
  }

  /// - Parameter lines: a size, a width and the text each.
  private static func texts(_ lines: String, weight: Int, isMonospaced: Bool = false) -> [MeasuredText] {
    lines.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let size = Double(words[0]), let width = Double(words[1]) else { return nil }
      return MeasuredText(
        text: String(words[2]), size: size, weight: weight, isMonospaced: isMonospaced, width: width)
    }
  }
}

/// Pictures of iPhones at 3x, iOS 17 to 26: gonzalezreal/textual, fespinoza/sample-json-app, yogeshbharate25/SnapShotTesting
/// and bitwarden/authenticator-ios, whose text sizes go from medium to the largest for accessibility.
extension MeasuredText {
  private static let regular = """
    11 46.9 Caption 1
    11 49.0 Caption 2
    12 48.8 Footnote
    14 117.5 This is Demo error
    14 78.1 Subheadline
    15 46.4 Callout
    16 285.1 The sky above the port was the color of
    16 254.9 television, tuned to a dead channel.
    16 271.6 This is an incomplete list of headgear:
    16 85.1 Some more:
    16 158.4 A list with a high start:
    16 31.4 Hats
    16 57.4 Bonnets
    16 57.7 Helmets
    16 45.4 Hoods
    16 333.1 It was a bright cold day in April, and the clocks
    16 155.4 were striking thirteen.
    16 182.8 Show file differences that
    16 144.8 haven't been staged
    16 60.2 Systems
    16 63.7 FFF units
    16 241.2 Great Underground Empire (Zork)
    16 66.9 Potrzebie
    16 201.0 Equals the thickness of Mad
    16 58.8 issue 26
    16 185.0 Developed by 19-year-old
    16 113.8 Donald E. Knuth
    16 307.9 Declare the user interface and behavior for
    16 197.8 your app on every platform.
    16 312.8 SwiftUI provides views, controls, and layout
    16 283.4 structures for declaring your app's user
    16 66.6 interface.
    16 97.7 Sample demo
    16 335.4 Set more than a decade after the events of the
    16 351.0 first film, learn the story of the Sully family (Jake,
    16 332.4 Neytiri, and their kids), the trouble that follows
    16 324.5 them, the lengths they go to keep each other
    16 341.0 safe, the battles they fight to stay alive, and the
    16 161.5 tragedies they endure.
    16 61.5 Headline
    16 35.3 Body
    19 50.8 Title 3
    21 54.3 Title 2
    27 48.0 Title
    28 163.3 Sample demo
    33 192.0 Sample demo
    40 162.2 Caption 2
    43 165.7 Caption 1
    44 162.2 Footnote
    47 307.2 Set more than a
    47 322.2 decade after the
    47 339.1 events of the first
    51 148.4 Callout
    53 305.4 Sample demo
    53 111.8 Body
    55 139.0 Title 3
    56 140.5 Title 2
    58 101.2 Title
    """

  private static let semibold = """
    11 48.9 Caption 1
    11 51.0 Caption 2
    12 51.1 Footnote
    14 82.1 Subheadline
    15 49.0 Callout
    16 75.3 Heading 6
    16 84.9 Description
    16 75.7 Command
    16 69.6 Overview
    16 46.9 Trailer
    16 64.6 Headline
    16 36.9 Body
    19 53.4 Title 3
    20.704 94.4 Heading 5
    21 57.2 Title 2
    22.592 102.7 Heading 4
    26.352 119.0 Heading 3
    27 51.2 Title
    30.112 135.6 Heading 2
    30.112 174.6 Go to https://
    30.112 177.9 example.com
    30.112 126.3 Overview
    33 152.8 Large Title
    37.648 162.3 Heading 1
    37.648 61.7 to it
    37.648 120.5 SwiftUI
    40 170.7 Caption 2
    43 174.9 Caption 1
    44 172.4 Footnote
    47 196.2 Overview
    51 158.1 Callout
    53 118.1 Body
    55 147.3 Title 3
    56 148.7 Title 2
    58 108.3 Title
    """

  private static let bold = """
    27 106.4 Header 1
    33 250.1 Trending Movies
    33 294.6 Películas Populares
    38 148.9 Header 1
    43 168.1 Header 1
    58 225.5 Header 1
    """

  private static let monospaced = """
    11 134.2 Caption 2 Monospaced
    """

  private static let monospacedSemibold = """
    11 134.5 Caption 2 Monospaced
    16 145.7 Body Monospaced
    """
}
