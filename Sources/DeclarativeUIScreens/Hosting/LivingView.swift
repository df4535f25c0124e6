import LayoutTree

/// A view that stays alive: what it remembers outlasts its layouts, and what it asks to be done when it appears is done.
///
/// Whatever changed since the last layout is evaluated before the next one, and what that changes too, so a picture is
/// always one of a view at rest. Only bodies whose values changed, or what they have read, are evaluated.
@MainActor
package final class LivingView<Content: View> {
  /// The view; another value of it keeps what is remembered where the places are the same.
  package var rootView: Content {
    didSet {
      isRootCurrent = false
      evaluation.changes.requestUpdate()
    }
  }
  private var isRootCurrent = false
  private let evaluation: Evaluation
  /// What the root has inherited in the latest update.
  private var environment: EnvironmentValues?
  /// The screen's environment of the latest update, the appearance that was asked for in it, and what was presented.
  private var latest: (screen: EnvironmentValues, scheme: ColorScheme, dimming: TintDimming?)?

  /// How often views may change what they have read before they are said never to come to rest.
  private static var mostUpdates: Int { 100 }

  /// Creates a view that has not appeared yet.
  package init(_ rootView: Content, for purpose: EvaluationPurpose = .life) {
    self.rootView = rootView
    evaluation = Evaluation(for: purpose)
  }

  /// What is there disappears with the host: at once on the main actor, and soon after elsewhere.
  deinit {
    if PendingUpdates.isOnMainActor {
      MainActor.assumeIsolated { evaluation.end() }
    } else {
      Task { @MainActor [evaluation] in evaluation.end() }
    }
  }

  /// Lays the view out on a screen, after all that has changed was evaluated.
  package func layout(on screen: HostedScreen) -> HostedLayout {
    evaluation.device.showing(on: HostDevice.Figures(screen)) {
      let update = update(on: screen)
      return update.layout ?? place(on: screen, problem: update.problem)
    }
  }

  private func place(on screen: HostedScreen, problem: String? = nil) -> HostedLayout {
    let root = evaluation.root ?? Node(HostedScreen.self, Grouping(), below: nil, at: .body)
    return screen.place(root, scheme: scheme(on: screen), evaluation, problem: problem)
  }

  /// The screen with the size that the view takes before anything more of it appears, where it is to be as large as that.
  ///
  /// For one picture it is asked once, however often the view is laid out for it.
  package func measured(_ screen: HostedScreen) -> HostedScreen {
    guard case .fittingBeforeAppearing(let proposal) = screen.extent else { return screen }
    var asked = screen
    if let scale = screen.phoneScale { asked.environment.displayScale = scale }
    var figures = HostDevice.Figures(asked)
    figures.size = screen.phoneSize
    return evaluation.device.showing(on: figures) { measured(screen, as: asked, proposal) }
  }

  private func measured(
    _ screen: HostedScreen, as asked: HostedScreen, _ proposal: ProposedViewSize
  ) -> HostedScreen {
    evaluation.store.checkForChanges()
    evaluation.begin()
    if !evaluation.watchesBodies, !evaluation.changes.isEmpty {
      evaluation.forgetChanges()
      isRootCurrent = false
    }
    if let environment = changedEnvironment(on: asked) {
      evaluation.update(in: environment) { asked.resolve(rootView, in: $0) }
    } else if !evaluation.changes.isEmpty {
      evaluation.updateWhatChanged()
    }
    guard let root = evaluation.root, !evaluation.isTooDeep,
      evaluation.roomProblem(forDepth: root.boxes[0].depth) == nil
    else { return screen }
    var measured = screen
    let size = screen.size(around: root.boxes[0].size(for: proposal))
    measured.extent = size == .zero && root.holdsNavigation ? .fixed(screen.phoneSize) : .fitted(size)
    return measured
  }

  /// Has what changes from now on evaluated soon after, without a picture being taken.
  package func keepUpToDate(on screen: HostedScreen) {
    evaluation.changes.onChange { [weak self] in
      if let self { _ = update(on: screen) }
    }
    _ = update(on: screen)
  }

  /// The evaluations of bodies while something is done, with the views and the values of their properties.
  package func bodyEvaluations(
    during action: () throws -> Void
  ) rethrows -> [(evaluation: BodyEvaluation, subject: Any)] {
    var evaluations: [(evaluation: BodyEvaluation, subject: Any)] = []
    evaluation.observer = { evaluations.append((evaluation: $0, subject: $1)) }
    defer { evaluation.observer = nil }
    try action()
    return evaluations
  }

  /// Whether there is a field to write in, after the latest layout.
  var hasFields: Bool { evaluation.fieldCount > 0 }

  /// Waits until nothing is left to do: no body to evaluate, no `task` that runs, and no change for a while.
  /// - Parameters:
  ///   - limit: how long to wait at most.
  ///   - isDone: what has to hold besides; it is asked after each change.
  /// - Throws: `Unsettled` where that is not reached within the limit.
  package func settled(
    on screen: HostedScreen, within limit: Duration, until isDone: () -> Bool = { true }
  ) async throws {
    let signal = evaluation.changes.signal
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    let alarm = Task {
      try? await Task.sleep(until: deadline, clock: clock)
      signal.raise()
    }
    defer { alarm.cancel() }
    while true {
      if let problem = update(on: screen).problem { throw Unsettled(reason: problem) }
      if evaluation.tasks.isEmpty, isDone(), await evaluation.staysQuiet() { return }
      guard clock.now < deadline else { throw Unsettled(limit: limit, running: evaluation.tasks.names) }
      if evaluation.changes.isEmpty { await signal.wait() }
    }
  }

  /// The appearance that views want, or else the screen's.
  private func scheme(on screen: HostedScreen) -> ColorScheme {
    evaluation.root?.preferredColorScheme ?? screen.environment.colorScheme
  }

  /// Evaluates what has changed until nothing changes any more.
  ///
  /// Where views want to know how large they are and where they stand, that is a layout, what follows from it is evaluated,
  /// and laid out again where that changes something.
  /// - Returns: who never comes to rest, or nil, and the layout if there had to be one.
  private func update(on screen: HostedScreen) -> (problem: String?, layout: HostedLayout?) {
    evaluation.device.showing(on: HostDevice.Figures(screen)) { updateOnDevice(screen) }
  }

  private func updateOnDevice(_ screen: HostedScreen) -> (problem: String?, layout: HostedLayout?) {
    if evaluation.watchesBodies {
      evaluation.changes.evaluateNow = { [weak self] in
        guard let self, !evaluation.isEvaluating else { return }
        _ = update(on: screen)
      }
    }
    evaluation.store.checkForChanges()
    evaluation.begin()
    var layout: HostedLayout?
    for _ in 0..<Self.mostUpdates {
      let latest = layout
      layout = nil
      if let environment = changedEnvironment(on: screen) {
        evaluation.update(in: environment) { screen.resolve(rootView, in: $0) }
      } else if !evaluation.changes.isEmpty {
        if evaluation.watchesBodies {
          evaluation.updateWhatChanged()
        } else {
          evaluation.forgetChanges()
          isRootCurrent = false
        }
      } else if evaluation.tellWhatWasPlaced() {
        continue
      } else if runLifecycle() {
        evaluation.store.checkForChanges()
        layout = latest
      } else if latest == nil, evaluation.needsLayout {
        let placed = place(on: screen)
        for observer in evaluation.layoutObservers { observer.observe(placed.placed) }
        layout = placed
      } else {
        return (nil, latest)
      }
    }
    let restless = evaluation.changes.pending.compactMap(\.name).sorted().first ?? "\(Content.self)"
    let problem =
      "\(restless) never settles: each of \(Self.mostUpdates) updates has changed something that its views read. "
      + "Look for a body, an onAppear, an onChange or an onGeometryChange that writes what it reads, and write only what "
      + "differs"
    return (problem, nil)
  }

  /// What the root inherits, where that or the root's own value has changed since the latest update.
  private func changedEnvironment(on screen: HostedScreen) -> EnvironmentValues? {
    let scheme = scheme(on: screen)
    let dimming = evaluation.root?.tintDimming
    if isRootCurrent, let latest, latest.scheme == scheme, latest.dimming == dimming,
      latest.screen.isIdentical(to: screen.environment)
    {
      return nil
    }
    latest = (screen.environment, scheme, dimming)
    var environment = screen.environment
    environment.colorScheme = scheme
    environment.tintDimming = dimming
    if let known = self.environment, known.hasSameValues(as: environment) {
      if isRootCurrent { return nil }
      environment = known
    }
    self.environment = environment
    isRootCurrent = true
    return environment
  }

  /// Does what views have asked for in the latest updates, and says whether there was anything.
  private func runLifecycle() -> Bool {
    let lifecycle = evaluation.lifecycle.take()
    lifecycle.begin()
    let hasChanged = evaluation.preferenceObservers.map { $0.checkForChanges() }.contains(true)
    return hasChanged || !lifecycle.isEmpty
  }
}

