/// A piece of a polygon on which y never turns back, stored from top to bottom.
struct MonotoneChain {
  /// The indices of its points in `MonotoneChains.points`.
  var first, last: Int
  /// 1 if the polygon runs downwards along the chain, -1 if it runs upwards.
  var direction: Int32
  /// The y of its first point.
  var top: Int32
  /// The y of its last point, below `top`.
  var bottom: Int32
}
