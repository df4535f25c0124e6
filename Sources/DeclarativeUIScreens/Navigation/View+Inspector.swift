public import Foundation

extension View {
  /// The view with another one beside it that says more of it: at the end of a wide screen, and on a sheet of a phone.
  /// - Remark: 270 points wide where nothing else is said, as is generally known.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// The view of an inspector, in a column of a width in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    layoutValue(key: InspectorWidth.self, value: width)
  }

  /// The view of an inspector, in a column of a width in points that people may change between two others.
  /// - Remark: nobody does, and so it has the ideal one.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    layoutValue(key: InspectorWidth.self, value: ideal)
  }
}

/// How wide the column of an inspector is, in points.
private struct InspectorWidth: LayoutValueKey {
  static let defaultValue: CGFloat = 270
}

/// A view, and at its end a line and an inspector.
private struct InspectorColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inspectors = subviews.dropFirst(2)
    let column = inspectors.first?[InspectorWidth.self] ?? 0
    let line = inspectors.isEmpty ? 0 : subviews[1].sizeThatFits(.unspecified).width
    let rest = bounds.width - line - column
    place(subviews[0], in: CGRect(x: bounds.minX, y: bounds.minY, width: rest, height: bounds.height))
    guard !inspectors.isEmpty else { return }
    place(subviews[1], in: CGRect(x: bounds.minX + rest, y: bounds.minY, width: line, height: bounds.height))
    for inspector in inspectors {
      place(inspector, in: CGRect(x: bounds.maxX - column, y: bounds.minY, width: column, height: bounds.height))
    }
  }

  private func place(_ subview: Subviews.Element, in area: CGRect) {
    subview.place(
      at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: ProposedViewSize(area.size))
  }
}

/// A view with another one beside it, or in front of it.
private struct InspectorModifier<Inspector: View> {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var width

  init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    if width == .regular {
      InspectorColumns {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          // Upright only in a row.
          HStack { Divider() }
          inspector
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector }
    }
  }
}
