// View code exactly as one writes it for SwiftUI: this file imports nothing but the module that stands for it. That it
// compiles is half of the test; `GalleryTests` looks at the other half.
import DeclarativeUI

struct ProfileCard: View {
  struct Person: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var role: String?
    var isOnline = false
  }

  let person: Person
  var onFollow: () -> Void = {}

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      avatar
      VStack(alignment: .leading, spacing: 4) {
        Text(person.name)
          .font(.headline)
        if let role = person.role {
          Text(role)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        if !isLarge {
          Text("\(person.isOnline ? "Online" : "Offline") now")
            .font(.caption.weight(.medium))
            .foregroundColor(person.isOnline ? .green : .gray)
        }
      }
      Spacer(minLength: 0)
      Button("Follow", action: onFollow)
        .buttonStyle(PillButtonStyle())
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(colorScheme == .dark ? Color.white.opacity(0.1) : .white)
        .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 2)
    )
    .overlay(
      RoundedRectangle(cornerRadius: 16)
        .strokeBorder(Color.gray.opacity(0.2), lineWidth: 1)
    )
  }

  private var avatar: some View {
    Circle()
      .fill(LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 44, height: 44)
      .overlay(alignment: .bottomTrailing) {
        if person.isOnline {
          Circle().fill(.green).frame(width: 12, height: 12)
        }
      }
  }
}

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote.bold())
      .foregroundColor(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(Capsule().fill(Color.accentColor))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct CardModifier: ViewModifier {
  var padding: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(Color(.secondarySystemBackground))
      .cornerRadius(10)
  }
}

extension View {
  func card(padding: CGFloat = 12) -> some View {
    modifier(CardModifier(padding: padding))
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Section<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.font(.title3).padding(.bottom, 4)
      Divider()
      content
    }
  }
}

extension Section where Header == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: { Text(title) }, content: content)
  }
}

struct BarChart: View {
  let values: [Double]
  private var largest: Double { values.max() ?? 1 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(values.indices, id: \.self) { index in
        Rectangle()
          .fill(index.isMultiple(of: 2) ? Color.blue : .teal)
          .frame(height: 100 * CGFloat(values[index] / largest))
      }
    }
    .frame(height: 100)
  }
}

struct Ring: Shape {
  var fraction: Double
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
    return path
  }
}

struct Badge: View {
  enum Kind: String, CaseIterable {
    case new, sale, soldOut = "sold out"
  }

  let kind: Kind

  var body: some View {
    Text(kind.rawValue.uppercased())
      .font(.system(size: 11, weight: .heavy))
      .kerning(0.5)
      .foregroundStyle(.white)
      .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
      .background(color, in: Capsule())
      .fixedSize()
  }

  private var color: Color {
    switch kind {
    case .new: .green
    case .sale: .red
    case .soldOut: Color(red: 0.3, green: 0.3, blue: 0.35)
    }
  }
}

struct Gallery: View {
  let people = [
    ProfileCard.Person(name: "Ada", role: "Mathematician", isOnline: true),
    ProfileCard.Person(name: "Grace"),
  ]

  var body: some View {
    ZStack(alignment: .top) {
      Color(.systemGroupedBackground).ignoresSafeArea()
      VStack(alignment: .leading, spacing: 16) {
        ForEach(people) { person in
          ProfileCard(person: person)
        }
        Section("Sales") {
          BarChart(values: [3, 1, 4, 1, 5])
            .padding(.top, 8)
        }
        HStack {
          ForEach(Badge.Kind.allCases, id: \.self, content: Badge.init)
          Spacer()
          Ring(fraction: 0.75)
            .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .foregroundStyle(.tint)
            .frame(width: 24, height: 24)
        }
        Group {
          Text("Total: ").bold() + Text("\(14)").foregroundColor(.secondary).italic()
          Text("A longer remark that does not fit into a single line of this gallery, and is cut.")
            .lineLimit(1)
            .truncationMode(.tail)
        }
        .card()
        .if(people.isEmpty) { $0.hidden() }
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .tint(.purple)
  }
}

struct Counter: View {
  final class Model {
    var count = 0
    func increase() { count += 1 }
  }

  let model = Model()

  func reset() { model.count = 0 }

  var body: some View {
    HStack {
      Button("Increase", action: model.increase)
      Button("Reset", role: .destructive, action: reset)
      Button {
        model.count += 2
        reset()
      } label: {
        Text("\(model.count)")
      }
    }
  }
}

enum Previews {
  @MainActor static let counter = Counter()
}
