import Foundation
import LayoutTree

/// The field by which people search on a screen: where its views lie in the tree.
final class SearchPlace {
  /// Whether it stays when the contents are scrolled.
  fileprivate(set) var isPinned = false
  /// Whether people search.
  fileprivate(set) var isActive = false
  /// Ends the search.
  fileprivate(set) var cancel: () -> Void = {}
  /// The node whose children are the field.
  fileprivate(set) weak var node: Node?
  /// The node whose children choose where is searched; none where there is no choice.
  weak var scopes: Node?
}

/// Gives the bars around a screen a field to search by.
struct SearchLending<Field: View>: PrimitiveModifier, NodeContent {
  let field: Field
  let isPinned: Bool
  let isActive: Bool
  let cancel: () -> Void

  var call: ModifierCall { ModifierCall("searchable") }

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      let view = content.resolved(in: inside)
      guard inside.environment.hasBars else { return [view] }
      var outside = inside.inStack(nil).at(.attachment(path: []))
      outside.environment.font = .system(size: 17)
      outside.environment.dynamicTypeSize = .large
      outside.environment.foregroundScope = nil
      let node = outside.place(of: SearchPlace.self, Grouping())
      let place = node.memory as? SearchPlace ?? SearchPlace()
      node.memory = place
      (place.isPinned, place.isActive, place.cancel, place.node) = (isPinned, isActive, cancel, node)
      outside.fill(node, SearchPlaceContent(place: place)) { [field.resolved(in: $0)] }
      return [view, node]
    }
  }
}

private struct SearchPlaceContent: LentContent {
  let place: SearchPlace

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = Preferences()
    var wishes = BarWishes()
    wishes.search = place
    preferences.barWishes = wishes
    return preferences
  }
}

/// The words and pictures in a field to search by.
///
/// Measured in iOS 18: a magnifier of 16.5 that begins 8 inside, and text that begins 31.5 inside. In iOS 26: a magnifier
/// 12 inside, text 39.67 inside, and a disc of 17 that clears the text 17.33 from the end.
struct SearchFieldBody: View {
  @Binding var text: String
  let prompt: Text?
  @Environment(\.systemDesign) private var design

  var body: some View {
    let isNew = design == .iOS26
    HStack(spacing: 0) {
      Image(systemName: "magnifyingglass").font(.system(size: isNew ? 19 : 16.5))
        .foregroundStyle(Color(.secondaryLabel))
        .frame(width: isNew ? 20.67 : 16.5)
        .padding(.leading, isNew ? 12 : 8).padding(.trailing, 7)
        .accessibilityHidden(true)
      TextField(text: $text, prompt: (prompt ?? Text("Search")).foregroundStyle(Color(.secondaryLabel))) {
        prompt ?? Text("Search")
      }
      .fontWeight(isNew ? .medium : .regular)
      if !text.isEmpty {
        Button(action: clear) {
          Image(systemName: "xmark.circle.fill").font(.system(size: 17)).foregroundStyle(Color(.secondaryLabel))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
        .padding(.trailing, isNew ? 17.33 : 8)
      } else {
        Image(systemName: "mic.fill").font(.system(size: isNew ? 17 : 16.5))
          .foregroundStyle(Color(.secondaryLabel)).padding(.trailing, isNew ? 14 : 10)
          .accessibilityHidden(true)
      }
    }
    .frame(maxHeight: .infinity)
  }

  private func clear() { text = "" }
}

/// The field below the bar: 36 high in iOS 18 and 44 in iOS 26, at the top of a slot of 52.
struct SearchDrawer: View {
  let search: SearchPlace
  let generation: Int
  @Environment(\.systemDesign) private var design

  init(search: SearchPlace, generation: Int) {
    self.search = search
    self.generation = generation
  }

  var body: some View {
    let isNew = design == .iOS26
    HStack(spacing: 12) {
      BorrowedViews(node: search.node, generation: generation)
        .frame(height: isNew ? 44 : 36)
        .background {
          RoundedRectangle(cornerRadius: isNew ? 22 : 10, style: .continuous).fill(Color(.tertiarySystemFill))
        }
      if search.isActive { Button("Cancel", action: search.cancel).font(.system(size: 17)) }
    }
    .padding(.top, isNew ? 0 : 1)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// The field at the bottom of a screen in iOS 26: a capsule of 48.
struct BottomSearchField: View {
  let search: SearchPlace
  let generation: Int

  var body: some View {
    HStack(spacing: 8) {
      BorrowedViews(node: search.node, generation: generation)
        .frame(height: 48)
        .background { GlassSurface(shape: Capsule(style: .circular)) }
      if search.isActive {
        Button(action: search.cancel) {
          Image(systemName: "xmark").font(.system(size: 17, weight: .medium)).imageScale(.large)
            .foregroundStyle(Color(.label)).frame(width: 48, height: 48)
            .background { GlassSurface(shape: Capsule(style: .circular)) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
    }
  }
}
