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

  private let rule: WindingRule
  private let width: Int
  private let bounds: UncheckedMemory<WindingBounds>
  private var busyColumns: BitSet
  private var leftWinding = LeftWinding()
  /// The chains that do not go through the whole row, by the columns where they end.
  private var shortChains: [RowChain] = []
  /// For all parts the windings of what lies to the left of them, from the y at which they begin.
  private var borders = UncheckedList<LeftWinding.Change>()
  private var visits = UncheckedList<Visit>()
  private var foundParts = UncheckedList<Part>()

  /// The chains of the part that was collected last, by their left ends, and their segments.
  private(set) var partChains = UncheckedList<RowChain>()
  private(set) var partSegments = UncheckedList<RowSegment>()

  init(rule: WindingRule, width: Int) {
    self.rule = rule
    self.width = width
    bounds = UncheckedMemory(repeating: WindingBounds(), count: width + 1)
    busyColumns = BitSet(count: width + 1)
  }

  /// How many chains there are in all parts together.
  var visitCount: Int { visits.count }

  /// The parts of the row, from left to right.
  var parts: UnsafeMutableBufferPointer<Part> { foundParts.elements }

  /// Takes a row apart, and adds the spans of whole and of perhaps covered pixels to it.
  /// - Parameter chains: the chains in the row, by their left ends.
  mutating func split(_ chains: UnsafeMutableBufferPointer<RowChain>, into row: inout CoverageRow) {
    borders.removeAll()
    visits.removeAll()
    foundParts.removeAll()
    count(chains)
    findParts(&row)
    noteVisits(of: chains)
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
    let bounds = bounds.start
    var current = WindingBounds()
    var place = Place()
    var nextShort = 0
    var shortEnd = shortChains.first?.columns.upperBound ?? .max
    var column = busyColumns.takeNext(from: 0) ?? width
    while column < width {
      current.add(bounds[column])
      bounds[column] = WindingBounds()
      while shortEnd == column {
        leftWinding.add(shortChains[nextShort])
        nextShort &+= 1
        shortEnd = nextShort < shortChains.count ? shortChains[nextShort].columns.upperBound : .max
      }
      let cover = rule.cover(low: current.low &+ leftWinding.low, high: current.high &+ leftWinding.high)
      if cover != place.cover { change(&place, to: cover, at: column, winding: current.left, &row) }
      column = busyColumns.takeNext(from: column &+ 1) ?? width
    }
    bounds[width] = WindingBounds()
    change(&place, to: .none, at: width, winding: 0, &row)
    leftWinding.removeAll()
  }

  /// How columns are covered, from one on.
  private struct Place {
    var cover = WindingRule.Cover.none
    var start = 0
  }

  @inline(never)
  private mutating func change(
    _ place: inout Place, to cover: WindingRule.Cover, at column: Int, winding: Int32, _ row: inout CoverageRow
  ) {
    end(place.cover, place.start..<column, &row)
    if cover == .perhaps { beginPart(at: column, winding: winding) }
    place = Place(cover: cover, start: column)
  }

  private mutating func beginPart(at column: Int, winding: Int32) {
    let first = Int32(truncatingIfNeeded: borders.count)
    leftWinding.appendChanges(to: &borders, winding: winding)
    let column = Int32(truncatingIfNeeded: column)
    foundParts.append(
      Part(first: column, end: column, firstBorder: first, endBorder: Int32(truncatingIfNeeded: borders.count)))
  }

  private mutating func end(_ cover: WindingRule.Cover, _ columns: Range<Int>, _ row: inout CoverageRow) {
    switch cover {
    case .none: break
    case .whole: row.appendConstant(x: row.minX + columns.lowerBound, count: columns.count, coverage: 255)
    case .perhaps:
      row.appendVarying(x: row.minX + columns.lowerBound, count: columns.count)
      foundParts.start[foundParts.count &- 1].end = Int32(truncatingIfNeeded: columns.upperBound)
    }
  }

  /// Notes which chains are to be looked at in which parts; both are in order from left to right.
  private mutating func noteVisits(of chains: UnsafeMutableBufferPointer<RowChain>) {
    var first = 0
    for index in chains.indices where chains[index].firstSegment < chains[index].endSegment {
      let columns = chains[index].columns
      while first < foundParts.count, foundParts.start[first].end <= columns.lowerBound { first &+= 1 }
      var part = first
      while part < foundParts.count, foundParts.start[part].first < columns.upperBound {
        noteVisit(of: index, to: foundParts.start + part)
        part &+= 1
      }
    }
  }

  @inline(__always)
  private mutating func noteVisit(of chain: Int, to part: UnsafeMutablePointer<Part>) {
    let visit = Int32(truncatingIfNeeded: visits.count)
    visits.append(Visit(chain: Int32(truncatingIfNeeded: chain)))
    if part.pointee.lastVisit < 0 {
      part.pointee.firstVisit = visit
    } else {
      visits.start[Int(part.pointee.lastVisit)].next = visit
    }
    part.pointee.lastVisit = visit
  }
}

extension RowParts {
  /// The only chain that is to be looked at in a part, if it stays inside of it and one winding number is to its left,
  /// as in most parts.
  /// - Returns: the index of the chain, and the winding number to its left.
  @inline(__always)
  func onlyChain(of part: Part, _ chains: UnsafeMutableBufferPointer<RowChain>) -> (index: Int, winding: Int32)? {
    guard part.firstVisit >= 0, part.firstVisit == part.lastVisit else { return nil }
    var winding: Int32 = 0
    if part.firstBorder < part.endBorder {
      let border = borders.start[Int(part.firstBorder)]
      guard part.endBorder &- part.firstBorder == 1, border.y == 0 else { return nil }
      winding = border.winding
    }
    let index = Int(visits.start[Int(part.firstVisit)].chain)
    let isInside = chains[index].minX >= part.first << 8 && chains[index].maxX <= part.end << 8
    return isInside ? (index, winding) : nil
  }

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
