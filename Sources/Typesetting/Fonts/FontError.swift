import TextFormats

/// Why bytes could not be used as a font.
public struct FontError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read; the text is the system's.
    case unreadable(String)
    /// The bytes do not start like a font.
    case notAFont
    /// The bytes are a Git LFS pointer, not the file that it stands for.
    case gitLFSPointer
    /// The bytes are a compressed web font.
    case webFont
    /// The bytes end before the table with this name.
    case truncated(table: String)
    /// The collection has fewer faces than asked for.
    case noSuchFace(index: Int, count: Int)
    /// The table with this name says something that no font can mean.
    case nonsense(table: String, _ figures: String)
    /// The tables contradict each other.
    case damaged
  }

  /// The file or the name that the caller gave the bytes.
  public let name: String
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason, name: String) {
    self.name = name
    self.reason = reason
  }
}

extension FontError: CustomStringConvertible {
  /// The reason in a sentence that names the font and the way out.
  public var description: String {
    switch reason {
    case .unreadable(let cause):
      "The font \(name) cannot be read: \(cause)"
    case .notAFont:
      "\(name) is not an OpenType or TrueType font (.otf, .ttf, .ttc)."
    case .gitLFSPointer:
      "\(name) is a Git LFS pointer, not a font: run `\(GitLFSPointer.command)` to fetch the file."
    case .webFont:
      "\(name) is a compressed web font (WOFF): convert it to .otf or .ttf first, for example with fontTools."
    case .truncated(let table):
      "The font \(name) ends before its table '\(table)': the file is cut off, copy it again."
    case .noSuchFace(let index, let count):
      "The font \(name) has \(count.counted("face")), so there is none with the index \(index)."
    case .nonsense(let table, let figures):
      "The font \(name) is damaged: its table '\(table)' speaks of \(figures). Copy the file again."
    case .damaged:
      "The font \(name) is damaged: its tables contradict each other."
    }
  }
}
