// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

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

/// What a cell shows; cells draw it without its view.
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
    public var font = UIFont.preferredFont(forTextStyle: .body)
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
  public var secondaryTextProperties: TextProperties = {
    var properties = TextProperties()
    properties.font = .preferredFont(forTextStyle: .caption1)
    return properties
  }()
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Grey and in the size of a footnote, which is a guess.
  public static func header() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }
  public static func footer() -> UIListContentConfiguration { header() }
  public func makeContentView() -> any UIView & UIContentView { ContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Views of SwiftUI in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var margins: [(edges: Edge.Set, insets: EdgeInsets)] = []
  private var minSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

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
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var configuration = self
    configuration.margins.append((edges, insets))
    return configuration
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var configuration = self
    configuration.minSize = (width, height)
    return configuration
  }
  public func makeContentView() -> any UIView & UIContentView { ContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}
extension UIHostingConfiguration: HostedContent {
  fileprivate func hosted(_ accessories: [RowAccessory], beside: CGFloat) -> AnyView {
    var insets = EdgeInsets(top: 11, leading: beside, bottom: 11, trailing: beside)
    for margin in margins {
      if margin.edges.contains(.top) { insets.top = margin.insets.top }
      if margin.edges.contains(.leading) { insets.leading = margin.insets.leading }
      if margin.edges.contains(.bottom) { insets.bottom = margin.insets.bottom }
      if margin.edges.contains(.trailing) { insets.trailing = margin.insets.trailing }
    }
    let row = content.frame(maxWidth: .infinity, alignment: .leading).asRow(accessories, insets: insets)
    return AnyView(row.frame(minWidth: minSize.width, minHeight: minSize.height).background { background })
  }
}

/// Views of SwiftUI that a cell shows.
@MainActor private protocol HostedContent {
  /// - Parameter beside: what is usually free at both ends, in points.
  func hosted(_ accessories: [RowAccessory], beside: CGFloat) -> AnyView
}

/// What a cell shows of its configuration: of an app's own the view that was made once.
@MainActor final class ShownConfiguration {
  private var view: (any UIView & UIContentView)?

  func picture(
    of configuration: any UIContentConfiguration, in cell: UIView, _ accessories: [RowAccessory]
  ) -> AnyView {
    let beside = cell.usualRowInset
    if let hosted = configuration as? any HostedContent { return hosted.hosted(accessories, beside: beside) }
    if let list = configuration as? UIListContentConfiguration {
      return list.picture(in: cell.traitCollection).asRow(accessories, insets: list.insets(beside: beside))
    }
    let view = view ?? configuration.makeContentView()
    view.configuration = configuration
    self.view = view
    return StandInSurface(of: view).asRow(accessories, insets: EdgeInsets())
  }
}

extension UIListContentConfiguration {
  /// What it leaves free around it: its margins, or beside what is usual.
  @MainActor fileprivate func insets(beside: CGFloat) -> EdgeInsets {
    let own = directionalLayoutMargins
    return EdgeInsets(
      top: own.top, leading: own.leading == 16 ? beside : own.leading, bottom: own.bottom,
      trailing: own.trailing == 16 ? beside : own.trailing)
  }

  @MainActor fileprivate func picture(in traits: UITraitCollection) -> RowPicture {
    RowPicture(
      image: image.map { AnyView(picture($0)) },
      text: Self.text(text, attributedText, textProperties, traits),
      secondaryText: Self.text(secondaryText, secondaryAttributedText, secondaryTextProperties, traits),
      isSideBySide: prefersSideBySideTextAndSecondaryText,
      gaps: (imageToTextPadding, textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding))
  }

  /// In the tint where it is a symbol or a template, as large as it may be.
  @MainActor private func picture(_ image: UIImage) -> some View {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = imageProperties.preferredSymbolConfiguration
    view.tintColor = imageProperties.tintColor
    let (own, most) = (view.intrinsicContentSize, imageProperties.maximumSize)
    let scale = min(
      1, most.width > 0 ? most.width / max(own.width, 1) : 1, most.height > 0 ? most.height / max(own.height, 1) : 1)
    let reserved = imageProperties.reservedLayoutSize
    return StandInSurface(of: view).frame(width: own.width * scale, height: own.height * scale)
      .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
      .frame(width: reserved.width > 0 ? reserved.width : nil, height: reserved.height > 0 ? reserved.height : nil)
  }

  @MainActor private static func text(
    _ words: String?, _ attributed: NSAttributedString?, _ properties: TextProperties, _ traits: UITraitCollection
  ) -> AnyView? {
    guard words?.isEmpty == false || attributed?.string.isEmpty == false else { return nil }
    let label = UILabel()
    (label.font, label.textColor, label.textAlignment) = (properties.font, properties.color, properties.alignment)
    (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { label.attributedText = attributed } else { label.text = words }
    return AnyView(label.lines(in: traits))
  }
}
public struct UIHostingConfigurationBackground<Style: ShapeStyle>: View {
  let style: Style
  public var body: some View { Rectangle().fill(style) }
}
