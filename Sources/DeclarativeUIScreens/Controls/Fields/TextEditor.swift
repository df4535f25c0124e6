public import Foundation

/// A field of several lines, which fills the space that it is offered.
/// - Remark: a text that is longer than its space is cut off, and is not scrolled.
@MainActor @preconcurrency
public struct TextEditor {
  private nonisolated(unsafe) let text: Binding<String>
  /// What is shown of a text with attributes; nil of a text without.
  private nonisolated(unsafe) let attributed: Binding<AttributedString>?

  /// Creates a field of several lines.
  public nonisolated init(text: Binding<String>) {
    self.text = text
    attributed = nil
  }

  /// Creates a field of several lines with attributes: what is written has those of the character before.
  public nonisolated init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    attributed = text
    self.text = text.characters(telling: selection)
  }

  /// Creates a field of several lines that tells what of it is selected: after typing the end.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text.telling(selection)
    attributed = nil
  }
}

extension TextEditor: View {
  /// The field.
  public var body: some View {
    InputField(
      shown: text.wrappedValue, attributed: attributed?.wrappedValue, text: text, title: nil,
      placeholder: EmptyView(), axis: .vertical, isEditor: true)
  }
}

extension TextEditor: ControlledValue {
  package var controlled: Binding<String> { text }
}

/// The text of an editor as UIKit's text view has it: 8 below its upper edge and 5 inside of its sides, on the screen's colour.
struct EditorText<Words: View>: View {
  let words: Words
  /// That of a line in points, which there is room for where nothing is written, too.
  let lineHeight: CGFloat
  let alignment: Alignment
  @Environment(\.scrollContentBackgroundVisibility) private var background

  var body: some View {
    // A stack, because there are no words at first.
    ZStack { words.fixedSize(horizontal: false, vertical: true) }
      .frame(maxWidth: .infinity, minHeight: lineHeight, alignment: alignment)
      .padding(.horizontal, 5).padding(.vertical, 8)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
      .background { if background != .hidden { Color(.systemBackground) } }
      .clipped()
  }
}

/// How fields of several lines look; those of iOS have one look.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The usual look.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// What is written, and nothing around it.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual look.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing around what is written.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// The view with a look for its fields of several lines: on iOS all are the same.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
