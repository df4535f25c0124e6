public import DeclarativeUI
public import Foundation

extension ViewType {
  /// A picture that a closure draws.
  public struct Canvas: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Canvas" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a canvas.
  public func canvas() throws -> InspectableView<ViewType.Canvas> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a canvas.
  public func canvas(_ index: Int) throws -> InspectableView<ViewType.Canvas> { try indexed(index) }
}

extension InspectableView where View == ViewType.Canvas {
  /// What the closure draws by their tags.
  public func symbolsView() throws -> InspectableView<ViewType.ClassifiedView> { try part(.symbols) }

  /// How colours are mixed.
  public func colorMode() throws -> ColorRenderingMode { try value(of: (any DrawnPicture).self).colorMode }

  /// Whether the background is black where nothing is drawn.
  public func opaque() throws -> Bool { try value(of: (any DrawnPicture).self).isOpaque }

  /// Whether the picture may be drawn later than what is around it.
  public func rendersAsynchronously() throws -> Bool {
    try value(of: (any DrawnPicture).self).rendersAsynchronously
  }
}

extension ViewType {
  /// A picture from the network.
  public struct AsyncImage: KnownViewType, SingleViewContent, MultipleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "AsyncImage" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a picture from the network.
  public func asyncImage() throws -> InspectableView<ViewType.AsyncImage> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a picture from the network.
  public func asyncImage(_ index: Int) throws -> InspectableView<ViewType.AsyncImage> { try indexed(index) }
}

extension InspectableView where View == ViewType.AsyncImage {
  /// What is shown in a phase of loading.
  public func contentView(_ phase: AsyncImagePhase) throws -> InspectableView<ViewType.ClassifiedView> {
    let view = try value(of: (any LoadedPicture).self).view(in: phase)
    let name =
      switch phase {
      case .empty: ".empty"
      case .success: ".success()"
      case .failure: ".failure()"
      }
    return try possible(view, by: "contentView(\(name))")
  }

  /// Where the picture comes from.
  public func url() throws -> URL? { try value(of: (any LoadedPicture).self).url }

  /// How many pixels are a point.
  public func scale() throws -> CGFloat { try value(of: (any LoadedPicture).self).scale }

  /// How the change from one phase to the next is animated.
  public func transaction() throws -> Transaction { try value(of: (any LoadedPicture).self).transaction }
}

extension InspectableView {
  /// A view that this one would show at another moment.
  func possible(_ view: any DeclarativeUI.View, by call: String) throws -> InspectableView<ViewType.ClassifiedView> {
    guard let element = ViewElement(possible: view, by: call, below: element) else {
      throw InspectionError.viewNotFound(parent: call)
    }
    return try InspectableView<ViewType.ClassifiedView>(element)
  }
}
