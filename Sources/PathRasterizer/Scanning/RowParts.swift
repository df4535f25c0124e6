import PlaneGeometry

/// Takes a row with many chains apart: into columns of pixels that are certainly covered, columns that are certainly
/// not, and short parts between them that are to be looked at one by one.
///
/// To the right of the columns that it runs through, a chain changes the winding numbers by its direction; inside of
/// them perhaps. So counting chains gives bounds of the winding numbers in each column, whatever crosses there. Where
/// many lines overlap, not much is left to look at.
struct RowParts: ~Copyable {
  /// Neighbouring columns of pixels that are perhaps partly covered.
  struct Part: BitwiseCopyable {
    /// The first column, and the one behind the last.
    let first: Int32
    var end: Int32
    /// The indices of its first border, and of the one behind its last.
    fileprivate let firstBorder, endBorder: Int32
    /// The indices of the first and the last of its `visits`.
    fileprivate var firstVisit: Int32 = -1
    fileprivate var lastVisit: Int32 = -1
  }

  /// A chain that runs through a part.
  private struct Visit: BitwiseCopyable {
    let chain: Int32
    var next: Int32 = -1
  }

  /// Where a column lies among the parts.
  private struct Position: BitwiseCopyable {
    /// The number of parts that begin before the column.
    var begun: Int32 = 0
    /// The number of parts that end at the column or before it.
    var ended: Int32 = 0
  }

  private enum Cover {
    case none, perhaps, whole
  }

  private let rule: FillRule
  private let width: Int
  private let bounds: PlainMemory<WindingBounds>
  private var busyColumns: PlainBits
  /// For the columns at which chains begin or end.
  private let positions: PlainMemory<Position>
  private var leftWinding = LeftWinding()
  /// The chains that do not go through the whole row, by the columns where they end.
  private var shortChains: [RowChain] = []
  /// For all parts the windings of what lies to the left of them, from the y at which they begin.
  private var borders = PlainList<LeftWinding.Change>()
  private var visits = PlainList<Visit>()
  private var foundParts = PlainList<Part>()

  /// The chains of the part that was collected last, by their left ends, and their segments.
  private(set) var partChains = PlainList<RowChain>()
  private(set) var partSegments = PlainList<RowSegment>()

  init(rule: FillRule, width: Int) {
    self.rule = rule
    self.width = width
    bounds = PlainMemory(repeating: WindingBounds(), count: width + 1)
    busyColumns = PlainBits(count: width + 1)
    positions = PlainMemory(repeating: Position(), count: width + 1)
  }

  /// How many chains there are in all parts together.
  var visitCount: Int { visits.count }

  /// The parts of the row, from left to right.
  var parts: UnsafeMutableBufferPointer<Part> { foundParts.elements }

  /// Takes a row apart, and adds the spans of whole and of perhaps covered pixels to it.
  /// - Parameter chains: the chains in the row.
  mutating func split(_ chains: UnsafeMutableBufferPointer<RowChain>, into row: inout CoverageRow) {
    borders.removeAll()
    visits.removeAll()
    foundParts.removeAll()
    count(chains)
    findParts(&row)
    for index in chains.indices where chains[index].firstSegment < chains[index].endSegment {
      noteVisits(of: chains[index], index: Int32(truncatingIfNeeded: index))
    }
  }

  /// Notes in which columns the bounds of the winding numbers change.
  private mutating func count(_ chains: UnsafeMutableBufferPointer<RowChain>) {
    shortChains.removeAll(keepingCapacity: true)
    let bounds = bounds.start
    for index in chains.indices where chains[index].firstSegment < chains[index].endSegment {
      let (columns, direction) = (chains[index].columns, chains[index].direction)
      let (rise, fall) = (max(0, direction), min(0, direction))
      let (first, end) = (bounds + columns.lowerBound, bounds + columns.upperBound)
      // In its columns a chain counts or does not.
      first.pointee.high &+= rise
      first.pointee.low &+= fall
      if chains[index].isWhole {
        end.pointee.left &+= direction
        end.pointee.low &+= rise
        end.pointee.high &+= fall
      } else {
        end.pointee.low &-= fall
        end.pointee.high &-= rise
        shortChains.append(chains[index])
      }
      busyColumns.insert(columns.lowerBound)
      busyColumns.insert(columns.upperBound)
    }
    shortChains.sort { $0.columns.upperBound < $1.columns.upperBound }
  }

