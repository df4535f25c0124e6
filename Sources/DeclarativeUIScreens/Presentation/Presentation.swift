import Foundation
import LayoutTree

/// How something is presented in front of a screen.
enum PresentationStyle {
  /// On a card that comes from below.
  case sheet
  /// On a card beside the view that presents it; where there is little room on a sheet.
  case popover
  /// Instead of the screen.
  case cover
  /// As a card of its own in front of the dimmed screen.
  case dialog
  /// As a menu beside the view that presents it.
  case menu
  /// As a card beside the view that presents it.
  case popup

  /// Whether the tint behind it becomes grey: measured behind alerts of iOS 17, and not behind sheets of iOS 26, where that of
  /// alerts is not known.
  func dimsTint(in design: SystemDesign) -> Bool { self == .dialog && design == .iOS18 }

  /// Whether it stands beside the view that presents it, and a touch beside it closes it.
  var isBesideView: Bool { self == .menu || self == .popup }
}

/// A modifier that presents something in front of the screen.
protocol Presenting: CallDescribing {
  var isPresented: Binding<Bool> { get }
  /// What is to be done when it is not presented any more.
  var onDismiss: (() -> Void)? { get }
  /// Where the arrow of a popover points.
  var aim: PopoverAim { get }
  /// The title of a dialog that may not be seen; nil where it always is, or there is none.
  var title: DialogTitle? { get }
}

/// The title of a dialog, and whether it is seen.
struct DialogTitle {
  let text: Text
  let visibility: Visibility
}

/// What presents something in front of the screen, as long as a binding says so.
struct PresentingModifier<Presented: View>: PrimitiveModifier, NodeContent, Presenting {
  let call: ModifierCall
  let style: PresentationStyle
  /// Whether it is there; what is presented may write false.
  let isPresented: Binding<Bool>
  /// What is there, and what tells it from others that would stand in the same place; nil where nothing is.
  let presented: () -> (id: AnyHashable?, view: Presented)?
  var onDismiss: (() -> Void)?
  var aim = PopoverAim()
  var title: DialogTitle?

  /// The modifier, whose dialog has a title that may not be seen.
  nonisolated func titled(_ title: DialogTitle) -> Self {
    var modifier = self
    modifier.title = title
    return modifier
  }

  /// The modifier, whose popover points to a part of the view.
  nonisolated func aimed(_ aim: PopoverAim) -> Self {
    var modifier = self
    modifier.aim = aim
    return modifier
  }

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    let place = node.memory as? PresentationPlace ?? PresentationPlace(call.name, style)
    node.memory = place
    place.source = node
    place.design = context.environment.systemDesign
    place.environment = context.environment
    place.aim = aim
    context.fill(node, self) { inside in
      var outside = inside.inStack(nil).at(.attachment(path: []))
      outside.environment.presentation = isPresented
      outside.environment.navigation = nil
      outside.environment.hasBars = false
      outside.environment.hasTabBar = false
      outside.environment.isBelowTabs = false
      outside.environment.tabAccessory = nil
      outside.environment.outerSearch = nil
      outside.environment.searchesInTabBar = false
      outside.environment.searchBeginsWithTab = false
      outside.environment.leaveSplitColumn()
      outside.environment.popUsualForeground()
      if !style.isBesideView { outside.environment.leaveBar() }
      outside.environment.isOnSheet = style == .sheet || style == .popover
      outside.environment.screenBackground = style == .cover ? .screen : .none
      outside.environment.dialog = style == .dialog ? isPresented : nil
      if style.dimsTint(in: place.design) {
        outside.environment.tintDimming = outside.environment.tintDimming?.inside
      }
      // What is presented does not scroll with the view that presents it.
      if style != .menu { outside.environment.scrollContainer = nil }
      // What is presented is in no row, as labels in a popover show that a row of iOS 18 presents.
      outside.environment.isInListRow = false
      outside.environment.linksAreRows = false
      if style == .menu {
        let around = inside.environment.isInMenu ? inside.environment.dialog : nil
        outside.environment.menuSide = place.side
        outside.environment.dialog = isPresented.closing(around)
        outside.environment.enterMenu()
      }
      let surface = outside.evaluated(PresentationBody(subject: self, place: place))
      place.surface = surface
      place.dismiss = { [isPresented] in isPresented.wrappedValue = false }
      return [content.resolved(in: inside), surface]
    }
    return node
  }
}

/// What is presented, or nothing.
private struct PresentationBody<Presented: View>: BodyOwner {
  var subject: PresentingModifier<Presented>
  let place: PresentationPlace

  var nodeType: Any.Type { PresentationSurface.self }

  var content: any NodeContent {
    let surface = PresentationSurface(place: place)
    return subject.style.isBesideView ? MenuSurface(surface: surface, isPresented: subject.isPresented) : surface
  }

  /// Nothing says what the closures have captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> (id: AnyHashable?, view: Presented)? { subject.presented() }

