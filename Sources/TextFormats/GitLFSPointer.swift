/// The small text file that Git LFS leaves in a file's place until the file is fetched.
package enum GitLFSPointer {
  /// How version 1 of its specification has every pointer begin.
  private static let start = Array("version https://git-lfs.github.com/spec/".utf8)

  /// The command that fetches what pointers stand for.
  package static let command = "git lfs pull"

  /// Whether a file with these bytes is a pointer.
  package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: start) }
}