  private mutating func findParts(_ row: inout CoverageRow) {
    let (bounds, positions) = (bounds.start, positions.start)
    var current = WindingBounds()
    var cover = Cover.none
    var start = 0
    var nextShort = 0
    var shortEnd = shortChains.first?.columns.upperBound ?? .max
    var column = busyColumns.next(from: 0) ?? width
    while column < width {
      current.add(bounds[column])
      bounds[column] = WindingBounds()
      while shortEnd == column {
        leftWinding.add(shortChains[nextShort])
        nextShort &+= 1
        shortEnd = nextShort < shortChains.count ? shortChains[nextShort].columns.upperBound : .max
      }
      let begun = Int32(truncatingIfNeeded: foundParts.count)
      let newCover = self.cover(low: current.low &+ leftWinding.low, high: current.high &+ leftWinding.high)
      if newCover != cover {
        end(cover, start..<column, &row)
        if newCover == .perhaps { beginPart(at: column, winding: current.left) }
        (cover, start) = (newCover, column)
      }
      let ended = Int32(truncatingIfNeeded: foundParts.count) &- (cover == .perhaps ? 1 : 0)
      positions[column] = Position(begun: begun, ended: ended)
      column = busyColumns.next(from: column &+ 1) ?? width
    }
    positions[width] = Position(begun: Int32(truncatingIfNeeded: foundParts.count), ended: .max)
    bounds[width] = WindingBounds()
    end(cover, start..<width, &row)
    busyColumns.removeAll()
    leftWinding.removeAll()
  }

  @inline(__always)
  private func cover(low: Int32, high: Int32) -> Cover {
    switch rule {
    case .nonZero: low > 0 || high < 0 ? .whole : low == 0 && high == 0 ? .none : .perhaps
    case .evenOdd: low != high ? .perhaps : low & 1 == 0 ? .none : .whole
    }
  }

  private mutating func beginPart(at column: Int, winding: Int32) {
    let first = Int32(truncatingIfNeeded: borders.count)
    leftWinding.appendChanges(to: &borders, winding: winding)
    let column = Int32(truncatingIfNeeded: column)
    foundParts.append(
      Part(first: column, end: column, firstBorder: first, endBorder: Int32(truncatingIfNeeded: borders.count)))
  }

  private mutating func end(_ cover: Cover, _ columns: Range<Int>, _ row: inout CoverageRow) {
    switch cover {
    case .none: break
    case .whole: row.appendConstant(x: row.minX + columns.lowerBound, count: columns.count, coverage: 255)
    case .perhaps:
      row.appendVarying(x: row.minX + columns.lowerBound, count: columns.count)
      foundParts.start[foundParts.count &- 1].end = Int32(truncatingIfNeeded: columns.upperBound)
    }
  }

  /// Notes in which parts a chain is to be looked at.
  @inline(__always)
  private mutating func noteVisits(of chain: RowChain, index: Int32) {
    let columns = chain.columns
    var part = positions.start[columns.lowerBound].ended
    let end = positions.start[columns.upperBound].begun
    while part < end {
      let visit = Int32(truncatingIfNeeded: visits.count)
      visits.append(Visit(chain: index))
      let visited = foundParts.start + Int(part)
      if visited.pointee.lastVisit < 0 {
        visited.pointee.firstVisit = visit
      } else {
        visits.start[Int(visited.pointee.lastVisit)].next = visit
      }
      visited.pointee.lastVisit = visit
      part &+= 1
    }
  }
}

extension RowParts {
  /// Collects the chains of a part, cut off at its sides, and in front of them what lies to the left of it.
  /// - Parameters:
  ///   - part: the part.
  ///   - chains: the chains in the row.
  ///   - segments: their segments.
  mutating func collect(
    _ part: Part, _ chains: UnsafeMutableBufferPointer<RowChain>, _ segments: UnsafeBufferPointer<RowSegment>
  ) {
    let (left, right) = (part.first << 8, part.end << 8)
    partChains.removeAll()
    partSegments.removeAll()
    for index in part.firstBorder..<part.endBorder {
      let border = borders.start[Int(index)]
      let segment = RowSegment(
        x0: left, y0: border.y, x1: left, y1: RowSegment.rowHeight, direction: border.winding)
      let index = Int32(truncatingIfNeeded: partSegments.count)
      partSegments.append(segment)
      partChains.append(
        RowChain(
          direction: border.winding, minX: left, maxX: left, top: border.y, bottom: RowSegment.rowHeight,
          firstSegment: index, endSegment: index &+ 1))
    }
    var visit = part.firstVisit
    while visit >= 0 {
      var chain = chains[Int(visits.start[Int(visit)].chain)]
      visit = visits.start[Int(visit)].next
      let old = Int(chain.firstSegment)..<Int(chain.endSegment)
      chain.firstSegment = Int32(truncatingIfNeeded: partSegments.count)
      for index in old { segments[index].append(to: &partSegments, left: left, right: right) }
      chain.endSegment = Int32(truncatingIfNeeded: partSegments.count)
      (chain.minX, chain.maxX) = (max(left, chain.minX), min(right, chain.maxX))
      partChains.append(chain)
    }
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
  private let changes = PlainMemory<Int32>(repeating: 0, count: Int(RowSegment.rowHeight))
  /// Where it does, the top of the row left out.
  private var places = PlainBits(count: Int(RowSegment.rowHeight))
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
  func appendChanges(to list: inout PlainList<Change>, winding: Int32) {
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
