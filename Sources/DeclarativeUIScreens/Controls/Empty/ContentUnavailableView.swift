/// What is seen where there is nothing to see: a symbol, a title, a description and actions.
/// - Remark: measured in iOS 26 with medium text, its symbol with large text, too; in iOS 18 with large text and the largest,
///   without actions and with a button. Actions in iOS 26 are guessed after iOS 18.
@MainActor @preconcurrency
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private nonisolated(unsafe) let label: Label
  private nonisolated(unsafe) let description: Description
  private nonisolated(unsafe) let actions: Actions

  /// Creates one of any views.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == DeclarativeUIScreens.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates one with a symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { DeclarativeUIScreens.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates one with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { DeclarativeUIScreens.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates one with a picture of an asset catalogue.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { DeclarativeUIScreens.Label(title, image: name) }, description: { description })
  }

  /// Creates one with a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { DeclarativeUIScreens.Label(title, image: name) }, description: { description })
  }

  /// Creates one with a picture of an asset catalogue.
  public nonisolated init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
    self.init(label: { DeclarativeUIScreens.Label(title, image: resource) }, description: { description })
  }

  /// Creates a view with a title, a picture and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource, description: Text? = nil) {
    self.init(label: { DeclarativeUIScreens.Label(title, image: resource) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is seen where a search finds nothing.
  public nonisolated static var search: ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description(text: nil)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// What is seen where a search for a text finds nothing.
  public nonisolated static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description(text: text)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What is said where a search finds nothing.
public struct SearchUnavailableContent {
  /// The symbol of a search, and that there are no results.
  public struct Label: View {
    let text: String?

    /// The symbol and the title.
    public var body: some View {
      DeclarativeUIScreens.Label(
        text.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results",
        systemImage: "magnifyingglass")
    }
  }

  /// What may help.
  public struct Description: View {
    let text: String?

    /// The sentence.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView: View {
  /// The parts below each other in the middle of the space.
  public var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 3) {
        // Measured on iOS 17: a font that the label itself says counts for its title, and not for its symbol.
        PartView(.label, label).labelStyle(UnavailableLabelStyle()).font(.title2.bold())
        PartView(.description, description).font(.subheadline).foregroundStyle(Color(.secondaryLabel))
      }
      // The room for actions is there without any: all stands 10 points above the middle on pictures of iOS 18 and 26, and 7 to
      // 8 on two of iOS 17. A bordered button is a small one: 28 high in iOS 18 at large text.
      VStack(spacing: 16) { PartView(.actions, actions).controlSize(.small) }.padding(.top, 20)
    }
    .multilineTextAlignment(.center)
    // By pictures of iOS 18: a line of 321 points is whole on a phone of 393 points and broken on 375, so that it is 27 to 36.
    .padding(EdgeInsets(top: 16, leading: 32, bottom: 16, trailing: 32))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  @Environment(\.dynamicTypeSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      // Measured: half as strong as a style around it.
      configuration.icon.font(.system(size: symbolSize)).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title
    }
  }

  /// 48 at large text and 45 at medium, as the body text grows; above that by 1.8 for each point of it.
  ///
  /// Measured were 58.7 at the largest usual text, in an app whose iOS is not known, and 112.8 at the largest of all.
  private var symbolSize: CGFloat {
    let body = CGFloat(Font.TextStyle.body.metrics(at: size).size)
    return body <= 17 ? (48 * body / 17).rounded() : 48 + 1.8 * (body - 17)
  }
}
