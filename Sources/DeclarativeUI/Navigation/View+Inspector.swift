public import Foundation

extension View {
  /// The view with another one beside it that says more of it: at the end of a wide screen, and on a sheet of a phone.
  /// - Remark: 270 points wide where nothing else is said, as is generally known.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// The view as it is: inspectors have their usual width.
  /// - Remark: the width is not heeded.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// The view as it is: inspectors have their usual width.
  /// - Remark: the width is not heeded.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
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
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          inspector.frame(width: 270)
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector }
    }
  }
}
