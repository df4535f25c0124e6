/// A screen of UIKit where it stands in another one: what it hosts or contains, or the views in it.
package struct ScreenView: View {
  @Current private var screen: UIViewController
  @Environment(\.self) private var environment

  package init(screen: UIViewController) { _screen = Current(wrappedValue: screen) }

  package var body: some View {
    let area = enteredArea
    shown(area).transformEnvironment(\.self) { $0.apply(area.ownTraits) }
  }

  /// It may make another area when it is loaded.
  private var enteredArea: UIView {
    screen.view.prepare?()
    screen.view.enter(environment)
    return screen.view
  }

  @ViewBuilder private func shown(_ area: UIView) -> some View {
    if let content = area.content?.view {
      if let color = area.backgroundColor {
        ZStack {
          Color(uiColor: color).ignoresSafeArea()
          content
        }
      } else {
        content
      }
    } else if area.isPlain, (area as? any DrawnArea).map({ $0.drawing != nil }) ?? true {
      Color(uiColor: area.backgroundColor ?? .clear).ignoresSafeArea()
    } else {
      WholeArea(area: area)
    }
  }
}

/// An area of UIKit that is all of a picture or of a screen: that of a screen reaches behind bars and knows what they cover.
package struct WholeArea: View {
  @Current private var area: UIView
  @Environment(\.self) private var environment

  package init(area: UIView) { _area = Current(wrappedValue: area) }

  package var body: some View {
    let area = entered
    if area.owner == nil {
      StandInSurface(of: area, fills: area.frame.size != .zero)
    } else {
      GeometryReader { proxy in
        StandInSurface(of: covered(by: proxy.safeAreaInsets)).ignoresSafeArea()
      }
    }
  }

  private var entered: UIView {
    area.enter(environment)
    return area
  }

  private func covered(by insets: EdgeInsets) -> UIView {
    area.coveredInsets = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    return area
  }
}

extension UIView {
  /// Whether it has nothing but a background.
  package var isPlain: Bool { type(of: self) == UIView.self && subviews.isEmpty && kept == nil }

  /// The traits that it has been given, which count before those around it.
  package var ownTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle), traitOverrides])
  }

  /// Has it know what is around it, and tells it and all that is in it whose traits are others than before.
  package func enter(_ environment: EnvironmentValues) {
    let around = UITraitCollection(around: environment)
    surroundings = around
    tellTraits(around: around)
  }

  private func tellTraits(around: UITraitCollection) {
    let (old, new) = (toldTraits, UITraitCollection(traitsFrom: [around, ownTraits]))
    if new != old {
      toldTraits = new
      traitCollectionDidChange(old)
      owner?.traitCollectionDidChange(old)
      for observe in traitObservers + (owner?.traitObservers ?? []) { observe(old ?? .current) }
    }
    for view in subviews { view.tellTraits(around: new) }
  }
}

/// An object as it is when a view is evaluated: a view of it is another one each time, since the object may have changed.
@propertyWrapper package struct Current<Object> {
  private final class Evaluation {}

  package let wrappedValue: Object
  private let evaluation = Evaluation()

  package init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}
