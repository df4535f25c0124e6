import CoreData

@objc(Shelf)
public class Shelf: NSManagedObject {
  @NSManaged public var room: String
  @NSManaged public var tins: Set<Tin>
}
