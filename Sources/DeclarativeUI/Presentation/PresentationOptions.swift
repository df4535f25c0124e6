public import Foundation
import LayoutTree

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

/// What can be used behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool?
  /// Up to which height of the sheet; nil for all.
  private(set) var upThrough: PresentationDetent?

  /// As is usual: nothing.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
  /// Everything; the screen is not dimmed.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// Everything, as long as the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(isEnabled: true, upThrough: detent)
  }
}

/// What views on a sheet ask of it; of several requests the first one counts.
struct PresentationOptions: PreferenceEntry {
  var detents: Set<PresentationDetent> = []
  var selection: PresentationDetent?
  /// Says that people chose another height; nil where nobody wants to know it.
  var select: ((PresentationDetent) -> Void)?
  /// Nil is as usual: where there is a choice of heights.
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var hidesBackground = false
  var allowsInteractionBehind = false
  /// Up to which height of the sheet something behind it can be used; nil for all.
  var interactionLimit: PresentationDetent?
  /// How large it is on a wide screen; nil is as usual.
  var sizing: PresentationSizing?
  /// Whether people cannot drag the sheet away.
  var isDismissDisabled = false
  /// What it becomes where there is little room across, and along; nil is as usual.
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? PresentationOptions else { return self }
    var both = self
    if both.detents.isEmpty {
      (both.detents, both.selection, both.select) = (next.detents, next.selection, next.select)
    }
    both.dragIndicator = dragIndicator ?? next.dragIndicator
    both.cornerRadius = cornerRadius ?? next.cornerRadius
    both.horizontalAdaptation = horizontalAdaptation ?? next.horizontalAdaptation
    both.verticalAdaptation = verticalAdaptation ?? next.verticalAdaptation
    both.hidesBackground = hidesBackground || next.hidesBackground
    both.allowsInteractionBehind = allowsInteractionBehind || next.allowsInteractionBehind
    both.interactionLimit = interactionLimit ?? next.interactionLimit
    both.sizing = sizing ?? next.sizing
    both.isDismissDisabled = isDismissDisabled || next.isDismissDisabled
    return both
  }
}

/// A request of a view on a sheet.
private struct PresentationOptionModifier: PrimitiveModifier, NodeContent {
  let call: ModifierCall
  let options: PresentationOptions

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[PresentationOptions.self] =
      (inside[PresentationOptions.self] as? PresentationOptions).map(options.combined) ?? options
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension View {
  fileprivate nonisolated func option(
    _ name: String, _ value: Any?, _ change: (inout PresentationOptions) -> Void
  ) -> some View {
    var options = PresentationOptions()
    change(&options)
    return modifier(PresentationOptionModifier(call: ModifierCall(name, ["": value]), options: options))
  }

  /// The view, whose sheet rests at some heights; it is shown at the lowest one.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    option("presentationDetents", detents) { $0.detents = detents }
  }

  /// The view, whose sheet rests at some heights; it is shown at the one that is chosen.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetent(detents: detents, selection: selection))
  }

  /// The view, whose sheet has a line by which it is dragged, or none.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    option("presentationDragIndicator", visibility) {
      $0.dragIndicator = visibility == .automatic ? nil : visibility
    }
  }

  /// The view, whose sheet has corners of a radius in points; nil is the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    option("presentationCornerRadius", cornerRadius) { $0.cornerRadius = cornerRadius }
  }

  /// The view, behind whose sheet something can be used or not.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    option("presentationBackgroundInteraction", interaction) {
      $0.allowsInteractionBehind = interaction.isEnabled ?? false
      $0.interactionLimit = interaction.upThrough
    }
  }

  /// The view, whose sheet is painted with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// The view, whose sheet has other views behind it.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackground(alignment: alignment, background: content()))
      .option("presentationBackground", nil) { $0.hidesBackground = true }
  }

  /// The view, whose sheet people may drag away or not.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    option("interactiveDismissDisabled", isDisabled ? nil : false) { $0.isDismissDisabled = isDisabled }
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is where there is room.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  /// As is usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls what is on the sheet.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is on a wide screen.
public struct PresentationSizing: Hashable, Sendable {
  let name: String
  /// Whether the sheet is as wide as what is on it.
  private(set) var fitsAcross = false
  /// Whether the sheet is as high as what is on it.
  private(set) var fitsAlong = false

  /// As is usual: as a form.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As large as what is on it.
  public static let fitted = PresentationSizing(name: "fitted", fitsAcross: true, fitsAlong: true)
  /// A little smaller than a page.
  public static let form = PresentationSizing(name: "form")
  /// About as large as a page of paper.
  public static let page = PresentationSizing(name: "page")

  /// The size, which along some axes is that of what is on the sheet.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    PresentationSizing(name: name, fitsAcross: horizontal, fitsAlong: vertical)
  }

  /// The size as it is: on one picture what is on the sheet does not become smaller.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
}

// What a phone's picture does not show.
extension View {
  /// The view, whose sheet has another size where there is much room.
  /// - Remark: how large a page is, is a guess; whether a phone heeds it is not known, and here it does not.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    option("presentationSizing", sizing.name) { $0.sizing = sizing }
  }

  /// The view as it is: a swipe that scrolls what is on a sheet does not make it higher here.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// The view, what is presented of which becomes something else where there is little room.
  /// - Remark: a sheet may become a cover; a popover that should stay one on a phone fails the snapshot.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// The view, what is presented of which becomes something else where there is little room across or along.
  ///
  /// Where there is little room in both directions, that for the vertical one counts.
  /// - Remark: a sheet may become a cover; what stays as it is though it should become another thing fails the snapshot.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    option("presentationCompactAdaptation", horizontalAdaptation.name) {
      ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontalAdaptation, verticalAdaptation)
    }
  }
}

/// The height at which a sheet is shown by the choice of a view on it.
private struct SelectedDetent {
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent
}

extension SelectedDetent: ViewModifier {
  func body(content: Content) -> some View {
    let (chosen, binding) = (selection, $selection)
    content.option("presentationDetents", detents) {
      ($0.detents, $0.selection, $0.select) = (detents, chosen, { binding.wrappedValue = $0 })
    }
  }
}

/// What a sheet has instead of its own ground; a view that is not presented is as it is.
private struct PresentationBackground<Background: View> {
  let alignment: Alignment
  let background: Background
  @Environment(\.isPresented) var isPresented
}

extension PresentationBackground: ViewModifier {
  func body(content: Content) -> some View {
    if isPresented {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(alignment: alignment) { background.ignoresSafeArea() }
    } else {
      content
    }
  }
}
