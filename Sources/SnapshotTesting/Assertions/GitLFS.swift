import Foundation

/// Git's extension that keeps large files elsewhere and leaves small text files in their place.
enum GitLFS {
  private static let start = Data("version https://git-lfs.github.com/spec/".utf8)

  /// Whether the bytes are such a text file.
  static func isPointer(_ data: Data) -> Bool { data.starts(with: start) }
}
