import SwiftUI

struct TeaShelf: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Tin.name, ascending: true)],
    predicate: NSPredicate(format: "grams > %d AND shelf.room == 'Kitchen'", 20))
  private var tins: FetchedResults<Tin>

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(tins) { tin in Text("\(tin.name ?? "?"), \(tin.grams) g of \(tin.shelf?.tins.count ?? 0) tins") }
    }
    .padding()
  }
}

#Preview("Shelf", traits: .sizeThatFitsLayout) {
  let container = NSPersistentContainer(name: "Shelf")
  container.loadPersistentStores { _, _ in }
  let shelf = Shelf(context: container.viewContext)
  for (name, grams) in [("Sencha", 50), ("Assam", 100), ("Dust", 1)] {
    let tin = Tin(context: container.viewContext)
    tin.name = name
    tin.grams = Int16(grams)
    tin.shelf = shelf
  }
  return TeaShelf().environment(\.managedObjectContext, container.viewContext)
}