  func resolve(_ presented: (id: AnyHashable?, view: Presented)?, in context: ResolveContext) -> [Node] {
    place.change(to: presented.map { $0.id }, subject.onDismiss, in: context.evaluation)
    guard let presented else { return [] }
    let column = StackRule(
      .vertical, guide: HorizontalAlignment.center.key, spacing: nil, isMirrored: context.environment.isMirrored)
    return [
      context.at(presented.id.map { .identity($0) } ?? .content).node(Column.self, Column(stack: column)) {
        [presented.view.resolved(in: $0)]
      }
    ]
  }
}

/// What is remembered of a presentation.
final class PresentationPlace {
  /// The modifier that presents.
  let name: String
  let style: PresentationStyle
  /// The node of what is presented.
  weak var surface: Node?
  fileprivate(set) var design = SystemDesign.iOS26
  /// What is known around it; nil before it is evaluated.
  fileprivate(set) var environment: EnvironmentValues?
  /// The view that presents it.
  fileprivate(set) weak var source: Node?
  /// On which side of the view it opens, of a menu.
  let side = MenuSide()
  /// To which part of that the arrow of a popover points.
  fileprivate(set) var aim = PopoverAim()
  /// Where it was drawn last, in points from the screen's top left corner.
  var frame = CGRect.zero
  /// The heights at which a sheet rests, and how high it was drawn last, in points.
  var rests: [(detent: PresentationDetent, height: CGFloat)] = []
  var height: CGFloat = 0
  /// Whether the screen behind it became smaller when it was drawn last.
  var recedes = false
  /// The height that people gave a sheet whose views do not say it.
  var chosen: PresentationDetent?
  /// Says that nothing is presented any more.
  fileprivate(set) var dismiss: () -> Void = {}
  /// What is presented, by its identity; nil where nothing is.
  private var presented: AnyHashable??

  init(_ name: String, _ style: PresentationStyle) {
    self.name = name
    self.style = style
  }

  var isPresented: Bool { presented != nil }
}

extension PresentationPlace: PlaceMemory {
  /// Takes in what is presented now, and asks that what follows on dismissal is done if that was another thing.
  @MainActor
  fileprivate func change(to id: AnyHashable??, _ onDismiss: (() -> Void)?, in evaluation: Evaluation) {
    let wasPresented = isPresented
    if presented != id { chosen = nil }
    if presented != nil, presented != id, let onDismiss { evaluation.lifecycle.add(consequence: onDismiss) }
    presented = id
    guard style == .cover, isPresented != wasPresented else { return }
    if isPresented { cover(in: evaluation) } else { evaluation.uncover(self) }
  }

  /// Has the screen disappear that presents, after what is presented has appeared.
  @MainActor
  private func cover(in evaluation: Evaluation) {
    evaluation.lifecycle.add(consequence: { [weak self, unowned evaluation] in
      guard let self, isPresented, let source else { return }
      evaluation.cover(screenOf: source, with: self)
    })
  }

  func leave(evaluation: Evaluation) {
    // When the tree is whole again.
    if style == .cover { evaluation.lifecycle.add(consequence: { [unowned evaluation] in evaluation.uncover(self) }) }
  }
}

/// The surface of what is presented: no part of the layout around it.
struct PresentationSurface: NodeContent {
  let place: PresentationPlace

  var isSurface: Bool { true }

  func boxes(of node: Node) -> LayoutBoxes { [] }

  /// Nothing of what is inside is told those around but the appearance, which is that of the whole screen.
  func preferences(around inside: Preferences) -> Preferences {
    var preferences = Preferences()
    preferences[PreferredColorScheme.self] = inside[PreferredColorScheme.self]
    if place.isPresented { preferences[Presentations.self] = Presentations(places: [place]) }
    return preferences
  }
}

/// What views inside present, in the order of the code.
struct Presentations: PreferenceEntry {
  private(set) var places: [PresentationPlace]

  /// How many of what is presented, one in front of the other, have the tint behind them become grey.
  static func surfacesThatDimTint(in preferences: Preferences) -> Int {
    guard let place = (preferences[Self.self] as? Self)?.places.first, let surface = place.surface else { return 0 }
    return (place.style.dimsTint(in: place.design) ? 1 : 0) + surfacesThatDimTint(in: Preferences(of: surface.children))
  }

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    Presentations(places: places + ((next as? Presentations)?.places ?? []))
  }
}

extension Binding where Value == Bool {
  /// The binding, with which what is around is closed, too.
  fileprivate func closing(_ around: Binding<Bool>?) -> Binding<Bool> {
    guard let around else { return self }
    return map(
      "closing what is around", get: { wrappedValue },
      set: { isOpen in
        wrappedValue = isOpen
        if !isOpen { around.wrappedValue = false }
      })
  }
}

/// Whether the dialog is there that the view is in; nil where it is in none.
private enum DialogKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  /// Whether the dialog around is there, which every button in it closes.
  var dialog: Binding<Bool>? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }

  /// What a button does: in a dialog it closes that first, so that its action may present the next one.
  func closingDialog(before action: @escaping () -> Void) -> () -> Void {
    guard let dialog, !(isInMenu && menuStaysOpen) else { return action }
    return {
      dialog.wrappedValue = false
      action()
    }
  }
}
