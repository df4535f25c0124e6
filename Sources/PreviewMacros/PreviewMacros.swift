@_exported public import DeclarativeUI

/// Declares a preview of a view, which `assertPreviews(in:)` finds.
/// - Parameters:
///   - name: what the preview is called, or nil to have it called after its file.
///   - traits: how large the screen is and how it is held.
///   - body: the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacrosPlugin", type: "PreviewMacro")

/// Makes a property of one's own in an extension of `EnvironmentValues` or `ContainerValues`: `@Entry var margin = 8.0`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacrosPlugin", type: "EntryMacro")

/// Makes a variable in the closure of `#Preview` a property of the preview: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacrosPlugin", type: "PreviewableMacro")
