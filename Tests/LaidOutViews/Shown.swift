package import DeclarativeUI
package import Drawings
package import Foundation
import LayoutTree

/// A view of three pixels a point in a design of iOS.
@MainActor
package func laidOut(
  _ view: some View, _ design: SystemDesign = .iOS26, _ scheme: ColorScheme = .light,
  in size: CGSize = CGSize(width: 300, height: 200), change: (inout EnvironmentValues) -> Void = { _ in }
) -> LaidOut {
  LaidOut(view, in: size, scale: 3) {
    $0.systemDesign = design
    $0.colorScheme = scheme
    change(&$0)
  }
}

extension ViewHost {
  /// What is drawn of the view, on a screen of 300 x 300 points.
  package var items: [DrawingItem] {
    layout(on: HostedScreen(.fixed(CGSize(width: 300, height: 300)), hasBackground: false)).drawing.items.flattened
  }

  /// The texts that are seen.
  package var texts: [String] {
    items.compactMap { item in
      if case .text(let text) = item { text.text } else { nil }
    }
  }
}
