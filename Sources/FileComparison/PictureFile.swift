import PNGFiles
import PixelImages
import TextFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that should hold a picture, as bytes.
struct PictureFile {
  let path: String
  let bytes: [UInt8]

  /// Reads the file.
  init(path: String) throws(FileError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path, number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, number: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path, "This is not a regular file. Compare two PNG files, or two folders of them.")
    }
    let size = Int(status.st_size)
    var failure: Int32?
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let readCount = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if readCount < 0, errno == EINTR { continue }
        if readCount < 0 { failure = errno }
        guard readCount > 0 else { return }
        count += readCount
      }
    }
    if let failure { throw FileError(path, number: failure) }
  }

  /// The picture in it.
  func picture() throws(FileError) -> PNGPicture {
    do {
      return try PNGDecoder().decode(bytes)
    } catch {
      throw FileError(path, error.description)
    }
  }

  /// The picture in it as bands, or nil where its rows do not come from top to bottom.
  func bands() throws(FileError) -> PictureBands? {
    do {
      return try PNGBands(bytes).map { PictureBands(path: path, bands: $0) }
    } catch {
      throw FileError(path, error.description)
    }
  }

  /// Whether another file holds the same picture, as far as that is known without inflating either; false says nothing.
  func isKnownToHoldSamePicture(as other: PictureFile) throws(FileError) -> Bool {
    if let digest = digest, digest == other.digest { return true }
    guard bytes == other.bytes else { return false }
    do {
      try PNGDecoder().check(bytes)
      return true
    } catch {
      throw FileError(path, error.description)
    }
  }

  private var digest: PixelDigest? { bytes.withUnsafeBytes { PixelDigest(storedIn: $0) } }
}

/// The picture of a file as bands of rows from top to bottom.
struct PictureBands: Sendable {
  let path: String
  let bands: PNGBands

  /// Two bands of a phone's screens fit into a processor's cache, and the memory of a band is used again for the next.
  private static let rowCount = 256

  /// The next band, or nil behind the last one.
  func next() async -> Result<Bitmap?, FileError> {
    do {
      return .success(try await bands.next(PictureBands.rowCount))
    } catch {
      return .failure(FileError(path, error.description))
    }
  }
}

/// What is wrong with a file, and the way out.
struct FileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// What is wrong, without the name of the file.
  let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Trouble that the system has a number for.
  init(_ path: String, number: Int32) {
    self.init(path, "\(String(cString: strerror(number))).")
  }

  var description: String { "\(path.escapedForTerminal): \(reason)" }
}

/// What is at a path.
enum FileKind {
  case folder, file, nothing

  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
