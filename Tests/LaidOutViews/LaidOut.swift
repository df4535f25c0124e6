package import DeclarativeUI
package import Drawings
package import Foundation
import LayoutTree
package import PixelImages
package import PlaneGeometry

/// A view, laid out for a test, and what is drawn where.
@MainActor
package struct LaidOut {
  package let layout: HostedLayout

  /// Lays a view out in a box of a size in points, without safe area and without background.
  package init(
    _ view: some View, in size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1,
    insets: EdgeInsets = EdgeInsets(), change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    change(&environment)
    layout = HostedScreen(
      .fixed(size), safeAreaInsets: insets, environment: environment, hasBackground: false
    ).layout(view)
    layout.checkSizes()
  }

  /// What a host has laid out.
  package init(_ layout: HostedLayout) {
    self.layout = layout
  }

  /// Everything that is drawn, from back to front, without the layers around it.
  package var items: [DrawingItem] { layout.drawing.items.flattened }

  /// The frames of all items from back to front.
  package var frames: [CGRect] { items.compactMap(\.frame).map(CGRect.init) }

  /// The frame of the only item.
  package var frame: CGRect? { frames.count == 1 ? frames[0] : nil }

  /// The frames of the items of a name: that of a shape or picture, or the characters of a text.
  package func frames(_ name: String) -> [CGRect] {
    items.filter { $0.name == name }.compactMap(\.frame).map(CGRect.init)
  }

  /// The frame of the only item of a name.
  package func frame(_ name: String) -> CGRect? {
    let frames = frames(name)
    return frames.count == 1 ? frames[0] : nil
  }

  /// The colours of all items from back to front.
  package var colors: [RGBAColor] { items.compactMap(\.color) }
}

extension HostedLayout {
  /// Ends the test where a view remembers another size than it has: then something has changed of which it was not told.
  package func checkSizes() {
    let stale = placed.staleSizes
    precondition(stale.isEmpty, stale.joined(separator: "\n"))
  }
}

extension [DrawingItem] {
  /// The items, and those of layers in the places of the layers.
  package var flattened: [DrawingItem] {
    flatMap { item in
      if case .layer(let layer) = item { layer.items.flattened } else { [item] }
    }
  }
}

extension [DrawingItem] {
  /// The items with frames, each where it is drawn after all that makes it smaller or moves it.
  package var drawnPlaces: [(item: DrawingItem, frame: CGRect)] {
    flatMap { item -> [(item: DrawingItem, frame: CGRect)] in
      guard case .layer(let layer) = item else { return item.frame.map { [(item, CGRect($0))] } ?? [] }
      let places = layer.items.drawnPlaces
      guard case .projected(let map) = layer.effect else { return places }
      return places.map { ($0.item, map.bounds(of: Rect($0.frame)).map(CGRect.init) ?? $0.frame) }
    }
  }
}

extension DrawingItem {
  package var name: String {
    switch self {
    case .shape(let shape): shape.name
    case .text(let text): text.text
    case .image(let image): image.name
    case .layer: "layer"
    }
  }

  package var frame: Rect? {
    switch self {
    case .shape(let shape): shape.frame
    case .text(let text): text.frame
    case .image(let image): image.frame
    case .layer: nil
    }
  }

  /// The colour of a shape or of the first letters of a text.
  package var color: RGBAColor? {
    switch self {
    case .shape(let shape): if case .color(let color) = shape.paint { color } else { nil }
    case .text(let text): text.layout.lines.first?.runs.first?.color
    case .image(let image): image.templateColor
    case .layer: nil
    }
  }
}

extension CGRect {
  /// Whether all edges are as near as rounding errors allow, or nearer than `tolerance` points.
  package func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}

extension LaidOut {
  /// The em size of the first letters of a text that is drawn, in points.
  package func fontSize(of text: String) -> Double? {
    for case .text(let drawn) in items where drawn.text == text {
      return drawn.layout.lines.first?.runs.first?.size
    }
    return nil
  }

  /// The texts of a layout from back to front.
  package static func texts(of layout: HostedLayout) -> [String] {
    layout.drawing.items.flattened.compactMap { item in
      if case .text(let text) = item { text.text } else { nil }
    }
  }

  /// An environment of three pixels a point.
  package static var threefold: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    return environment
  }
}
