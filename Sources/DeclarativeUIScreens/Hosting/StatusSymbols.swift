import Foundation

/// Four bars of rising height: the strength of the signal in the status bar.
///
/// 17 x 10.7 points on phones with a notch, as is generally known of pictures of screens.
struct SignalBars: Shape {
  func path(in rect: CGRect) -> Path {
    let unit = rect.width / 17
    return Path { path in
      for index in 0..<4 {
        let height = rect.height * (0.38 + 0.62 * CGFloat(index) / 3)
        let bar = CGRect(
          x: rect.minX + CGFloat(index) * 14 / 3 * unit, y: rect.maxY - height, width: 3 * unit, height: height)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: 0.8 * unit, height: 0.8 * unit))
      }
    }
  }
}

/// A battery without charge missing, in the status bar: 27.3 x 13 points with its end.
struct FullBattery: View {
  /// How many points a point of the phone's status bar is.
  let scale: CGFloat

  var body: some View {
    HStack(spacing: scale) {
      RoundedRectangle(cornerRadius: 4 * scale, style: .continuous).strokeBorder(lineWidth: scale).opacity(0.35)
        .overlay { RoundedRectangle(cornerRadius: 2.3 * scale, style: .continuous).padding(2 * scale) }
        .frame(width: 25 * scale, height: 13 * scale)
      UnevenRoundedRectangle(bottomTrailingRadius: 1.3 * scale, topTrailingRadius: 1.3 * scale)
        .opacity(0.4).frame(width: 1.3 * scale, height: 4.2 * scale)
    }
  }
}
