/// A view that goes through phases; a picture shows it at rest, which is in the first of them.
/// - Remark: a picture shows the first phase, in which SwiftUI begins and to which a trigger leads back.
@MainActor @preconcurrency
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private nonisolated(unsafe) let first: Phase?
  private nonisolated(unsafe) let content: (Phase) -> Content

  /// Creates a view that goes through phases again and again.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that goes through phases each time that a value changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// The content in the first phase.
  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// The view as it is in phases that follow each other; a picture shows the first.
  /// - Remark: a picture shows the first phase.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }

  /// The view as it is in phases that follow each other when a value changes; a picture shows the first.
  /// - Remark: a picture shows the first phase.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
