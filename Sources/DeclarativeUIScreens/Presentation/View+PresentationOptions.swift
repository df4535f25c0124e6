public import Foundation

extension View {
  /// The view, whose sheet rests at some heights; it is shown at the lowest one.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption("presentationDetents", detents) { $0.detents = detents }
  }

  /// The view, whose sheet rests at some heights; it is shown at the one that is chosen.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetent(detents: detents, selection: selection))
  }

  /// The view, whose sheet has a line by which it is dragged, or none.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption("presentationDragIndicator", visibility) {
      $0.dragIndicator = visibility == .automatic ? nil : visibility
    }
  }

  /// The view, whose sheet has corners of a radius in points; nil is the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption("presentationCornerRadius", cornerRadius) { $0.cornerRadius = cornerRadius }
  }

  /// The view, behind whose sheet something can be used or not.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption("presentationBackgroundInteraction", interaction) {
      $0.allowsInteractionBehind = interaction.isEnabled ?? false
      $0.interactionLimit = interaction.upThrough
    }
  }

  /// The view, whose sheet is painted with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// The view, whose sheet has other views behind it.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackground(alignment: alignment, background: content()))
      .presentationOption("presentationBackground", nil) { $0.hidesBackground = true }
  }

  /// The view, whose sheet people may drag away or not.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption("interactiveDismissDisabled", isDisabled ? nil : false) { $0.isDismissDisabled = isDisabled }
  }
}

// What a phone's picture does not show.
extension View {
  /// The view, whose sheet has another size where there is much room.
  /// - Remark: how large a page is, is a guess; whether a phone heeds it is not known, and here it does not.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    presentationOption("presentationSizing", sizing.name) { $0.sizing = sizing }
  }

  /// The view as it is: a swipe that scrolls what is on a sheet does not make it higher here.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// The view, what is presented of which becomes something else where there is little room.
  /// - Remark: a sheet may become a cover; a popover that should stay one on a phone fails the snapshot.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// The view, what is presented of which becomes something else where there is little room across or along.
  ///
  /// Where there is little room in both directions, that for the vertical one counts.
  /// - Remark: a sheet may become a cover; what stays as it is though it should become another thing fails the snapshot.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption("presentationCompactAdaptation", horizontalAdaptation.name) {
      ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontalAdaptation, verticalAdaptation)
    }
  }
}

/// The height at which a sheet is shown by the choice of a view on it.
private struct SelectedDetent {
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent
}

extension SelectedDetent: ViewModifier {
  func body(content: Content) -> some View {
    let (chosen, binding) = (selection, $selection)
    content.presentationOption("presentationDetents", detents) {
      ($0.detents, $0.selection, $0.select) = (detents, chosen, { binding.wrappedValue = $0 })
    }
  }
}

/// What a sheet has instead of its own background; a view that is not presented is as it is.
private struct PresentationBackground<Background: View> {
  let alignment: Alignment
  let background: Background
  @Environment(\.isPresented) var isPresented
}

extension PresentationBackground: ViewModifier {
  func body(content: Content) -> some View {
    if isPresented {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(alignment: alignment) { background.ignoresSafeArea() }
    } else {
      content
    }
  }
}
