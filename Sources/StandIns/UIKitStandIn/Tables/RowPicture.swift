import DeclarativeUI

/// What a row of a list has of its own: a picture, texts, and what stands at its end.
///
/// Fonts, colours and distances of what rows have without being told are generally known, and were not measured.
struct RowPicture: View {
  let content: RowContent
  let accessory: RowAccessory

  var body: some View {
    HStack(spacing: 0) {
      if let image = content.image { image.padding(.trailing, 16) }
      texts
      AccessoryPicture(accessory: accessory)
    }
  }

  @ViewBuilder private var texts: some View {
    if content.isSideBySide {
      content.text
      Spacer(minLength: 8)
      content.secondaryText
    } else {
      VStack(alignment: .leading, spacing: content.lineSpacing) {
        content.text
        content.secondaryText
      }
      Spacer(minLength: 0)
    }
  }
}

/// The words and the picture of a row.
struct RowContent {
  var image: AnyView?
  var text: AnyView?
  var secondaryText: AnyView?
  var isSideBySide = false
  var lineSpacing: CGFloat = 0

  var isEmpty: Bool { image == nil && text == nil && secondaryText == nil }
}

/// What stands at the end of a row.
enum RowAccessory {
  case none, chevron, checkmark, detail, detailAndChevron
  case view(UIView)
}

private struct AccessoryPicture: View {
  let accessory: RowAccessory

  var body: some View {
    switch accessory {
    case .none: EmptyView()
    case .chevron: chevron
    case .checkmark: Image(systemName: "checkmark").fontWeight(.medium).foregroundStyle(.tint).padding(.leading, 16)
    case .detail: detail
    case .detailAndChevron:
      detail
      chevron
    case .view(let view):
      view.fixedPicture.padding(.leading, 16)
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(
      Color(uiColor: .tertiaryLabel)
    )
    .padding(.leading, 16)
  }

  private var detail: some View {
    Image(systemName: "info.circle").foregroundStyle(.tint).padding(.leading, 16)
  }
}

extension UIView {
  /// How long it was made, or else what it takes of its own; nil where it has neither.
  var madeLength: (width: CGFloat?, height: CGFloat?) {
    let own = intrinsicContentSize
    func length(_ made: CGFloat, _ own: CGFloat) -> CGFloat? { made > 0 ? made : own > 0 ? own : nil }
    return (length(frame.width, own.width), length(frame.height, own.height))
  }

  /// The view as large as it was made, or else as what it takes of its own.
  var fixedPicture: some View {
    StandInSurface(of: self).frame(width: madeLength.width, height: madeLength.height)
  }

  /// What rows leave free at both ends, in points, as those of lists of views do (`List`): measured on those alone.
  var usualRowInset: CGFloat {
    bounds.width >= 414 || (traitCollection.systemDesign == .iOS18 && bounds.width >= 390) ? 20 : 16
  }
}

extension UITableViewCell: DrawnKind {
  var accessory: RowAccessory {
    if let view = accessoryView { return .view(view) }
    return switch accessoryType {
    case .none: .none
    case .disclosureIndicator: .chevron
    case .detailDisclosureButton: .detailAndChevron
    case .checkmark: .checkmark
    case .detailButton: .detail
    }
  }

  /// The words and the picture of its own.
  private var ownWords: RowContent {
    let row = values.row
    var content = RowContent()
    if row.imageView.image != nil { content.image = AnyView(row.imageView.fixedPicture) }
    if row.label.text?.isEmpty == false { content.text = AnyView(row.label.lines) }
    if let detail = detailTextLabel, detail.text?.isEmpty == false { content.secondaryText = AnyView(detail.lines) }
    content.isSideBySide = style == .value1 || style == .value2
    return content
  }

  /// What is in it besides views; nil where there is nothing.
  private var row: AnyView? {
    if let configuration = contentConfiguration {
      return configuration.picture(accessory: accessory, beside: usualRowInset)
    }
    let content = ownWords
    if case .none = accessory, content.isEmpty { return nil }
    return AnyView(
      RowPicture(content: content, accessory: accessory).padding(.horizontal, usualRowInset).padding(.vertical, 11))
  }

  var ownContent: AnyView {
    AnyView(
      ZStack {
        if let background = isSelected ? selectedBackgroundView ?? backgroundView : backgroundView {
          StandInSurface(of: background)
        }
        (row ?? AnyView(EmptyView())).frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }

  /// As wide as is offered, and as high as what is in it.
  func fittingSize(forWidth width: CGFloat) -> CGSize {
    frame.size.width = width
    let own = row.map {
      UIHostingController(rootView: $0).sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let constrained =
      ConstraintLayout.isNeeded(in: self)
      ? ConstraintLayout.fittingSize(of: self, CGSize(width: width, height: 0), .required, .fittingSizeLevel).height : 0
    return CGSize(width: width, height: max(own ?? 0, constrained))
  }
}
