import LayoutTree
import ViewSnapshotTesting

/// All that a voucher's view needs, and nothing else.
struct VoucherViewData {
  enum Code {
    case barcode(String)
    case text(String)
  }

  let title: String
  let details: String
  let code: Code
  let isCompact: Bool

  static let compactBarcode = VoucherViewData(
    title: "Free coffee", details: "Until 31 December", code: .barcode("STILLS-2049"), isCompact: true)
  static let compactText = VoucherViewData(
    title: "Free coffee", details: "Until 31 December", code: .text("COFFEE42"), isCompact: true)
  static let regularBarcode = VoucherViewData(
    title: "Ten per cent off", details: "On everything in the shop that is not a voucher", code: .barcode("10%OFF"),
    isCompact: false)
  static let regularText = VoucherViewData(
    title: "Ten per cent off", details: "On everything in the shop that is not a voucher", code: .text("TENOFF"),
    isCompact: false)
}

/// A voucher: what it is for, and how it is used at the till.
struct VoucherView: View {
  let viewData: VoucherViewData

  var body: some View {
    VStack(spacing: viewData.isCompact ? 8 : 20) {
      Text(viewData.title).font(viewData.isCompact ? .headline : .largeTitle)
      Text(viewData.details).font(.footnote).foregroundStyle(.secondary)
      code
    }
    .multilineTextAlignment(.center)
    .padding(viewData.isCompact ? 12 : 24)
    .frame(maxWidth: .infinity)
    .background(Color(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.15))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .padding(8)
  }

  @ViewBuilder private var code: some View {
    switch viewData.code {
    case .barcode(let text):
      // Scanners need dark bars on a light background, whatever the appearance.
      Barcode(text: text)
        .frame(height: viewData.isCompact ? 48 : 96)
        .padding(8)
        .background(Color.white)
    case .text(let text):
      Text(text)
        .font(.title2)
        .padding(8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(style: StrokeStyle(lineWidth: 2, dash: [6, 3])))
    }
  }
}

/// A bar code of whole points a module, with the quiet zones that scanners need.
struct Barcode: View {
  let text: String

  var body: some View {
    if let code = Code128(text) {
      Bars(code: code).fill(Color.black).frame(width: CGFloat(code.moduleCount + 20))
    } else {
      Text(text)
    }
  }

  private struct Bars: Shape {
    let code: Code128

    func path(in rect: CGRect) -> Path {
      var path = Path()
      var x = rect.minX + 10
      for (index, width) in code.widths.enumerated() {
        if index % 2 == 0 {
          path.addRect(CGRect(x: x, y: rect.minY, width: CGFloat(width), height: rect.height))
        }
        x += CGFloat(width)
      }
      return path
    }
  }
}

/// All that a profile's view needs.
struct ProfileViewData {
  let name: String
  let bio: String
  let isPremiumUser: Bool
}

/// A profile with its badge.
struct ProfileView: View {
  let viewData: ProfileViewData

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(viewData.name).font(.headline)
        if viewData.isPremiumUser {
          Text("PREMIUM").font(.caption2).bold().padding(.horizontal, 6).padding(.vertical, 2)
            .background(Color.yellow).foregroundStyle(.black).clipShape(Capsule())
        }
      }
      Text(viewData.bio).font(.subheadline)
    }
    .padding(10)
  }
}
