public import Foundation

/// A file or a folder in the memory, by Foundation's name on Apple's systems.
/// - Remark: reads files and folders and writes them; it archives nothing and knows no links.
open class FileWrapper: NSObject {
  /// How a file is read: always at once, whatever is asked for.
  public struct ReadingOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without mapping it into the memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In the place of what is there at once, or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// With the names under which the files were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The contents of a file; nil of a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder, by its names; nil of a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name under which it was read; nil of what was never in a folder.
  open var filename: String?
  /// The name under which it should be written.
  open var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Reads a file or a folder.
  public init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    fileWrappers = try names.reduce(into: [:]) { $0[$1] = try FileWrapper(url: url.appending(path: $1)) }
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { fileWrappers == nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Writes the file, or the folder with all that is in it.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
    if let contents = regularFileContents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else if options.contains(.atomic) {
      try writeFolderAtOnce(to: url)
    } else {
      try writeFolder(to: url)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func writeFolder(to url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (name, child) in fileWrappers ?? [:] {
      // No name leads out of the folder.
      guard !name.contains("/"), name != ".", name != ".." else { throw CocoaError(.fileWriteInvalidFileName) }
      try child.write(to: url.appending(path: name))
    }
  }

  /// Writes a folder beside its place, and puts it there when it is whole; what is there already goes only then.
  private func writeFolderAtOnce(to url: URL) throws {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    let (new, old) = (folder.appending(path: ".\(UUID().uuidString)"), folder.appending(path: ".\(UUID().uuidString)"))
    do {
      try writeFolder(to: new)
      guard files.fileExists(atPath: url.path) else { return try files.moveItem(at: new, to: url) }
      try files.moveItem(at: url, to: old)
      do {
        try files.moveItem(at: new, to: url)
      } catch {
        try files.moveItem(at: old, to: url)
        throw error
      }
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
    try files.removeItem(at: old)
  }

  /// Puts something into a folder.
  /// - Returns: its name there, which is another one where the folder has such a name already; that name is not Apple's.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    precondition(isDirectory, "Only a folder holds files, and \(filename ?? preferredFilename ?? "this") is a file")
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    let taken = fileWrappers ?? [:]
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? wanted : "\($0)__\(wanted)" }
    let name = names.first { taken[$0] == nil } ?? wanted
    fileWrappers = taken.merging([name: child]) { $1 }
    return name
  }

  /// Puts a file into a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }

  /// The name under which something is in the folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }
}
