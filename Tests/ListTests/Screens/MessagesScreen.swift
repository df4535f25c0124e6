import DeclarativeUI

/// A list of messages, of which some are new.
struct MessagesScreen: View {
  struct Message: Identifiable {
    let id: Int
    let sender, text, time: String
  }

  private static let messages = [
    Message(id: 0, sender: "Grace", text: "The compiler is done, have a look at it when you can", time: "9:41"),
    Message(id: 1, sender: "Alan", text: "Tea?", time: "9:12"),
    Message(
      id: 2, sender: "Katherine", text: "I have checked the numbers twice, and they are right this time. Shall we go?",
      time: "Yesterday"),
    Message(id: 3, sender: "Margaret", text: "Priority display", time: "Monday"),
  ]

  @State private var search = ""

  var body: some View {
    NavigationStack {
      List(Self.messages) { message in
        NavigationLink {
          Text(message.text)
        } label: {
          HStack(alignment: .top, spacing: 12) {
            Circle().fill(.tint).frame(width: 10, height: 10).padding(.top, 6).opacity(message.id < 2 ? 1 : 0)
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text(message.sender).font(.headline)
                Spacer()
                Text(message.time).font(.subheadline).foregroundStyle(.secondary)
              }
              Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
          }
        }
        .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .listStyle(.plain)
      .navigationTitle("Messages")
      .searchable(text: $search)
      .toolbar { Button("New", systemImage: "square.and.pencil") {} }
    }
  }
}
