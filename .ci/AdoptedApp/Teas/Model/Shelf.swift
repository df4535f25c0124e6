import CoreData

@objc(Shelf)
final class Shelf: NSManagedObject {
  @NSManaged var room: String
  @NSManaged var tins: Set<Tin>
}
