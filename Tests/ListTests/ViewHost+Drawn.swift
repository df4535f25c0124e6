import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PlaneGeometry

// What a host draws on its own screen.
extension ViewHost {
  var items: [DrawingItem] { layout(on: ownScreen).drawing.items.flattened }

  var texts: [String] { LaidOut.texts(of: layout(on: ownScreen)) }

  func frame(_ text: String) -> CGRect? {
    items.first { $0.name == text }?.frame.map { CGRect($0) }
  }

  func shapes(_ name: String) -> [CGRect] {
    items.filter { $0.name == name }.compactMap(\.frame).map { CGRect($0) }
  }

  func shape(_ name: String) -> CGRect? { shapes(name).first }
}
