import Foundation

/// Something of a lazy container along its axis: a view, several beside each other, or elements that are not made.
protocol LazyPlace {
  /// The element of the view; nil where it is in no collection.
  var key: LazyContents.Key? { get }
  /// Whether the element would be made otherwise now.
  var isStale: Bool { get }
  /// The elements that are not made; nil for views.
  var gap: LazyGap? { get }
  /// Along the axis, in points.
  var start: CGFloat { get }
  var end: CGFloat { get }
}

extension LazyPlace {
  var length: CGFloat { end - start }
}

/// Elements that are not made.
struct LazyGap {
  let elements: any LazyElements
  let range: Range<Int>
  /// What is free between two of them, in points.
  var distance = EdgeSpacing.defaultDistance
  /// How many are beside each other.
  var columnCount = 1
  /// Whether none of the collection is made, so that nothing tells how long one is.
  var isUnknown = false
}

/// Elements to be made.
struct LazyMissing {
  let elements: any LazyElements
  let range: Range<Int>
  /// Where the first of them is taken to begin, where some before it are left out; nil where none are.
  var start: CGFloat?
}

/// A place that is found again when others are made.
struct LazyAnchor {
  let key: LazyContents.Key
  /// Its number among those of its element.
  var number = 0
  /// Where it was, or was taken to be.
  let start: CGFloat
}

/// The places in a lazy container along its axis, as far as its views are made.
protocol LazyPlaces {
  associatedtype Place: LazyPlace

  /// In ascending order.
  var places: [Place] { get }
  /// What has to be made whatever is seen; nil where nothing has.
  var missingFirst: LazyMissing? { get }
  var size: CGSize { get }
}

extension LazyPlaces {
  var missingFirst: LazyMissing? { nil }

  /// The places of which something is in a part of the axis.
  func lines(in window: Range<CGFloat>) -> Range<Int> {
    let first = places.partitioningIndex { $0.end > window.lowerBound }
    return first..<max(first, places.partitioningIndex { $0.start >= window.upperBound })
  }

  /// The first view that is seen, if what lies before it may turn out to be longer or shorter.
  func anchor(in window: Range<CGFloat>) -> LazyAnchor? {
    let places = places
    let seen = lines(in: window)
    guard places[..<seen.upperBound].contains(where: { $0.gap != nil }) else { return nil }
    for (index, place) in zip(seen, places[seen]) {
      guard let key = place.key else { continue }
      return LazyAnchor(key: key, number: places[..<index].count { $0.key == key }, start: place.start)
    }
    return nil
  }

  /// Where the place of an anchor begins; nil where it is not made.
  func start(of anchor: LazyAnchor) -> CGFloat? {
    let same = places.filter { $0.key == anchor.key }
    return same.indices.contains(anchor.number) ? same[anchor.number].start : same.last?.start
  }

  /// Something that is to be made, or made again, for a part of the axis to be complete; nil where it is.
  func missing(in window: Range<CGFloat>) -> LazyMissing? {
    if let missing = missingFirst { return missing }
    let places = places
    let from = places.partitioningIndex { $0.end >= window.lowerBound }
    for place in places[from...].prefix(while: { $0.start <= window.upperBound }) {
      if let gap = place.gap { return missing(gap, place, in: window) }
      if place.isStale, let key = place.key { return stale(from: key, in: lines(in: window)) }
    }
    return nil
  }

  private func missing(_ gap: LazyGap, _ place: Place, in window: Range<CGFloat>) -> LazyMissing {
    let (range, columnCount) = (gap.range, gap.columnCount)
    // How long one is tells how many there will be.
    if gap.isUnknown { return LazyMissing(elements: gap.elements, range: range.prefix(columnCount)) }
    let unit = max((place.length + gap.distance) / CGFloat(range.count), .leastNonzeroMagnitude)
    // Endless lines are as many as fit, too: one.
    func count(_ length: CGFloat) -> Int {
      let count = (length / unit).rounded(.up)
      return count.isNaN ? 1 : Int(min(max(count, 1), CGFloat(range.count)))
    }
    let before = max(window.lowerBound - place.start, 0) / unit
    let most = min(range.count, max(LazyLimits.mostAtOnce, places.count))
    guard before > LazyLimits.mostLinesBefore * CGFloat(columnCount), before.isFinite else {
      let count = min(count(window.upperBound - place.start), most)
      return LazyMissing(elements: gap.elements, range: range.prefix(count))
    }
    if place.end < window.upperBound {
      let count = min(count(place.end - window.lowerBound), most)
      return LazyMissing(elements: gap.elements, range: range.suffix(count))
    }
    let first = Int(min(before, CGFloat(range.count - 1))) / columnCount * columnCount
    let last = min(first + min(count(window.upperBound - window.lowerBound) + columnCount, most), range.count)
    return LazyMissing(
      elements: gap.elements, range: range.lowerBound + first..<range.lowerBound + last,
      start: place.start + CGFloat(first) * unit)
  }

  /// What of one collection has to be made again among places.
  private func stale(from key: LazyContents.Key, in seen: Range<Int>) -> LazyMissing {
    var last = key.index
    for place in places[seen] where place.isStale && place.key?.elements === key.elements {
      last = max(last, place.key?.index ?? last)
    }
    return LazyMissing(elements: key.elements, range: key.index..<last + 1)
  }
}

private enum LazyLimits {
  /// Up to how many lines before what is seen are made, so that what is seen is exactly where it would be if all were made.
  static let mostLinesBefore: CGFloat = 200
  /// How many elements are made at once at most, before their real lengths are looked at.
  static let mostAtOnce = 256
}

extension Range<Int> {
  func prefix(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(lowerBound + count, upperBound) }
  func suffix(_ count: Int) -> Range<Int> { Swift.max(upperBound - count, lowerBound)..<upperBound }
}
