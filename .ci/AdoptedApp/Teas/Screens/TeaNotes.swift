import SwiftData
import SwiftUI

struct TeaNotes: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<TeaNote> { $0.minutes > 2 }, sort: \TeaNote.minutes, order: .reverse)
  private var notes: [TeaNote]

  var body: some View {
    VStack {
      ForEach(notes) { note in Text("\(note.text), \(note.minutes) min") }
      Button("Add") { context.insert(TeaNote(text: "Assam", minutes: 4)) }
    }
  }
}

#Preview("Notes", traits: .sizeThatFitsLayout) {
  TeaNotes().modelContainer(for: TeaNote.self, inMemory: true)
}
