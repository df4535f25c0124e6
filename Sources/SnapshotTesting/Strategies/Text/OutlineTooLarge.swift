/// Why a value has no outline.
enum OutlineTooLarge: Error, CustomStringConvertible {
  case tooDeep, tooManyParts

  /// What is wrong, and the way out.
  var description: String {
    let size =
      switch self {
      case .tooDeep: "is nested more than \(ValueOutline.deepestLevel) levels deep"
      case .tooManyParts: "has too many parts; an object counts each time that it is reached"
      }
    return """
      The value \(size). Take a snapshot of a part of it, or let the type of a part conform to \
      AnySnapshotStringConvertible and write itself.
      """
  }
}
