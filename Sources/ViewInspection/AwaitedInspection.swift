public import DeclarativeUI
import Foundation
public import OpenCombine

/// What ViewInspector calls `inspect` and what is awaited: it ends when the view was looked at, and throws what that throws.
///
/// It has a name of its own, since in a test that waits, the other `inspect` could not be called any more.
extension InspectionEmissary where V: View {
  /// Looks at the view while it is shown, and waits for that: ViewInspector's `try await inspection.inspect { … }`.
  /// - Parameters:
  ///   - delay: how much later.
  ///   - line: the test's line.
  ///   - inspection: what is to be done with the view.
  /// - Throws: `InspectionError` where no view is shown that answers.
  public func awaitInspection(
    after delay: Duration = .zero, line: UInt = #line,
    _ inspection: @MainActor (InspectableView<ViewType.View<V>>) async throws -> Void
  ) async throws {
    let view = try await awaitView(after: delay, line: line)
    try await inspection(view.inspectedWhereShown())
  }

  /// Looks at the view when a publisher has sent something, and waits for that.
  public func awaitInspection<P: Publisher>(
    onReceive publisher: P, after delay: Duration = .zero, line: UInt = #line,
    _ inspection: @MainActor (InspectableView<ViewType.View<V>>) async throws -> Void
  ) async throws where P.Failure == Never {
    await publisher.firstValue()
    try await awaitInspection(after: delay, line: line, inspection)
  }
}

extension InspectionEmissary where V: ViewModifier {
  /// Looks at what the modifier makes of a view while it is shown, and waits for that.
  public func awaitInspection(
    after delay: Duration = .zero, line: UInt = #line,
    _ inspection: @MainActor (InspectableView<ViewType.ViewModifier<V>>) async throws -> Void
  ) async throws {
    let modifier = try await awaitView(after: delay, line: line)
    try await inspection(modifier.inspectedWhereShown())
  }

  /// Looks at what the modifier makes of a view when a publisher has sent something, and waits for that.
  public func awaitInspection<P: Publisher>(
    onReceive publisher: P, after delay: Duration = .zero, line: UInt = #line,
    _ inspection: @MainActor (InspectableView<ViewType.ViewModifier<V>>) async throws -> Void
  ) async throws where P.Failure == Never {
    await publisher.firstValue()
    try await awaitInspection(after: delay, line: line, inspection)
  }
}

extension InspectionEmissary {
  /// The view or the modifier that answers the notice.
  private func awaitView(after delay: Duration, line: UInt) async throws -> V {
    ViewHosting.update()
    // What the view has begun when it appeared goes first, as far as it waits for nothing.
    if delay > .zero { try await Task.sleep(for: delay) } else { await Task.yield() }
    var answer: V?
    callbacks[line] = { answer = $0 }
    ViewHosting.update()
    notice.send(line)
    ViewHosting.update()
    callbacks[line] = nil
    guard let answer else {
      throw InspectionError.notSupported(
        "No \(V.self) answers: is it shown by a ViewHosting, and does it have .onReceive(inspection.notice)?")
    }
    return answer
  }
}

extension Publisher where Failure == Never {
  /// Waits until something is sent.
  @MainActor fileprivate func firstValue() async {
    var subscription: AnyCancellable?
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      subscription = sink { _ in
        waiting?.resume()
        waiting = nil
      }
    }
    subscription?.cancel()
  }
}
