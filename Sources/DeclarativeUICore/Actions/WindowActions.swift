// What opens and closes windows and asks for a review. There is nothing of all that around a picture: the actions do nothing.

/// What opens a window; here it does nothing.
/// - Remark: does nothing.
public struct OpenWindowAction {
  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) {}

  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// What closes a window; here it does nothing.
/// - Remark: does nothing.
public struct DismissWindowAction {
  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction() {}

  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) {}

  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// What asks people for a review, by StoreKit's name; here it does nothing.
/// - Remark: does nothing.
public struct RequestReviewAction {
  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens a window; here it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window; here it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether there can be several windows: never.
  /// - Remark: always false.
  public var supportsMultipleWindows: Bool { false }

  /// Asks people for a review; here it does nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
