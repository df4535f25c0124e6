import ImageComparison
import TextFormats

/// What differs between a picture and its reference: the pixels, and the layouts where both are known.
struct PictureDifference: Sendable {
  var pixels: ImageDifference
  /// Nil where one of the pictures has no layout.
  var layout: LayoutDifference?
  /// Whether the reference has a layout that another version of Stills wrote.
  var hasForeignLayout: Bool
  /// Nil where both were drawn with the same, or where that is not known.
  var versions: VersionDifference?

  /// The layout's difference first, because it says in a few words what happened.
  var message: String {
    [layoutMessage, ImageDifferenceMessage(difference: pixels).text, versions?.message].compactMap(\.self)
      .joined(separator: "\n\n")
  }

  private var layoutMessage: String? {
    if let layout { return LayoutDifferenceMessage(layout).text }
    return hasForeignLayout ? LayoutDifferenceMessage.foreignLayout : nil
  }
}

/// The parts that a picture and its reference were drawn with in different versions.
struct VersionDifference: Equatable, Sendable {
  let before, after: [String]

  /// Nil where no part is known of both in different versions.
  init?(from before: [String], to after: [String]) {
    func part(_ text: String) -> Substring { text[..<(text.lastIndex(of: " ") ?? text.endIndex)] }
    let pairs = before.compactMap { old in
      after.first { part($0) == part(old) && $0 != old }.map { (old, $0) }
    }
    guard !pairs.isEmpty else { return nil }
    (self.before, self.after) = (pairs.map(\.0), pairs.map(\.1))
  }

  /// Which versions those are, in words.
  var message: String {
    """
    The reference was drawn with \(before.listed), the new picture with \
    \(after.listed): that may be all that changed.
    """
  }
}
