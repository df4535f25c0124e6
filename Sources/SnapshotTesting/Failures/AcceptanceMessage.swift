import SnapshotReferences
import TextFormats

/// How a value that failed becomes the reference, if a person wants it.
struct Acceptance: Equatable {
  /// The kept file, byte for byte what recording would write, or nil where it could not be kept.
  var actual: String?
  /// The path of the reference; nothing where it stands in the source.
  var reference = ""
  /// What the kept file would take the place of.
  var place = Place.file
  /// Whether naming a record mode for another run would record it; one that the code names counts before that.
  var canBeRecorded = true

  /// What lies where the reference belongs.
  enum Place: Equatable {
    /// A plain file.
    case file
    /// Nothing, in a folder that is there.
    case nothing
    /// Nothing, and its folder is missing too.
    case noFolder(String)
    /// A symbolic link, whose target may be the reference of others too.
    case symbolicLink
  }
}

/// Puts into words how a value that failed becomes the reference.
struct AcceptanceMessage {
  var acceptance: Acceptance
  /// The record mode that records it in another run: `failed`.
  var mode: String
  /// The regular expression that `swift test --filter` finds the test by, or nil where it is not known.
  var filter: String?
  var folder: CommandFolder

  /// The whole text: what a person has to be sure of, and the commands, the shortest first.
  var text: String {
    let commands = [copy, record].compactMap(\.self)
    return ([sentence] + (commands.isEmpty ? [] : [commands.map { "  \($0)" }.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  private var sentence: String {
    switch (copy, record) {
    case (.some, .some): "If the new one is right, accept this file, or record it again:"
    case (.some, nil) where acceptance.place == .symbolicLink:
      """
      The reference is a symbolic link, and recording does not write through links. If the new one is right, put it in \
      the link's place:
      """
    case (.some, nil): "If the new one is right, accept this file:"
    case (nil, .some): "If the new one is right, record it:"
    case (nil, nil) where acceptance.place == .symbolicLink:
      """
      The reference is a symbolic link, and recording does not write through links. To record it, replace the link with \
      a copy of its target.
      """
    case (nil, nil): "To record it, remove the record mode from the code, which takes precedence over any other."
    }
  }

  /// Takes the file that was looked at, without running anything again.
  private var copy: String? {
    acceptance.actual.map { actual in
      let reference = word(acceptance.reference)
      let copy = "cp \(word(actual)) \(reference)"
      return switch acceptance.place {
      case .file, .nothing: copy
      case .noFolder(let folder): "mkdir -p \(word(folder)) && \(copy)"
      // A copy would go through the link, into a file that may be the reference of others too.
      case .symbolicLink: "rm \(reference) && \(copy)"
      }
    }
  }

  private var record: String? {
    guard acceptance.canBeRecorded, acceptance.place != .symbolicLink else { return nil }
    let command = "\(RunEnvironment.recordVariable)=\(mode) \(folder.testCommand)"
    if let filter { return "\(command) --filter \(ShellWord.inApostrophes(filter))" }
    // All tests are run only where nothing else helps.
    return acceptance.actual == nil ? command : nil
  }

  private func word(_ path: String) -> String { ShellWord.quoted(folder.path(path)) }
}
