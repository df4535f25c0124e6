/// Something to say about an assertion that passes; the words for it are here.
enum Remark: Equatable {
  /// The pictures are equal, though they need not have been.
  case toleranceNotNeeded

  /// The whole text.
  var text: String {
    switch self {
    case .toleranceNotNeeded:
      """
      The tolerance of this snapshot is not needed: the picture is equal to its reference, pixel by pixel. Remove the \
      tolerance, so that no later change can hide behind it.
      """
    }
  }
}
