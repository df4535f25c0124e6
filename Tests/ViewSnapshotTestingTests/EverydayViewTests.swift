import Foundation
import Testing
import ViewSnapshotTesting

// Views as programs have them: each puts together what other tests look at part by part.

private struct SettingRow: View {
  let icon: String
  let color: Color
  let title: String
  var value: String?

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .font(.footnote.weight(.semibold)).foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color.gradient, in: RoundedRectangle(cornerRadius: 7))
      Text(title)
      Spacer()
      if let value { Text(value).foregroundStyle(.secondary) }
      Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
    }
    .padding(.horizontal).frame(minHeight: 44)
  }
}

private struct OnboardingPage: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "leaf.fill").font(.system(size: 44)).foregroundStyle(.green)
        .padding(24).background(Circle().fill(.green.opacity(0.15)))
      Text("Grow something").font(.title2.bold())
      Text("A plant a week, and a reminder when it is thirsty.")
        .foregroundStyle(.secondary).multilineTextAlignment(.center)
      HStack(spacing: 6) {
        ForEach(0..<3) { page in
          Capsule().fill(page == 0 ? Color.accentColor : Color(.systemGray4)).frame(
            width: page == 0 ? 18 : 6, height: 6)
        }
      }
      Button {
      } label: {
        Text("Continue").fontWeight(.semibold).frame(maxWidth: .infinity).padding(.vertical, 12)
      }
      .foregroundStyle(.white).background(.tint, in: RoundedRectangle(cornerRadius: 12))
    }
    .padding()
  }
}

private struct EmptyShelf: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "books.vertical").font(.largeTitle).foregroundStyle(.secondary)
      Text("No books yet").font(.headline)
      Text("What you borrow stands here.").font(.subheadline).foregroundStyle(.secondary)
      Button("Look around") {}.padding(.top, 4)
    }
    .padding()
  }
}

private struct ArticleTop: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("GARDEN").font(.caption.weight(.heavy)).kerning(1.5).foregroundStyle(.orange)
      Text("When to cut a rose").font(.title3.bold())
      HStack(spacing: 8) {
        Text("By Ida")
        Divider()
        Text("3 min")
      }
      .font(.caption).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
      Text("After the **last frost**, and never in the *rain*: [read more](https://example.com).").font(.callout)
    }
    .padding()
  }
}

private struct SparkLine: View {
  let values: [Double]
  private let lineWidth: CGFloat = 2

  var body: some View {
    Canvas { context, size in
      // All of the line stays inside: whether a canvas of iOS draws beyond its frame is not known.
      let inside = CGRect(origin: .zero, size: size).insetBy(dx: lineWidth, dy: lineWidth)
      let points = values.enumerated().map { index, value in
        CGPoint(
          x: inside.minX + inside.width * CGFloat(index) / CGFloat(values.count - 1),
          y: inside.minY + inside.height * (1 - value))
      }
      var area = Path { $0.addLines(points) }
      context.stroke(
        area, with: .color(.blue), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
      area.addLine(to: CGPoint(x: inside.maxX, y: inside.maxY))
      area.addLine(to: CGPoint(x: inside.minX, y: inside.maxY))
      area.closeSubpath()
      let fade = Gradient(colors: [.blue.opacity(0.3), .blue.opacity(0)])
      context.fill(
        area, with: .linearGradient(fade, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
    }
    .frame(height: 60).padding()
  }
}

private struct ProfileHeader: View {
  var body: some View {
    VStack(spacing: 8) {
      Circle().fill(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
        .frame(width: 64, height: 64)
        .overlay { Text("MB").font(.title2.weight(.semibold)).foregroundColor(.white) }
        .overlay(alignment: .bottomTrailing) {
          Circle().fill(.green).frame(width: 16, height: 16)
            .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 3))
        }
      Text("Mia Berg").font(.headline)
      HStack {
        ForEach(["12\nPosts", "340\nReaders"], id: \.self) { count in
          Text(count).font(.footnote).multilineTextAlignment(.center).frame(maxWidth: .infinity)
        }
      }
    }
    .padding()
  }
}

/// A speech bubble with three round corners, as they were made before there were uneven rectangles.
private struct Bubble: Shape {
  func path(in rect: CGRect) -> ViewSnapshotTesting.Path {
    let corners: UIRectCorner = [.topLeft, .topRight, .bottomRight]
    return Path(
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 14, height: 14)).cgPath)
  }
}

private struct PriceBadges: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("−20 %").font(.caption.bold()).foregroundColor(.white)
        .padding(.horizontal, 8).padding(.vertical, 4).background(Capsule().fill(.red))
      Image(systemName: "bell.fill").overlay(alignment: .topTrailing) {
        Text("3").font(.caption2.bold()).foregroundColor(.white).padding(4).background(.red, in: Circle())
          .offset(x: 8, y: -8)
      }
      Text("Hello!").padding(.horizontal, 12).padding(.vertical, 6).background(Bubble().fill(Color(.systemGray5)))
    }
    .padding()
  }
}

private struct TripCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing).frame(height: 60)
      VStack(alignment: .leading, spacing: 4) {
        Text("Three days in the mountains").font(.headline).lineLimit(1)
        Label("2 people", systemImage: "person.2.fill").font(.footnote).foregroundStyle(.secondary)
        HStack(alignment: .firstTextBaseline) {
          Text("$49").strikethrough().font(.footnote).foregroundStyle(.secondary)
          Text("$39").font(.headline)
          Spacer()
          ForEach(1..<6) { Image(systemName: $0 < 5 ? "star.fill" : "star").font(.caption2).foregroundStyle(.orange) }
        }
      }
      .padding(12)
    }
    .background(.background).clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 3, y: 2).padding()
  }
}

@MainActor @Suite(.snapshots) struct EverydayViewTests {
  @Test func `each looks as it does on a phone`() {
    let views: [(String, any View)] = [
      ("row", SettingRow(icon: "wifi", color: .blue, title: "Network", value: "Home")), ("page", OnboardingPage()),
      ("empty", EmptyShelf()), ("article", ArticleTop()), ("chart", SparkLine(values: [0.2, 0.6, 0.4, 0.9, 0.7])),
      ("profile", ProfileHeader()), ("badges", PriceBadges()), ("card", TripCard()),
    ]
    for (name, view) in views {
      assertSnapshot(
        of: AnyView(view).frame(width: 260).fixedSize(), as: .image(layout: .sizeThatFits), named: name)
    }
  }
}
