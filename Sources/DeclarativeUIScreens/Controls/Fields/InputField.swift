import Foundation
import LayoutTree
import Typesetting

/// The content of a text field or secure field: its text, or the placeholder while it is empty.
///
/// The caret of the field that has the focus is drawn only where a test asks for it. How a disabled field looks is not known:
/// it is drawn as an enabled one.
struct InputField<Placeholder: View>: View, PrimitiveView {
  typealias Body = Never

  /// What is written, as it was when the field's body was evaluated.
  let shown: String
  /// The same with attributes; nil without.
  var attributed: AttributedString?
  let text: Binding<String>
  let title: String?
  let placeholder: Placeholder
  var axis = Axis.horizontal
  var isSecure = false
  /// Whether it is an editor of several lines, which fills what it is offered.
  var isEditor = false
  /// Why what is written changes nothing.
  var problem: String?
  /// Called when the field is submitted or loses the focus.
  var commit: (() -> Void)?

  // Of types that depend on a generic one, the runtime makes modified views anew each time; this is every text field's.
  @_specialize(where Placeholder == ConditionalContent<Text, TextFieldStyleLabel>)
  func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let place = node.memory as? FieldPlace ?? FieldPlace(in: context)
    node.memory = place
    let content = FieldContent(
      kind: kind, title: title, shown: seen, isEnabled: context.environment.isEnabled, text: text,
      takesNewlines: axis == .vertical, request: place.request, commit: commit)
    context.fill(node, content) { inside in
      if let problem { inside.problems.report(problem) }
      return [input(place, in: inside).resolved(in: inside)]
    }
    return node
  }

  private var kind: String { isEditor ? "TextEditor" : isSecure ? "SecureField" : "TextField" }

  /// What people read: a bullet for each character of a secret.
  private var seen: String { isSecure ? String(repeating: "\u{2022}", count: shown.count) : shown }

  @ViewBuilder @MainActor private func input(_ place: FieldPlace, in context: ResolveContext) -> some View {
    let environment = context.environment
    if isEditor {
      EditorText(
        words: words(place, in: context), lineHeight: lineHeight(in: context),
        alignment: environment.lineAlignment)
    } else {
      field(environment, place, in: context)
    }
  }

  @ViewBuilder @MainActor private func field(
    _ environment: EnvironmentValues, _ place: FieldPlace, in context: ResolveContext
  ) -> some View {
    let line = line(place, in: context).frame(minWidth: 0, maxWidth: .infinity, alignment: environment.lineAlignment)
    if environment.hasFieldBorder, axis == .vertical {
      // Measured on a picture of iOS 26: 30 high where a line is 22, text 6 inside, and a line of one pixel in the middle of
      // which the edge is.
      let outline = RoundedRectangle(cornerRadius: 5)
      line.padding(.horizontal, 6).background(Color(.systemBackground), in: outline)
        .overlay { outline.stroke(Self.line(in: environment.colorScheme), lineWidth: environment.pixelLength) }
    } else if environment.hasFieldBorder {
      // Seen on pictures, light and dark: the line of one pixel in a fifth of the label's colour.
      line.padding(.horizontal, 7).frame(minHeight: borderedHeight(in: context))
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 5))
        .overlay {
          RoundedRectangle(cornerRadius: 5)
            .strokeBorder(Color(.label).opacity(0.2), lineWidth: environment.pixelLength)
        }
    } else {
      line
    }
  }

  /// The line around a field of several lines: measured in light, #C6C6C8 on white.
  private static func line(in scheme: ColorScheme) -> Color {
    scheme == .light
      ? Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255).opacity(0.29) : Color(.label).opacity(0.2)
  }

  @ViewBuilder @MainActor private func line(_ place: FieldPlace, in context: ResolveContext) -> some View {
    let height = height(in: context)
    switch axis {
    case .horizontal: words(place, in: context).lineLimit(1).frame(height: height)
    case .vertical:
      words(place, in: context).frame(minHeight: height, alignment: .top)
        .padding(.vertical, context.environment.hasFieldBorder ? 4 : 0)
    }
  }

  /// The height of a field with a border, in points: that of the text size around it, whatever its font.
  ///
  /// Measured: 34 at `medium` and `large`, of a body and of a `title3`, and 1.4 more for each point that the body grows from
  /// there on: 49.33, 56.33 and 84.33 at `accessibility1`, 2 and 5. That larger fonts have 5 above and below is a guess.
  @MainActor private func borderedHeight(in context: ResolveContext) -> CGFloat {
    let environment = context.environment
    let body = Font.TextStyle.body.metrics(at: environment.dynamicTypeSize).size
    let pixel = environment.pixelLength
    let usual = ((34 + 1.4 * CGFloat(max(body - 17, 0))) / pixel).rounded(.down) * pixel
    let line = CGFloat(environment.fontLibrary.metrics(for: font(in: context)).lineHeight)
    return max(usual, line + 10)
  }

  @ViewBuilder @MainActor private func words(_ place: FieldPlace, in context: ResolveContext) -> some View {
    if shown.isEmpty {
      placeholder.foregroundStyle(Color(.tertiaryLabel))
        .overlay(alignment: .leading) { Caret(place: place).offset(x: -1) }
    } else if isSecure {
      bullets(in: context).overlay(alignment: .bottomTrailing) { Caret(place: place).offset(x: 2) }
    } else {
      // Measured: the colour that contents with a label have is not that of a field.
      let styles = context.environment.hasForeground ? [] : [AnyShapeStyle(Color(.label))]
      written.modifier(ForegroundModifier(styles: styles))
        .overlay(alignment: .bottomTrailing) { Caret(place: place).offset(x: 2) }
    }
  }

  /// The bullets of a secret, in a line of the text's height.
  ///
  /// Measured in a field of body text on iOS 18: 0.435 em across, 0.603 em apart, the first 0.1 em from the start and their
  /// middles 0.353 em above the baseline. Those of the text font are 0.312 em across, 0.125 from the start and 0.29 above the
  /// baseline, and 0.519 em apart where they are as large as here.
  @MainActor private func bullets(in context: ResolveContext) -> some View {
    let font = font(in: context)
    let em = CGFloat(font.size)
    let growth = 0.435 / 0.312
    let height = lineHeight(in: context)
    // The middle of a line is 0.3555 em above its baseline.
    let middle = 0.3555
    return Text(verbatim: seen).font(.system(size: em * growth)).tracking(em * (0.603 - 0.519 * growth))
      .offset(x: em * (0.1 - 0.125 * growth), y: em * ((0.29 - middle) * growth - (0.353 - middle)))
      .frame(height: height)
      .alignmentGuide(.firstTextBaseline) { _ in height / 2 + em * middle }
      .alignmentGuide(.lastTextBaseline) { _ in height / 2 + em * middle }
  }

  @MainActor private func font(in context: ResolveContext) -> FontDescriptor {
    var paints = TextPaints()
    return TextAttributes(context.environment, nil).run("", in: context, &paints).font
  }

  /// That of a line of text, in whole pixels as texts have it.
  @MainActor private func lineHeight(in context: ResolveContext) -> CGFloat {
    let pixel = context.environment.pixelLength
    return (metrics(in: context).lineHeight / pixel).rounded(.up) * pixel
  }

  @MainActor private func metrics(in context: ResolveContext) -> FontMetrics {
    context.environment.fontLibrary.metrics(for: font(in: context))
  }

  private var written: Text { attributed.map { Text($0) } ?? Text(verbatim: seen) }

  /// The height of a line in points; nil is the text's own.
  ///
  /// Seen in body fonts: a point more than the line in whole points, 21 at `medium`, 22 at `large` and 65 at
  /// `accessibility5`; for a secure field at 17 points 21 when it is empty, and the text's own height with bullets. Those of
  /// the system that do not follow the text size have the same, 22 at 17 points, and in whole points where a field can have
  /// several lines, 20 at 16. What fonts of one's own have is not known: the line's own height. An empty field in a row of
  /// iOS 26 is 22 high at `medium`, too: without a text, a field of UIKit is at least as high as one of the usual 17 points.
  @MainActor private func height(in context: ResolveContext) -> CGFloat? {
    let metrics = metrics(in: context)
    if isSecure, !context.environment.hasFieldBorder {
      return shown.isEmpty ? CGFloat(metrics.lineHeight.rounded(.up)) : nil
    }
    let isOwn = metrics.leading == 0 && font(in: context).family != nil
    let gap = metrics.leading == 0 && axis == .vertical ? 0.0 : 1
    let own = CGFloat(isOwn ? metrics.lineHeight : metrics.lineHeight.rounded(.up) + gap)
    let environment = context.environment
    return shown.isEmpty && environment.isInListRow && environment.systemDesign == .iOS26 ? max(own, 22) : own
  }
}

extension EnvironmentValues {
  /// Where a line stands that is shorter than its field.
  fileprivate var lineAlignment: Alignment {
    switch multilineTextAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// What a field is besides its appearance; the line below its row begins at another text, as measured.
struct FieldContent: GestureReceiver, ControlContent, OpaqueControl {
  let kind: String
  let title: String?
  /// What people read in it.
  let shown: String
  let isEnabled: Bool
  let text: Binding<String>
  /// Whether a new line is written, and does not submit the field.
  let takesNewlines: Bool
  let request: FocusRequest
  let commit: (() -> Void)?

  var takesWholeFrame: Bool { true }
  var attachment: GestureAttachment {
    GestureAttachment(pressing: { [request] in request.make() }, isEnabled: isEnabled)
  }

  var accessibility: AccessibilityAttributes? {
    AccessibilityAttributes(
      label: title, value: shown.isEmpty ? nil : shown, addedTraits: isEnabled ? [] : .isNotEnabled, children: .ignore)
  }
}

/// A control that shows and changes a value.
@MainActor
package protocol ControlledValue<Value> {
  /// The type of the value.
  associatedtype Value

  /// The value, which the control changes.
  var controlled: Binding<Value> { get }
}
