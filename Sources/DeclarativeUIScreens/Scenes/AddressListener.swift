public import Foundation
import LayoutTree

/// Handles URLs that the app is asked to open.
struct AddressListener: PrimitiveModifier, NodeContent {
  let action: (URL) -> Void

  var call: ModifierCall { ModifierCall("onOpenURL", action: action) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension Touchable {
  /// Opens an address with the program, as a link does that leads into it.
  ///
  /// All views that listen by `onOpenURL(perform:)` are told, those around before those inside.
  /// - Throws: `TouchError` where no view listens.
  /// - Remark: only here.
  public func open(_ url: URL) throws {
    let layout = host.currentLayout()
    let listeners = layout.root.descendants().compactMap { $0.content as? AddressListener }
    guard !listeners.isEmpty else { throw TouchError.unheard(url) }
    for listener in listeners { listener.action(url) }
    _ = host.currentLayout()
  }
}
