public import Foundation

/// What is copied, by UIKit's name: each process has its own here, and each test that says so.
///
/// Tests that run side by side would see what others copy: the trait `.ownPasteboard` gives each of them one that is empty.
/// - Remark: each process has its own, which is empty at first.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The one of all programs on a device: of the test, where it has one of its own, and else of the process.
  public static var general: UIPasteboard { TestPasteboard.current ?? ofProcess }

  private static let ofProcess = UIPasteboard()

  package init() {}

  /// The text on it.
  public var string: String?
  /// The address on it.
  public var url: URL?
  /// The picture on it.
  public var image: UIImage?
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }

  /// Puts a text, an address or a picture on it, of whichever type; other values are not kept.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    (string, url, image) = (value as? String, value as? URL, value as? UIImage)
  }
}

/// The pasteboard of a test.
package enum TestPasteboard {
  /// That of the test that runs; nil where it has none of its own.
  @TaskLocal package static var current: UIPasteboard?
}
