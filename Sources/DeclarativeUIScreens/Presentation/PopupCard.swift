/// A card beside a control, such as the calendar of a compact picker of dates.
struct PopupCard<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.systemDesign) private var design

  var body: some View {
    let metrics = MenuMetrics(design)
    content
      .clipShape(RoundedRectangle(cornerRadius: metrics.radius, style: .continuous))
      .background { MenuBackground(metrics: metrics) }
      .contentShape(Rectangle())
      .onTapGesture {}
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
  }
}
