/// How a value that failed becomes the reference, if a person wants it.
struct Acceptance: Equatable {
  /// The kept file, byte for byte what recording would write, or nil where it could not be kept.
  var actual: String?
  /// The path of the reference.
  var reference: String
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
