package import DeclarativeUI
package import Foundation
import LayoutTree

/// A view on a phone of 402 x 874 points, or on a tablet: one of 1,180 x 820 that lies on its side if nothing else is asked
/// for.
@MainActor package func host<V: View>(
  _ view: V, _ design: SystemDesign = .iOS26, isTablet: Bool = false,
  tablet: CGSize = CGSize(width: 1180, height: 820), direction: LayoutDirection = .leftToRight
) -> ViewHost<V> {
  var environment = EnvironmentValues()
  (environment.systemDesign, environment.layoutDirection) = (design, direction)
  environment.horizontalSizeClass = isTablet ? .regular : .compact
  environment.verticalSizeClass = .regular
  environment.userInterfaceIdiom = isTablet ? .pad : .phone
  return ViewHost(
    view, size: isTablet ? tablet : CGSize(width: 402, height: 874),
    safeAreaInsets: EdgeInsets(top: isTablet ? 24 : 62, leading: 0, bottom: isTablet ? 20 : 34, trailing: 0),
    environment: environment)
}

/// What a host shows now.
@MainActor package func laidOut(_ host: ViewHost<some View>) -> LaidOut { LaidOut(host.layout(on: host.ownScreen)) }

/// The words that a host shows now.
@MainActor package func texts(_ host: ViewHost<some View>) -> [String] {
  LaidOut.texts(of: host.layout(on: host.ownScreen))
}
