import PlaneGeometry

/// Which winding numbers lie inside of a path.
struct WindingRule {
  /// What counts of a winding number: the lowest bit under the even-odd rule, otherwise everything.
  private let mask: Int32

  init(_ rule: FillRule) {
    mask = rule == .evenOdd ? 1 : -1
  }

  @inline(__always)
  func isInside(_ winding: Int32) -> Bool { winding & mask != 0 }

  /// 1 where one gets into the path by a change of the winding number, -1 where one gets out of it, otherwise 0.
  @inline(__always)
  func sign(from old: Int32, to new: Int32) -> Int32 { (isInside(new) ? 1 : 0) &- (isInside(old) ? 1 : 0) }

  /// How much of a pixel is covered in which no winding number is below or above two others.
  @inline(__always)
  func cover(low: Int32, high: Int32) -> Cover {
    // First what is so in most columns where many lines overlap.
    if mask == -1, low > 0 || high < 0 { return .whole }
    return low != high ? .perhaps : isInside(low) ? .whole : .none
  }

  enum Cover {
    case none, perhaps, whole
  }
}

/// Bounds of the winding numbers in a column of pixels, or how they change from the column before.
struct WindingBounds: BitwiseCopyable {
  /// What the chains through the whole row to the left of the column add up to.
  var left: Int32 = 0
  /// The least and the greatest that they and those inside of the column can add up to.
  var low: Int32 = 0
  var high: Int32 = 0

  @inline(__always)
  mutating func add(_ change: WindingBounds) {
    left &+= change.left
    low &+= change.low
    high &+= change.high
  }
}

/// The winding numbers that chains through parts of a row's height leave behind on their right.
struct LeftWinding: ~Copyable {
  /// A winding number from some y downwards.
  struct Change: BitwiseCopyable {
    let y: Int32
    let winding: Int32
  }

  /// By how much the winding changes at each y.
  private let changes = UncheckedMemory<Int32>(repeating: 0, count: Int(RowSegment.rowHeight))
  /// Where it does, the top of the row left out.
  private var places = BitSet(count: Int(RowSegment.rowHeight))
  /// The winding at the top of the row.
  private var top: Int32 = 0
  /// No winding is below or above these; they are equal where it is the same at every y.
  private(set) var low: Int32 = 0
  private(set) var high: Int32 = 0

  /// Adds a chain to the left.
  mutating func add(_ chain: RowChain) {
    change(at: chain.top, by: chain.direction)
    if chain.bottom < RowSegment.rowHeight { change(at: chain.bottom, by: 0 &- chain.direction) }
  }

  private mutating func change(at y: Int32, by direction: Int32) {
    guard y > 0 else {
      top &+= direction
      low &+= direction
      high &+= direction
      return
    }
    let old = changes.start[Int(y)]
    let new = old &+ direction
    changes.start[Int(y)] = new
    low &+= min(0, new) &- min(0, old)
    high &+= max(0, new) &- max(0, old)
    if new == 0 { places.remove(Int(y)) } else { places.insert(Int(y)) }
  }

  /// Appends all changes from top to bottom.
  /// - Parameter winding: is added at the top.
  func appendChanges(to list: inout UncheckedList<Change>, winding: Int32) {
    if winding &+ top != 0 { list.append(Change(y: 0, winding: winding &+ top)) }
    guard low != high else { return }
    var y = 1
    while let place = places.next(from: y) {
      list.append(Change(y: Int32(truncatingIfNeeded: place), winding: changes.start[place]))
      y = place + 1
    }
  }

  mutating func removeAll() {
    if low != high {
      changes.start.update(repeating: 0, count: changes.count)
      places.removeAll()
    }
    (top, low, high) = (0, 0, 0)
  }
}
