public import DeclarativeUI
public import LayoutValues

extension InspectableView {
  /// Whether the view is light or dark; what it asks for the whole screen counts where nothing else is said.
  public func colorScheme() throws -> ColorScheme {
    if let scheme = try? environment(\.colorScheme) { return scheme }
    guard let scheme = try? preferredColorScheme() else { throw missing("colorScheme") }
    return scheme
  }

  /// The title above the screen, where the view gives a binding for it.
  public func navigationTitle() throws -> String { try boundTitle().wrappedValue }

  /// Changes the title above the screen, as people do by the menu of a title that may be changed.
  public func setNavigationTitle(_ value: String) throws {
    let title = try boundTitle()
    InspectionActions.willAct()
    title.wrappedValue = value
  }

  private func boundTitle() throws -> Binding<String> {
    if let title: Binding<String> = try? argument(of: "navigationTitle") { return title }
    guard call("navigationTitle") != nil else { throw missing("navigationTitle") }
    throw InspectionError.notSupported("The title of \(pathToRoot) is no binding: look for its text instead")
  }

  /// Whether the bar above the screen is hidden.
  public func navigationBarHidden() throws -> Bool { try argument(of: "navigationBarHidden") }

  /// Whether the button that leads back is hidden.
  public func navigationBarBackButtonHidden() throws -> Bool { try argument(of: "navigationBarBackButtonHidden") }

  /// Whether the bar with the time is hidden.
  public func statusBarHidden() throws -> Bool { try argument(of: "statusBarHidden") }

  /// The style of stacks of screens.
  public func navigationViewStyle() throws -> Any { try inherited("navigationViewStyle") }

  /// Which regions the view grows into, and at which edges.
  public func ignoresSafeArea() throws -> (regions: SafeAreaRegions, edges: Edge.Set) {
    guard let call = call("ignoresSafeArea") else { throw missing("ignoresSafeArea") }
    return (call.argument() ?? .all, call.argument("edges") ?? .all)
  }

  /// The name by which places in the view are known to views inside.
  public func coordinateSpaceName() throws -> String {
    let name: AnyHashable = try argument("name", of: "coordinateSpace")
    return "\(name.base)"
  }

  /// The device of the preview that the view is.
  public func previewDevice() throws -> PreviewDevice { try argument(of: "previewDevice") }

  /// The name of the preview that the view is.
  public func previewDisplayName() throws -> String? { try argument(of: "previewDisplayName") }

  /// The size of the preview that the view is.
  public func previewLayout() throws -> PreviewLayout { try argument(of: "previewLayout") }
}

extension InspectableView {
  /// The affine map by which the view is moved.
  public func transformEffect() throws -> CGAffineTransform { try argument(of: "transformEffect") }

  /// The size of symbols that follow texts.
  public func imageScale() throws -> Image.Scale { try inherited("imageScale") }

  /// Changes a transaction as the view does with those that reach it.
  public func callTransaction() throws {
    let change: (inout Transaction) -> Void = try action(of: "transaction")
    var transaction = Transaction()
    change(&transaction)
  }

  /// The shape that fingers touch instead of the view's own, as one of a type.
  public func contentShape<S: Shape>(_ shape: S.Type) throws -> (shape: S, eoFill: Bool) {
    guard let call = call("contentShape") else { throw missing("contentShape") }
    guard let wanted: S = call.argument() else {
      let factual = call.argument(as: Any.self).map { "\(Swift.type(of: $0))" } ?? "none"
      throw InspectionError.typeMismatch(factual: factual, expected: "\(S.self)")
    }
    return (wanted, call.argument("eoFill") ?? false)
  }

  /// Does what the view asks for when a finger stays on it.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could touch it.
  public func callOnLongPressGesture() throws {
    let action: () -> Void = try action(of: "onLongPressGesture")
    try guardIsResponsive()
    action()
  }
}
