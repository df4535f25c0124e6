import DeclarativeUI

extension UITextView: WrappedText {
  /// What is written, in 12 points where no font is said.
  private var lines: some View {
    let written = values.attributedText ?? NSAttributedString(string: values.text ?? "")
    // Without a letter it is as high as one line is, seen on pictures of iOS 26.
    let own = written.length == 0 ? NSAttributedString(string: " ") : written
    let drawn = DrawnText(
      own, usual: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label])
    let alignment = drawn.paragraph?.alignment ?? textAlignment
    return drawn.text.multilineTextAlignment(alignment.ofViews).lineSpacing(drawn.paragraph?.lineSpacing ?? 0)
      .lineLimit(textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment.place.horizontal, vertical: .top))
      .padding(insets)
      // Seen on a picture of iOS 26: "closing the / textview".
      .environment(\.keepsOrphans, true)
  }

  private var insets: EdgeInsets {
    let (around, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return EdgeInsets(
      top: around.top, leading: around.left + padding, bottom: around.bottom, trailing: around.right + padding)
  }

  /// What is written, from the top on.
  var writing: AnyView {
    AnyView(
      lines.fixedSize(horizontal: false, vertical: true).frame(maxHeight: .infinity, alignment: .top)
        .offset(y: -contentOffset.y).absolute(textAlignment.isAbsolute))
  }

  /// One that scrolls takes what it is given.
  var textExtents: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : ViewHost(lines).idealSize
  }

  func size(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : textSize(forWidth: width)
  }

  /// What the whole text takes of a width, in points, whether it scrolls or not.
  func textSize(forWidth width: CGFloat) -> CGSize {
    let own = ViewHost(lines).idealSize
    guard own.width > width else { return own }
    return CGSize(width: width, height: ViewHost(lines.frame(width: width)).idealSize.height)
  }
}

extension UITextField: DrawnKind {
  private var field: some View {
    let font = Font(font ?? .systemFont(ofSize: 17))
    let isEmpty = (values.text ?? "").isEmpty
    let words =
      isSecureTextEntry && !isEmpty ? String(repeating: "•", count: values.text?.count ?? 0) : values.text ?? ""
    let text = isEmpty ? Text(verbatim: values.placeholder ?? "") : Text(verbatim: words)
    let color = isEmpty ? Color(.placeholderText) : Color(uiColor: textColor ?? .label)
    return text.font(font).foregroundStyle(color).lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.place)
      .padding(.horizontal, borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2)
  }

  /// - Remark: a round border is that of views' fields; bezels and lines are drawn as a line, which was not measured.
  var ownContent: AnyView {
    switch borderStyle {
    case .none: AnyView(field.absolute(textAlignment.isAbsolute))
    case .line, .bezel: AnyView(field.border(Color(uiColor: .opaqueSeparator), width: 1))
    case .roundedRect:
      AnyView(
        field.background {
          RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
            .strokeBorder(Color(uiColor: .tertiarySystemFill), lineWidth: 1)
        })
    }
  }

  var baselines: (first: CGFloat, last: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 17)
    let line = font.ascender - font.lineHeight / 2
    return (line, line)
  }

  /// 34 points high with a round border, and else as high as its text: generally known.
  var ownExtents: CGSize {
    let text = ViewHost(field.fixedSize()).idealSize
    return CGSize(width: text.width, height: borderStyle == .roundedRect ? 34 : text.height)
  }
}
