import Foundation
import TextFormats

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
    case .brokenLink:
      "\(path.quoted) is a symbolic link that leads nowhere. Remove the link, or make what it leads to."
    case .unreadable:
      "\(path.quoted) cannot be read: permission denied. Make it and its folders readable."
    case .system(let number):
      "\(path.quoted) could not be used: \(String(cString: strerror(number)))."
    }
  }
}
