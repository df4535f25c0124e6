import Foundation

extension ReferenceFileError: CustomStringConvertible {
  /// What is wrong with which file, and the way out.
  package var description: String {
    switch code {
    case .permissionDenied:
      "\"\(path)\" may not be written: permission denied. Make it and its folder writable."
    case .diskFull:
      "\"\(path)\" could not be written: the disk is full. Nothing was changed; make room for it."
    case .folderInTheWay:
      "\"\(path)\" should be a file, but is a folder. Remove or rename the folder."
    case .notAFile:
      "\"\(path)\" should be a plain file, but is a pipe, a socket or a device. Remove it."
    case .fileInTheWay:
      "\"\(path)\" should be a folder, but is a file. Remove or rename the file."
    case .symbolicLink:
      "\"\(path)\" is a symbolic link, and references are only written to plain files. Replace the link with a copy of its target."
    case .brokenLink:
      "\"\(path)\" is a symbolic link that leads nowhere. Remove the link, or make what it leads to."
    case .unreadable:
      "\"\(path)\" cannot be read: permission denied. Make it and its folders readable."
    case .system(let number):
      "\"\(path)\" could not be used: \(String(cString: strerror(number)))."
    }
  }
}
