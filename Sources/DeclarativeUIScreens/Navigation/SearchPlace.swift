import Foundation
import LayoutTree

/// What is known of a field by which people search.
struct SearchState {
  /// Where the field is asked to stand.
  var placement = SearchFieldPlacement.automatic
  /// Whether people search.
  var isActive = false
  /// Whether the bar stays while people search.
  var keepsBar = false
  /// Whether people are asked where is searched.
  var showsScopes = false
  /// Whether a field at the bottom is a button as long as nobody searches.
  var isMinimized = false
  /// Begins the search.
  var begin: () -> Void = {}
  /// Ends the search.
  var cancel: () -> Void = {}
}

/// The field by which people search on a screen: where its views lie in the tree.
final class SearchPlace {
  fileprivate(set) var state = SearchState()
  /// The node whose children are the field.
  fileprivate(set) weak var node: Node?
  /// The node whose children choose where is searched; none where there is no choice.
  fileprivate(set) weak var scopes: Node?
  /// The node whose children are what is offered; none where nothing is.
  fileprivate(set) weak var suggestions: Node?

  var showsScopes: Bool { state.showsScopes && scopes != nil }
}

/// Gives the bars around a screen a field to search by.
struct SearchLending<Field: View>: PrimitiveModifier, NodeContent {
  let field: Field
  let scopes: AnyView?
  let suggestions: AnyView?
  let state: SearchState

  var call: ModifierCall { ModifierCall("searchable") }

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      guard inside.environment.hasBars else {
        // The first screen of a stack below it, or a tab to search by, has the field.
        var below = inside
        below.environment.outerSearch = OuterSearch(
          lending: SearchLending<AnyView>(
            field: AnyView(field), scopes: scopes, suggestions: suggestions, state: state))
        return [content.resolved(in: below)]
      }
      let view = content.resolved(in: inside)
      var outside = inside.inStack(nil).at(.attachment(path: []))
      let sizes = BarTextSizes(inside.environment)
      let isInBar = state.placement.isInBar(in: inside.environment)
      outside.environment.font = .system(size: isInBar ? sizes.searchInBar : sizes.search)
      outside.environment.dynamicTypeSize = .large
      outside.environment.foregroundScope = nil
      let node = outside.place(of: SearchPlace.self, Grouping())
      let place = node.memory as? SearchPlace ?? SearchPlace()
      node.memory = place
      (place.state, place.node) = (state, node)
      outside.fill(node, SearchPlaceContent(place: place)) { [field.resolved(in: $0)] }
      @MainActor func lent(_ lent: AnyView?, at position: Int32) -> Node? {
        lent.map { lent in
          inside.inStack(nil).at(.attachment(path: [.position(position)]))
            .node(LentSearchContent.self, LentSearchContent()) { [lent.resolved(in: $0)] }
        }
      }
      let (choice, list) = (lent(scopes, at: 1), lent(suggestions, at: 2))
      (place.scopes, place.suggestions) = (choice, list)
      return [view, node] + [choice, list].compactMap(\.self)
    }
  }
}

/// A field by which people search on screens that are inside of containers.
struct OuterSearch {
  let lending: SearchLending<AnyView>
}

/// A view that is made by a closure.
struct MadeView: View, PrimitiveView {
  typealias Body = Never

  let make: (ResolveContext) -> Node

  func resolve(in context: ResolveContext) -> Node { make(context) }
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: OuterSearch? { nil }
}

extension EnvironmentValues {
  /// The field of a `searchable` around containers; nil inside of those that have it.
  var outerSearch: OuterSearch? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}

/// Views that are shown elsewhere on the screen, and whose preferences do not reach the views around them.
private struct LentSearchContent: LentContent {
  func preferences(around inside: Preferences) -> Preferences { Preferences() }
}

private struct SearchPlaceContent: LentContent {
  let place: SearchPlace

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = Preferences()
    var requests = BarRequests()
    requests.search = place
    preferences.barRequests = requests
    return preferences
  }
}

/// The words and pictures in a field to search by.
///
/// Measured in iOS 18: a magnifier of 16.5 that begins 8 inside, and text that begins 31.5 inside. In iOS 26: a magnifier
/// with its middle 22.2 inside, below a bar black and 16.33 wide, text 39.67 inside, regular below a bar, the prompt #737373 on
/// white and in the second colour of texts on grey, no microphone on four pictures; and a disc of 17 that clears the text
/// 17.33 from the end.
struct SearchFieldBody: View {
  @Binding var text: String
  let prompt: Text?
  let tokens: SearchTokens?
  /// Where a field stands.
  enum Place {
    /// Below a bar because that is asked for, or because screens with tabs have it there.
    case asked, belowBar
    case elsewhere
  }

  let place: Place
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var scheme

  init(text: Binding<String>, prompt: Text?, tokens: SearchTokens?, place: Place) {
    _text = text
    self.prompt = prompt
    self.tokens = tokens
    self.place = place
  }

