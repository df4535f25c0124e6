import Foundation
import TextFormats

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
    /// A folder on the way to the file is a symbolic link; what is written there is written elsewhere.
    case linkedFolder
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

extension ReferenceFileError: CustomStringConvertible {
  /// What is wrong with which file, and the way out.
  package var description: String {
    switch code {
    case .permissionDenied:
      "\(path.quoted) may not be written: permission denied. Make it and its folder writable."
    case .diskFull:
      "\(path.quoted) could not be written: the disk is full. Nothing was changed; make room for it."
    case .folderInTheWay:
      "\(path.quoted) should be a file, but is a folder. Remove or rename the folder."
    case .notAFile:
      "\(path.quoted) should be a plain file, but is a pipe, a socket or a device. Remove it."
    case .fileInTheWay:
      "\(path.quoted) should be a folder, but is a file. Remove or rename the file."
    case .symbolicLink:
      "\(path.quoted) is a symbolic link, and references are only written to plain files. Replace the link with a copy of its target."
    case .linkedFolder:
      "\(path.quoted) is a folder that is a symbolic link, and references are only written below \(ReferenceFolder.name) itself. Replace the link with a folder."
    case .brokenLink:
      "\(path.quoted) is a symbolic link that leads nowhere. Remove the link, or make what it leads to."
    case .unreadable:
      "\(path.quoted) cannot be read: permission denied. Make it and its folders readable."
    case .system(let number):
      "\(path.quoted) could not be used: \(String(cString: strerror(number)))."
    }
  }
}

extension ReferenceFileError {
  /// What keeps a folder from being there: the nearest thing on the way up from it, where that is no folder.
  static func obstacle(to folder: URL) -> ReferenceFileError? {
    for ancestor in [folder] + PackageRoot.foldersUpward(from: folder) {
      let path = ancestor.path(percentEncoded: false)
      let name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      var status = stat()
      guard lstat(name, &status) == 0 else { continue }
      guard stat(name, &status) == 0 else { return ReferenceFileError(.brokenLink, path: name) }
      return status.st_mode & S_IFMT == S_IFDIR ? nil : ReferenceFileError(.fileInTheWay, path: name)
    }
    return nil
  }
}
