#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The PNG files below a folder.
struct PictureFolder {
  /// Their paths from the folder, sorted; folders that begin with a dot, and links to folders, are left out.
  let names: Set<String>

  init(path: String) throws(FileError) {
    var names: Set<String> = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in try PictureFolder.entries(of: folder.isEmpty ? path : path + "/" + folder) {
        let name = folder.isEmpty ? entry : folder + "/" + entry
        var status = stat()
        guard lstat(path + "/" + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !entry.hasPrefix(".") { folders.append(name) }
        } else if entry.lowercased().hasSuffix(".png") {
          names.insert(name)
        }
      }
    }
    self.names = names
  }

  private static func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(folder, number: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// A file that is written.
enum WrittenFile {
  /// Writes a file, with the folders that are missing on the way to it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    makeFolders(to: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path, number: errno) }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else { throw FileError(path, number: errno) }
  }

  /// Writes bytes to an open file, and says whether all of them could be written.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// What cannot be made is seen when the file is opened.
  private static func makeFolders(to path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o777) }
  }

  /// Whether two paths lead to the same file that is there.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }
}
