import DeclarativeUI
import Drawings
import Foundation
import LayoutTree
import PlaneGeometry

/// A layout as a picture that shows what VoiceOver says about it.
///
/// The elements are marked in numbered colours; a legend has what VoiceOver says of each. It stands beside what is upright
/// and below what is not. The legend is always light, in the usual text size and in the bundled fonts, so that a character
/// that only a font of the view has cannot be drawn in it, and is a problem of the picture.
@MainActor
struct AccessibilityPicture {
  /// The picture with its marks and its legend.
  let drawing: Drawing
  /// What could not be drawn as the view and the legend ask for.
  let problems: [String]

  init(of hosted: HostedLayout, displayScale: CGFloat) {
    let entries = AccessibilityEntry.entries(of: hosted.accessibility)
    let legend = AccessibilityLegend(entries: entries)
    func layout(_ view: some View, _ extent: HostedScreen.Extent) -> HostedLayout {
      var environment = EnvironmentValues()
      environment.displayScale = displayScale
      return HostedScreen(extent, environment: environment, hasBackground: false).layout(view)
    }
    let picture = hosted.size
    let words = layout(legend, .fitting).size
    let isUpright = picture.height > picture.width
    let place = CGPoint(x: isUpright ? picture.width : 0, y: isUpright ? 0 : picture.height)
    let size = CGSize(
      width: max(picture.width, place.x + words.width), height: max(picture.height, place.y + words.height))
    let sheet = layout(
      ZStack(alignment: .topLeading) {
        Color(.systemGray6)
        AccessibilityMarks(entries: entries)
          .frame(width: picture.width, height: picture.height, alignment: .topLeading).clipped()
        legend.offset(x: place.x, y: place.y)
      }.frame(width: size.width, height: size.height, alignment: .topLeading), .fixed(size))
    // The first item is the sheet's background; the picture lies on it, and the marks on the picture.
    let frame = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
    var edge = PlaneGeometry.Path()
    edge.addRect(frame)
    let shown = DrawingItem.layer(
      DrawnLayer(.clip(edge, .fill(.nonZero), frame: frame), items: hosted.drawing.items))
    drawing = Drawing(
      size: sheet.drawing.size, items: sheet.drawing.items.prefix(1) + [shown] + sheet.drawing.items.dropFirst())
    problems = hosted.problems + sheet.problems.filter { !hosted.problems.contains($0) }
  }
}

/// The frames of elements in numbered colours, in the coordinates of the screen.
private struct AccessibilityMarks: View {
  let entries: [AccessibilityEntry]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(entries.indices.filter { entries[$0].number != nil }, id: \.self) { index in
        mark(entries[index].element.frame, number: entries[index].number ?? 0)
      }
    }
  }

  /// A filled frame, its number on its corner, so that a text is not covered, or at the edge of the screen.
  @ViewBuilder
  private func mark(_ frame: CGRect, number: Int) -> some View {
    Rectangle().fill(AccessibilityBadge.color(of: number).opacity(0.3))
      .strokeBorder(AccessibilityBadge.color(of: number), lineWidth: 1)
      .frame(width: frame.width, height: frame.height)
      .offset(x: frame.minX, y: frame.minY)
    AccessibilityBadge(number: number)
      .offset(
        x: max(frame.minX - AccessibilityBadge.height / 2, 0), y: max(frame.minY - AccessibilityBadge.height / 2, 0))
  }
}

/// A number in its colour.
private struct AccessibilityBadge: View {
  let number: Int

  /// In points.
  static let height: CGFloat = 13
  /// The colours in turn, which differ from their neighbours and bear white digits.
  private static let colors: [Color] = [.blue, .red, .green, .purple, .orange, .teal, .pink, .indigo, .brown]

  static func color(of number: Int) -> Color { colors[(number - 1) % colors.count] }

  var body: some View {
    Text(verbatim: "\(number)").font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
      .padding(.horizontal, 3).frame(minWidth: Self.height, minHeight: Self.height)
      .background(Self.color(of: number))
      .fixedSize()
  }
}

/// What VoiceOver says of each element.
private struct AccessibilityLegend: View {
  let entries: [AccessibilityEntry]

  /// In points, as wide as a narrow phone.
  private static let width: CGFloat = 320

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if entries.isEmpty { Text("There is no accessibility element here.").font(.system(size: 13)) }
      ForEach(entries.indices, id: \.self) { index in
        row(entries[index]).padding(.leading, CGFloat(entries[index].depth) * 16)
      }
    }
    .padding(12)
    .frame(width: Self.width, alignment: .leading)
  }

  private func row(_ entry: AccessibilityEntry) -> some View {
    let spoken = SpokenElement(entry.element)
    return HStack(alignment: .firstTextBaseline, spacing: 6) {
      if let number = entry.number { AccessibilityBadge(number: number) }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: spoken.description).font(.system(size: 13, weight: entry.number == nil ? .semibold : .regular))
        Group {
          if let hint = spoken.hint { Text(verbatim: hint).italic() }
          ForEach(entry.element.customContent, id: \.key) { Text(verbatim: "\($0.label): \($0.value)") }
          ForEach(entry.element.actions.compactMap(\.name), id: \.self) { Text(verbatim: "Action: \($0)") }
        }
        .font(.system(size: 11)).foregroundStyle(.secondary)
      }
    }
  }
}

extension AccessibilityAction {
  /// The name of an action that has one of its own.
  fileprivate var name: String? {
    if case .named(let name) = kind { name } else { nil }
  }
}
