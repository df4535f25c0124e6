extension UIViewController {
  /// Tells the screen that it is about to be seen, or no more to be seen, until `endAppearanceTransition`.
  ///
  /// Where one has begun that goes the same way, nothing is told.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard self.isAppearing != isAppearing else { return }
    self.isAppearing = isAppearing
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    isTransitionAnimated = animated
  }

  /// Tells the screen that it is seen, or no more seen, as the transition said that has begun.
  public func endAppearanceTransition() {
    guard let isAppearing else { return }
    self.isAppearing = nil
    guard isAppearing else { return viewDidDisappear(isTransitionAnimated) }
    viewIsAppearing(isTransitionAnimated)
    viewDidAppear(isTransitionAnimated)
  }

  /// Tells the screen, and those that are seen in it, that they are seen while something is done, and no more after.
  ///
  /// Each is told twice, as swift-snapshot-testing tells them: once by the window that the screen is put into, and once by
  /// a transition of its own. Code that counts how often it was seen finds the same number.
  /// - Parameter work: what is done, such as drawing a picture.
  package func beSeen<Result>(during work: () throws -> Result) rethrows -> Result {
    let screens = seenScreens
    defer {
      for _ in 0..<2 {
        screens.forEach { $0.viewWillDisappear(false) }
        screens.forEach { $0.viewDidDisappear(false) }
      }
    }
    for _ in 0..<2 {
      screens.forEach { $0.viewWillAppear(false) }
      screens.forEach { $0.viewIsAppearing(false) }
      screens.forEach { $0.viewDidAppear(false) }
    }
    screens.forEach { $0.viewWillLayoutSubviews() }
    screens.forEach { $0.viewDidLayoutSubviews() }
    return try work()
  }

  /// The screen and those that are seen in it, from the outermost to the innermost.
  private var seenScreens: [UIViewController] {
    loadViewIfNeeded()
    return [self] + seenChildren.flatMap(\.seenScreens)
  }
}
