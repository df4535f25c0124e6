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

/// Declares a preview of a widget, by WidgetKit's names: one picture for each entry of its timeline.
/// - Parameters:
///   - name: what the preview is called, or nil to have it called after its file.
///   - family: the widget's shape.
///   - widget: the widget.
///   - timeline: the entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Any,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [Any]
) = #externalMacro(module: "PreviewMacrosPlugin", type: "PreviewMacro")

/// Declares a preview of a widget with what its provider gives at once.
/// - Parameters:
///   - name: what the preview is called, or nil to have it called after its file.
///   - family: the widget's shape.
///   - widget: the widget.
///   - timelineProvider: the provider.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Any,
  timelineProvider: @escaping @MainActor () -> Any
) = #externalMacro(module: "PreviewMacrosPlugin", type: "PreviewMacro")

/// Declares a preview of a live activity, by WidgetKit's names: one picture for each of its states.
/// - Parameters:
///   - name: what the preview is called, or nil to have it called after its file.
///   - kind: where it is shown.
///   - attributes: what does not change of the activity.
///   - widget: the widget.
///   - contentStates: what changes, once for each picture.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Any,
  widget: @escaping @MainActor () -> Any, @PreviewTimelineBuilder contentStates: @escaping @MainActor () -> [Any]
) = #externalMacro(module: "PreviewMacrosPlugin", type: "PreviewMacro")

/// Collects the entries of a timeline; their types are checked where the preview is made.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// An entry, or several.
  public static func buildExpression(_ entry: Any) -> [Any] { [entry] }
  /// The entries one after the other.
  public static func buildBlock(_ entries: [Any]...) -> [Any] { entries.flatMap(\.self) }
  /// The entries of a branch that may be passed over.
  public static func buildOptional(_ entries: [Any]?) -> [Any] { entries ?? [] }
  /// The entries of a branch.
  public static func buildEither(first entries: [Any]) -> [Any] { entries }
  /// The entries of the other branch.
  public static func buildEither(second entries: [Any]) -> [Any] { entries }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[Any]]) -> [Any] { entries.flatMap(\.self) }
}

/// Adds a property in an extension of `EnvironmentValues` or `ContainerValues`: `@Entry var margin = 8.0`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacrosPlugin", type: "EntryMacro")

/// Makes a variable in the closure of `#Preview` a property of the preview: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacrosPlugin", type: "PreviewableMacro")
