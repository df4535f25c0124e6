import FoundationStandIn
import Testing

@Suite final class `What is associated with objects` {
  private final class Cup {
    var isEmptied: (() -> Void)?
    deinit { isEmptied?() }
  }

  private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
  private var name: UnsafeRawPointer { UnsafeRawPointer(keys) }
  private var other: UnsafeRawPointer { name + 1 }

  deinit { keys.deallocate() }

  @Test func `is kept by key, one at a time`() {
    let cup = Cup()
    objc_setAssociatedObject(cup, name, "Sencha", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(cup, other, 3, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(cup, name, "Assam", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(cup, name) as? String == "Assam")
    #expect(objc_getAssociatedObject(cup, other) as? Int == 3)
    #expect(objc_getAssociatedObject(Cup(), name) == nil)
    objc_setAssociatedObject(cup, name, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(cup, name) == nil)
    objc_removeAssociatedObjects(cup)
    #expect(objc_getAssociatedObject(cup, other) == nil)
  }

  @Test func `is only seen where it is assigned`() {
    let cup = Cup()
    var saucer: Cup? = Cup()
    objc_setAssociatedObject(cup, name, saucer, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(cup, name) as? Cup === saucer)
    saucer = nil
    #expect(objc_getAssociatedObject(cup, name) == nil)
  }

  /// Memory is used again: most cups have the address of an earlier one.
  @Test func `is never that of an object that is gone`() {
    for _ in 0..<200 {
      let cup = Cup()
      #expect(objc_getAssociatedObject(cup, name) == nil)
      objc_setAssociatedObject(cup, name, "Sencha", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `is let go after objects that are gone, and may ask for others meanwhile`() {
    let (saucer, key) = (Cup(), name)
    var emptied = 0
    for _ in 0..<500 {
      let value = Cup()
      value.isEmptied = { emptied += objc_getAssociatedObject(saucer, key) == nil ? 1 : 0 }
      objc_setAssociatedObject(Cup(), name, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(emptied > 300)
  }
}

@Suite struct `A pool of objects` {
  private struct Spilt: Error {}

  @Test func `does what it is for at once, gives the value and lets errors through`() {
    var count = 0
    #expect(
      autoreleasepool {
        count += 1; return "tea"
      } == "tea" && count == 1)
    #expect(throws: Spilt.self) { try autoreleasepool { throw Spilt() } }
  }
}
