public import DeclarativeUI

extension ViewType {
  /// A picture.
  public struct Image: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Image" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a picture.
  public func image() throws -> InspectableView<ViewType.Image> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a picture.
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> { try indexed(index) }
}

extension InspectableView where View == ViewType.Image {
  /// The picture.
  public func actualImage() throws -> Image { try value(of: Image.self) }

  /// What VoiceOver says of the picture: its name where the code says nothing else.
  /// - Throws: `InspectionError.viewNotFound` of a picture without words, such as one of pixels or a decorative one.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    guard let label = try actualImage().spokenLabel else {
      throw InspectionError.viewNotFound(parent: "the label of \(pathToRoot)")
    }
    return try InspectableView<ViewType.Text>(ViewElement(remark: label, on: element, by: "labelView"))
  }
}

extension Image {
  /// The picture without what the code says of how it is drawn.
  public func rootImage() throws -> Image { unmodified }

  /// Whether the picture is drawn in one colour; nil where the code says nothing of that.
  public func renderingMode() throws -> TemplateRenderingMode? { givenRenderingMode }

  /// The picture's pixels, which the code gives as a `UIImage`.
  public func uiImage() throws -> UIImage {
    guard let givenUIImage else {
      throw InspectionError.typeMismatch(factual: assetName ?? "Image", expected: "UIImage")
    }
    return givenUIImage
  }

  /// The picture's pixels, which the code gives as a `CGImage`.
  public func cgImage() throws -> CGImage {
    guard let image = givenUIImage?.cgImage else {
      throw InspectionError.typeMismatch(factual: assetName ?? "Image", expected: "CGImage")
    }
    return image
  }

  /// The name of the picture in its catalogue, or that of the symbol.
  public func name() throws -> String {
    guard let assetName else { throw InspectionError.attributeNotFound(label: "name", type: "Image of pixels") }
    return assetName
  }
}
