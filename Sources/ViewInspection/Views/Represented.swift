public import DeclarativeUI

extension UIViewRepresentable {
  /// The view of UIKit that was made for this one where `ViewHosting` shows it.
  /// - Throws: `InspectionError.viewNotFound` where none shows it, or several of its type are shown.
  public func uiView() throws -> UIViewType { try ViewHosting.represented(by: Self.self) }
}

extension UIViewControllerRepresentable {
  /// The screen of UIKit that was made for this one where `ViewHosting` shows it.
  /// - Throws: `InspectionError.viewNotFound` where none shows it, or several of its type are shown.
  public func viewController() throws -> UIViewControllerType { try ViewHosting.represented(by: Self.self) }
}

extension ViewHosting {
  /// What was made of UIKit for the one view of a type that is shown.
  fileprivate static func represented<Made>(by type: Any.Type) throws -> Made {
    let view = only { $0.type == type ? [$0] : [] }
    let surfaces = view?.allDescendants.compactMap { ($0.value as? StandInSurface)?.room.represented as? Made } ?? []
    guard let made = surfaces.first else { throw InspectionError.viewNotFound(parent: nameInCode(of: type)) }
    return made
  }
}
