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
}

extension Image {
  /// The name of the picture in its catalogue, or that of the symbol.
  public func name() throws -> String {
    guard let assetName else { throw InspectionError.attributeNotFound(label: "name", type: "Image of pixels") }
    return assetName
  }
}
