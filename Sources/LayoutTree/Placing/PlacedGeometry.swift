package import Foundation
package import LayoutValues

/// Where a view stands in a layout, and in which spaces.
package struct PlacedGeometry: Equatable {
  /// In points from the screen's top left corner.
  package let frame: CGRect
  /// How far the view would grow into what bars and the screen's corners cover, in points.
  package let safeAreaInsets: EdgeInsets
  /// The spaces with names around the view, the outermost first.
  package let spaces: [NamedSpace]

  package init(frame: CGRect, safeAreaInsets: EdgeInsets = EdgeInsets(), spaces: [NamedSpace] = []) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.spaces = spaces
  }

  /// The frame of the nearest space of a name around the view; nil where there is none.
  package func frame(ofSpace name: AnyHashable) -> CGRect? {
    spaces.last { $0.name == name }?.frame
  }
}

/// A view whose corner places are counted from by its name.
package struct NamedSpace: Equatable {
  package let name: AnyHashable
  /// In points from the screen's top left corner.
  package let frame: CGRect

  package init(name: AnyHashable, frame: CGRect) {
    self.name = name
    self.frame = frame
  }
}