  var body: some View {
    let isNew = design == .iOS26
    let isBelowBar = place != .elsewhere
    HStack(spacing: 0) {
      Image(systemName: "magnifyingglass").font(.system(size: !isNew ? 16.5 : isBelowBar ? 17 : 19))
        .foregroundStyle(Color(isNew && isBelowBar ? .label : .secondaryLabel))
        .frame(width: isNew ? 20.67 : 16.5)
        .padding(.leading, isNew ? 12 : 8).padding(.trailing, 7)
        .accessibilityHidden(true)
      if let tokens { SearchTokenRow(tokens: tokens) }
      TextField(text: $text, prompt: (prompt ?? Text("Search")).foregroundStyle(promptColor)) {
        prompt ?? Text("Search")
      }
      .fontWeight(isNew && !isBelowBar ? .medium : .regular)
      if !text.isEmpty {
        Button(action: clear) {
          Image(systemName: "xmark.circle.fill").font(.system(size: 17)).foregroundStyle(Color(.secondaryLabel))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
        .padding(.trailing, isNew ? 16.2 : 8)
      } else if !isNew {
        Image(systemName: "mic.fill").font(.system(size: 16.5))
          .foregroundStyle(Color(.secondaryLabel)).padding(.trailing, 7.7)
          .accessibilityHidden(true)
      }
    }
    .frame(maxHeight: .infinity)
  }

  private var promptColor: Color {
    design == .iOS26 && scheme == .light && place != .belowBar ? Color(white: 0, opacity: 0.55) : Color(.secondaryLabel)
  }

  private func clear() { text = "" }
}

/// The tokens in a field, whose backgrounds and distances are a guess.
private struct SearchTokenRow: View {
  let tokens: SearchTokens

  var body: some View {
    ForEach(tokens.views, id: \.id) { token in
      token.view.lineLimit(1).fixedSize()
        .padding(.horizontal, 6).padding(.vertical, 2)
        .background(RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color(.systemFill)))
        .padding(.trailing, 4)
    }
  }
}

/// The field below the bar: 36 high in iOS 18 and 44 in iOS 26 at the usual text size.
///
/// It is at the top of a slot of 52 in iOS 18 and on sheets of iOS 26, and elsewhere there 1 below the top of one of 60, on
/// glass: measured on a picture of iOS 26. That the background is glass on sheets, too, is a guess. Below a large title it is
/// grey and 1.67 below it, measured on two pictures.
struct SearchDrawer: View {
  let search: SearchPlace
  let sizes: BarTextSizes
  /// Whether the field stands here, and not at the bottom of the screen.
  let showsField: Bool
  /// Whether a large title is above it.
  let isBelowLargeTitle: Bool
  let generation: Int
  @Environment(\.systemDesign) private var design
  @Environment(\.splitColumn) private var column
  @Environment(\.isOnSheet) private var isOnSheet

  init(search: SearchPlace, sizes: BarTextSizes, showsField: Bool, isBelowLargeTitle: Bool, generation: Int) {
    self.search = search
    self.sizes = sizes
    self.showsField = showsField
    self.isBelowLargeTitle = isBelowLargeTitle
    self.generation = generation
  }

  var body: some View {
    VStack(spacing: 0) {
      if showsField { field.frame(height: SearchDrawer.slot(sizes, design, isOnSheet: isOnSheet), alignment: .top) }
      if search.showsScopes {
        BorrowedViews(node: search.scopes, generation: generation).frame(
          height: SearchDrawer.scopesHeight, alignment: .top)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var field: some View {
    let isNew = design == .iOS26
    return HStack(spacing: isNew ? 8 : 12) {
      BorrowedViews(node: search.node, generation: generation)
        .frame(height: sizes.searchField)
        .background {
          if isNew, isBelowLargeTitle {
            Capsule(style: .circular).fill(Color(.tertiarySystemFill))
          } else if isNew {
            GlassSurface(shape: Capsule(style: .circular))
          } else {
            RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color(.tertiarySystemFill))
          }
        }
      if search.state.isActive {
        if isNew {
          SearchCloseButton(size: 44, close: search.state.cancel)
        } else {
          Button("Cancel", action: search.state.cancel).font(.system(size: 17))
        }
      }
    }
    .padding(.top, isNew && column == nil && isOnSheet ? 0 : isNew && isBelowLargeTitle ? 1 + 2.0 / 3 : 1)
  }

  /// How high the field is with what is free around it, in points.
  static func slot(_ sizes: BarTextSizes, _ design: SystemDesign, isOnSheet: Bool) -> CGFloat {
    sizes.searchField + (design == .iOS26 && isOnSheet ? 8 : 16)
  }

  /// How high the row of the choice of where is searched is, in points: a guess.
  static let scopesHeight: CGFloat = 44
}

/// The button of iOS 26 that ends a search.
struct SearchCloseButton: View {
  let size: CGFloat
  let close: () -> Void

  var body: some View {
    Button(action: close) {
      Image(systemName: "xmark").font(.system(size: 17, weight: .medium)).imageScale(.large)
        .foregroundStyle(Color(.label)).frame(width: size, height: size)
        .background { GlassSurface(shape: Capsule(style: .circular)) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Close")
  }
}
