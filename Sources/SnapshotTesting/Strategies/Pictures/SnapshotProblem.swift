import Foundation

/// A value that became a picture, but not the one that it asked for: a box, say, where no font has the character.
///
/// A strategy throws it, so that such a picture is never recorded by mistake. The failure keeps the picture as
/// `actual.png`, for people to see where the trouble is.
package struct SnapshotProblem: Error {
  /// A sentence for each problem, with the way out.
  let sentences: [String]
  let actual: SnapshotAttachment

  /// Joins a picture with what is wrong with it.
  /// - Throws: what the encoder of the picture throws.
  package init(sentences: [String], picture: SnapshotPicture) throws {
    self.sentences = sentences
    actual = SnapshotAttachment(
      name: "actual", pathExtension: "png", data: try Diffing<SnapshotPicture>(tolerance: .exact).encode(picture))
  }
}
