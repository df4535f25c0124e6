import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct TabPreference: EnvironmentKey {
  static let defaultValue = false
}

extension TabPreference: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.userInterfaceIdiom == .phone && traitCollection.horizontalSizeClass == .compact
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {
    mutableTraits.horizontalSizeClass = value ? .compact : .regular
  }
}

extension EnvironmentValues {
  fileprivate var prefersTabs: Bool {
    get { self[TabPreference.self] }
    set { self[TabPreference.self] = newValue }
  }
}

private struct Preference: View {
  @Environment(\.prefersTabs) private var prefersTabs

  var body: some View { Color.clear.frame(width: prefersTabs ? 10 : 20) }
}

@MainActor @Suite struct `A value of the environment that is bridged to traits` {
  private func width(_ view: some View, _ idiom: UIUserInterfaceIdiom) -> CGFloat? {
    LaidOut(view) { ($0.userInterfaceIdiom, $0.horizontalSizeClass) = (idiom, .compact) }.frame?.width
  }

  @Test func `follows them until a view sets it`() {
    #expect(width(Preference(), .phone) == 10)
    #expect(width(Preference(), .pad) == 20)
    #expect(width(Preference().environment(\.prefersTabs, false), .phone) == 20)
    #expect(width(Preference().environment(\.prefersTabs, true), .pad) == 10)
  }
}
