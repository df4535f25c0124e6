import Foundation

/// The font files that come with Stills.
public enum BundledFonts {
  /// The family that text is set in when it asks for none.
  public static let systemFamily: String = "Inter"

  /// The names of the system family's files, the ones used most first.
  public static let textFiles: [String] = [
    "Inter/Inter-Regular.otf", "Inter/Inter-Medium.otf", "Inter/Inter-SemiBold.otf", "Inter/Inter-Bold.otf",
    "Inter/Inter-Italic.otf", "Inter/Inter-SemiBoldItalic.otf", "Inter/Inter-BoldItalic.otf",
    "Inter/Inter-Light.otf", "Inter/Inter-Black.otf",
  ]

  /// The name of the emoji font's file.
  public static let emojiFile: String = "NotoColorEmoji/NotoColorEmoji-subset.ttf"

  /// The emoji that the emoji font draws, one to a line.
  public static let emojiList: String = "NotoColorEmoji/emoji.txt"

  /// The bytes of a file of this folder.
  /// - Parameter name: the path of the file from this folder, as in `textFiles`.
  /// - Throws: the error of the file system, which names the file.
  public static func bytes(of name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Bundle.module.bundleURL.appending(path: name)))
  }
}
