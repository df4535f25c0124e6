import DeclarativeUI

/// A button of UIKit: one of views where it has a configuration, and else its title and its picture.
struct ButtonPicture: View {
  let title: Text?
  let image: UIImage?
  let color: UIColor?
  let isCustom: Bool
  let insets: EdgeInsets
  let alignment: HorizontalAlignment
  let configuration: UIButton.Configuration?

  var body: some View {
    if let configuration {
      ConfiguredButton(configuration: configuration, title: title, image: image, alignment: alignment)
    } else {
      label.padding(insets)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
  }

  /// A title has 6 points above and below where nothing else is said, and a picture none.
  ///
  /// A title of 15 points makes a button of 30, also with a picture beside it: seen in Gravatar's own pictures of iOS 17. One of a
  /// picture alone is as large as that: in swift-snapshot-testing's own of iOS 13.
  private var label: some View {
    HStack(spacing: 0) {
      if let image { Image(uiImage: image) }
      title.lineLimit(1).padding(.vertical, insets == EdgeInsets() ? 6 : 0)
    }
    .foregroundStyle(color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? usualStyle)
  }

  private var usualStyle: AnyShapeStyle { isCustom ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle()) }
}

private struct ConfiguredButton: View {
  let configuration: UIButton.Configuration
  let title: Text?
  let image: UIImage?
  let alignment: HorizontalAlignment

  var body: some View {
    let label = label.frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    let button = Button {
    } label: {
      label.padding(extra)
    }
    .controlSize(size).buttonBorderShape(shape)
    switch configuration.kind {
    case .plain:
      label.padding(EdgeInsets(configuration.contentInsets)).foregroundStyle(
        foreground ?? AnyShapeStyle(TintShapeStyle())
      )
      .background(
        background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.clear),
        in: RoundedRectangle(cornerRadius: radius ?? 0))
    case .gray: button.buttonStyle(.bordered).tint(background)
    case .tinted: button.buttonStyle(.bordered).tint(background ?? Color.accentColor)
    case .filled: button.buttonStyle(.borderedProminent).tint(background)
    case .glass: button.buttonStyle(.glass).tint(background)
    case .prominentGlass: button.buttonStyle(.glassProminent).tint(background)
    }
  }

  @ViewBuilder private var label: some View {
    let spacing = configuration.imagePadding
    let placed = Group {
      switch configuration.imagePlacement {
      case .top:
        VStack(spacing: spacing) {
          picture
          titles
        }
      case .bottom:
        VStack(spacing: spacing) {
          titles
          picture
        }
      case .trailing:
        HStack(spacing: spacing) {
          titles
          picture
        }
      default:
        HStack(spacing: spacing) {
          picture
          titles
        }
      }
    }
    if let foreground { placed.foregroundStyle(foreground) } else { placed }
  }

  @ViewBuilder private var picture: some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image = configuration.image ?? image {
      let own = configuration.preferredSymbolConfigurationForImage
      Image(uiImage: own.flatMap(image.applyingSymbolConfiguration) ?? image)
    }
  }

  @ViewBuilder private var titles: some View {
    let own = words(configuration.attributedTitle, configuration.title, configuration.titleTextAttributesTransformer)
    if let title = own ?? title {
      VStack(spacing: configuration.titlePadding) {
        title
        words(
          configuration.attributedSubtitle, configuration.subtitle, configuration.subtitleTextAttributesTransformer
        )?.font(.caption)
      }
    }
  }

  private func words(
    _ attributed: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> Text? {
    guard let transformer else { return attributed.map { Text($0) } ?? plain.map { Text(verbatim: $0) } }
    return (attributed ?? plain.map { AttributedString($0) }).map {
      var words = $0
      for run in $0.runs { words[run.range].setAttributes(transformer(run.attributes)) }
      return Text(words)
    }
  }

  private var foreground: AnyShapeStyle? {
    configuration.baseForegroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
  }

  private var background: Color? {
    (configuration.baseBackgroundColor ?? configuration.background.backgroundColor).map { Color(uiColor: $0) }
  }

  private var size: ControlSize {
    switch configuration.buttonSize {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }

  private var radius: CGFloat? {
    configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : nil
  }

  private var shape: ButtonBorderShape {
    if configuration.cornerStyle == .capsule { return .capsule }
    return radius.map { .roundedRectangle(radius: $0) } ?? .automatic
  }

  /// What it leaves free beyond 7 points above and below and 12 beside, which views have.
  private var extra: EdgeInsets {
    let insets = configuration.contentInsets
    return EdgeInsets(
      top: insets.top - 7, leading: insets.leading - 12, bottom: insets.bottom - 7, trailing: insets.trailing - 12)
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