extension Node {
  /// The appearance that views inside want the whole screen to have.
  fileprivate var preferredColorScheme: ColorScheme? {
    (preferences[PreferredColorScheme.self] as? PreferredColorScheme)?.scheme
  }

  /// How the tint becomes a grey behind what views inside present; nil where nothing does that.
  fileprivate var tintDimming: TintDimming? {
    let surfaces = Presentations.surfacesThatDimTint(in: preferences)
    return surfaces > 0 ? TintDimming(surfaces: surfaces) : nil
  }
}

extension Node {
  /// Whether a stack of screens is here or below.
  ///
  /// Measured on six pictures of iOS 17: such a view takes the whole screen of its phone where it is asked how small it can be,
  /// which others answer with nothing, and cannot become a picture. That it need not be the outermost one is a guess.
  @MainActor fileprivate var holdsNavigation: Bool {
    memory is NavigationMemory || children.contains { $0.holdsNavigation }
  }
}

extension HostDevice.Figures {
  /// A screen that takes the view's size is that of the usual phone.
  fileprivate init(_ screen: HostedScreen) {
    self = .phone
    scale = screen.environment.displayScale
    idiom = screen.environment.userInterfaceIdiom
    accessibility = screen.environment.accessibilitySettings
    guard case .fixed(let size) = screen.extent else { return }
    self.size = size
    safeAreaInsets = UIEdgeInsets(screen.safeAreaInsets, isMirrored: screen.environment.isMirrored)
  }
}
