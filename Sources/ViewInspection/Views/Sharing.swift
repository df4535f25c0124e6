public import DeclarativeUI

extension ViewType {
  /// A button that shares something.
  public struct ShareLink: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "ShareLink" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a button that shares something.
  public func shareLink() throws -> InspectableView<ViewType.ShareLink> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a button that shares something.
  public func shareLink(_ index: Int) throws -> InspectableView<ViewType.ShareLink> { try indexed(index) }
}

extension InspectableView where View == ViewType.ShareLink {
  /// What the button shows, as the code gives it and without its style.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    let label = try controlLabel()
    // The usual label is a symbol with the title that the code gives.
    guard label.element.libraryName == "DefaultShareLinkLabel" else { return label }
    return try label.find(ViewType.Label.self).title()
  }

  /// What is shared is about.
  public func subjectView() throws -> InspectableView<ViewType.Text> { try remark("subjectView", \.subject) }

  /// What is written beside what is shared.
  public func messageView() throws -> InspectableView<ViewType.Text> { try remark("messageView", \.message) }

  private func remark(
    _ name: String, _ text: KeyPath<any Sharing, Text?>
  ) throws -> InspectableView<ViewType.Text> {
    guard let text = try value(of: (any Sharing).self)[keyPath: text] else {
      throw InspectionError.viewNotFound(parent: "\(name)() of \(pathToRoot)")
    }
    return try InspectableView<ViewType.Text>(ViewElement(remark: text, on: element, by: name))
  }

  /// All that is shared.
  public func items() throws -> Any { try value(of: (any Sharing).self).shared }

  /// The one thing that is shared.
  public func item<T>(type: T.Type) throws -> T {
    let items = try value(of: (any Sharing).self).items
    guard items.count == 1 else {
      throw InspectionError.notSupported(
        "\(pathToRoot) shares \(items.count) things: ask for items() instead of item(type:)")
    }
    guard let item = items[0] as? T else {
      throw InspectionError.typeMismatch(factual: "\(Swift.type(of: items[0]))", expected: "\(T.self)")
    }
    return item
  }

  /// How one of the things is shown.
  public func sharePreview<Item, SharedImage, SharedIcon>(
    for item: Item, imageType: SharedImage.Type, iconType: SharedIcon.Type
  ) throws -> SharePreview<SharedImage, SharedIcon> {
    let preview = try value(of: (any Sharing).self).preview(of: item)
    guard let wanted = preview as? SharePreview<SharedImage, SharedIcon> else {
      throw InspectionError.typeMismatch(
        factual: preview.map { "\(Swift.type(of: $0))" } ?? "none",
        expected: "\(SharePreview<SharedImage, SharedIcon>.self)")
    }
    return wanted
  }
}

extension SharePreview {
  /// The title.
  @MainActor @preconcurrency public func title() throws -> InspectableView<ViewType.Text> {
    try shownTitle.inspect().text()
  }

  /// The picture.
  public func image() throws -> Image {
    guard let shownImage else { throw InspectionError.attributeNotFound(label: "image", type: "SharePreview") }
    return shownImage
  }

  /// The symbol.
  public func icon() throws -> Icon {
    guard let shownIcon else { throw InspectionError.attributeNotFound(label: "icon", type: "SharePreview") }
    return shownIcon
  }
}
