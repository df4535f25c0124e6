import SourceAdaptation

/// A view of an app, with what a build has found.
struct SurveyedView {
  let module: String
  /// The file's path from the app's folder.
  let path: String
  let view: DeclaredView
  /// Whether no error is in it.
  let compiles: Bool
  /// Whether its file is compiled.
  let isCompiled: Bool

  /// Views of systems for which a labelled surface stands in.
  private static let systemViews: Set<String> = [
    "Map", "Chart3D", "WebView", "VideoPlayer", "StoreView", "ProductView", "SubscriptionStoreView",
  ]

  /// Whether a surface stands in for it, or for a view of a system in it.
  var hasStandIn: Bool { view.isRepresentable || !view.words.isDisjoint(with: Self.systemViews) }
}

/// The views of an app, and which of them show which.
struct SurveyedViews {
  /// The places of the views that show a view, by its place.
  private var users: [[Int]]

  init(_ views: [SurveyedView]) {
    users = Array(repeating: [], count: views.count)
    let places = Dictionary(grouping: views.indices) { views[$0].view.name }
    for (index, view) in views.enumerated() {
      for name in view.view.words where name != view.view.name {
        guard let named = places[name] else { continue }
        for place in Self.meant(by: view, of: named, in: views) { users[place].append(index) }
      }
    }
  }

  /// Which of several views of one name a view shows: those of its own file, else of its own module, else all.
  private static func meant(by view: SurveyedView, of places: [Int], in views: [SurveyedView]) -> [Int] {
    let inFile = places.filter { views[$0].path == view.path }
    if !inFile.isEmpty { return inFile }
    let inModule = places.filter { views[$0].module == view.module }
    return inModule.isEmpty ? places : inModule
  }

  /// The places of the views that a condition takes, and of those that show them, directly or not.
  func reaching(_ condition: (Int) -> Bool) -> Set<Int> {
    var waiting = users.indices.filter(condition)
    var found = Set(waiting)
    while let place = waiting.popLast() {
      for user in users[place] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }
}
