// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell shows, which nobody asks for here.
private final class ContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}

public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor @preconcurrency public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment = NSTextAlignment.natural
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
  }
  @MainActor @preconcurrency public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }
  public var image: UIImage?
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  public func makeContentView() -> any UIView & UIContentView { ContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Views of SwiftUI in a cell; no cell is drawn.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }
  private init(_ content: Content, _ background: Background) { (self.content, self.background) = (content, background) }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content())
  }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, UIHostingConfigurationBackground<S>
  > {
    UIHostingConfiguration<Content, UIHostingConfigurationBackground<S>>(
      content, UIHostingConfigurationBackground(style: style))
  }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
  public func makeContentView() -> any UIView & UIContentView { ContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}
public struct UIHostingConfigurationBackground<Style: ShapeStyle>: View {
  let style: Style
  public var body: some View { Rectangle().fill(style) }
}
