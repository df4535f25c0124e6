public import Foundation

/// What opening an address does.
///
/// Nothing opens here by itself: the default action answers that it could not.
/// - Remark: the default one opens nothing.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It will not be opened.
    public static let discarded = Result(kind: .discarded)
    /// It is left to the system, which here opens nothing.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// Another address is left to the system, which here opens nothing.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    /// This or another address is left to the system, within the program if it can be; here nothing opens.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url))
    }
  }

  private let handler: (URL) -> Result

  /// Creates an action from what handles addresses.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address, within the program if that can be, which makes no difference here.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    callAsFunction(url)
  }

  /// Opens an address and says whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if case .handled = handler(url).kind { completion(true) } else { completion(false) }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens addresses; nothing opens here unless a view or test around sets what does.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
