/// Why a reference or a failure file could not be read or written.
package struct ReferenceFileError: Error, Equatable, Sendable {
  /// The kinds of trouble that a person solves differently.
  package enum Code: Equatable, Sendable {
    /// The file or its folder may not be changed.
    case permissionDenied
    /// The disk or the user's share of it is full.
    case diskFull
    /// A folder has the name of the file.
    case folderInTheWay
    /// A pipe, a socket or a device has the name of the file.
    case notAFile
    /// A file has the name of the folder.
    case fileInTheWay
    /// The file is a symbolic link; writing would replace it or reach where nobody looks.
    case symbolicLink
    /// The file or the folder is a symbolic link to nothing.
    case brokenLink
    /// The file cannot be read.
    case unreadable
    /// Anything else, with the system's error number.
    case system(Int32)
  }

  /// What went wrong.
  package var code: Code
  /// The file or folder that was in question.
  package var path: String

  package init(_ code: Code, path: String) {
    self.code = code
    self.path = path
  }
}
