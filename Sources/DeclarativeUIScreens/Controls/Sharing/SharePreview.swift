/// The preview of a shared item; it is not drawn here.
public struct SharePreview<Image, Icon> {
  package let shownTitle: Text
  package let shownImage: Image?
  package let shownIcon: Icon?

  private init(titled title: Text, image: Image? = nil, icon: Icon? = nil) {
    shownTitle = title
    shownImage = image
    shownIcon = icon
  }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a title, a picture and a symbol.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(titled: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a title, a picture and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(titled: Text(title), image: image, icon: icon)
  }

  /// Creates a preview with a title, a picture and a symbol.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(titled: title, image: image, icon: icon)
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(titled: Text(titleKey), image: image)
  }

  /// Creates a preview with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(titled: Text(title), image: image)
  }

  /// Creates a preview with a title and a picture.
  public init(_ title: Text, image: Image) {
    self.init(titled: title, image: image)
  }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(titled: Text(titleKey), icon: icon)
  }

  /// Creates a preview with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(titled: Text(title), icon: icon)
  }

  /// Creates a preview with a title and a symbol.
  public init(_ title: Text, icon: Icon) {
    self.init(titled: title, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(titled: Text(titleKey))
  }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(titled: Text(title))
  }

  /// Creates a preview with a title.
  public init(_ title: Text) {
    self.init(titled: title)
  }
}
