/// A labelled surface in the place of a part of an adopted app that does not compile here, which the picture reports.
///
/// `stills adopt` has the compiler read it in the braces of such a part; nobody else writes it.
/// - Remark: only here, for tests.
public struct LeftOutView: View {
  private let declaration: String
  private let owner: String
  private let reason: String

  /// Creates a surface.
  /// - Parameters:
  ///   - declaration: what does not compile, such as `TeaScreen.body`.
  ///   - owner: the type that it belongs to.
  ///   - reason: the compiler's words.
  public nonisolated init(_ declaration: String, of owner: String, _ reason: String) {
    self.declaration = declaration
    self.owner = owner
    self.reason = reason
  }

  /// A surface of the size that is offered.
  public var body: some View {
    StandInSurface(
      named: declaration,
      "\(declaration) does not compile here (\(reason)): a labelled surface stands in for it. Say what is to be drawn: "
        + ".standIn(for: \(owner).self) { … } on a view around it, or as a trait of the test or its suite")
  }
}
