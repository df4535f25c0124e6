public import Foundation

/// A height at which a sheet rests.
/// - Remark: `medium` is 56 % of `large` in iOS 26, as was read off a running system; before it is taken for the half.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// As high as the screen allows.
  public static let large = PresentationDetent(kind: .large)
  /// About half as high.
  public static let medium = PresentationDetent(kind: .medium)
  /// A part of the height of `large`.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points, the screen's lower safe area not counted.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that a type of your own says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }

  /// The height in points, the screen's lower safe area not counted; nil where a custom one is not to be had.
  ///
  /// In iOS 26 `medium` is 56 % of the largest one, as somebody has read it off; before it is taken for the half.
  func height(in context: Context) -> CGFloat? {
    let most = context.maxDetentValue
    switch kind {
    case .large: return most
    case .medium: return context.environment.systemDesign == .iOS26 ? most * 0.56 : most / 2
    case .fraction(let fraction): return most * fraction
    case .height(let height): return min(height, most)
    case .custom(let detent): return detent.type.height(in: context).map { min($0, most) }
    }
  }

  /// What is known where the height of a sheet is asked for.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height that there is room for, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment around.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// A type that says a height; two of the same type are the same.
  fileprivate struct CustomDetent: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }
}

/// A type that says how high a sheet rests.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What is known where the height is asked for.
  typealias Context = PresentationDetent.Context

  /// The height in points, the screen's lower safe area not counted; nil where there is none.
  static func height(in context: Context) -> CGFloat?
}
