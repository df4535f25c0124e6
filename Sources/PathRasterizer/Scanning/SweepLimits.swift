/// What decides how the overlaps in a row are resolved: speed, and pictures that stay as they are.
///
/// `BeamSweep` and `EdgeSweep` cut edges at different places, and so do a row and its parts: a pixel's coverage may be
/// rounded by one step differently.
struct SweepLimits {
  /// A row with more segments is taken apart; text and icons have fewer.
  var segmentsInRow = 32
  /// In a part with more segments `EdgeSweep` is quicker than `BeamSweep`.
  var segmentsInPart = 8
  /// How many visits of chains to parts make taking a row apart worthwhile at most, in percent of the chains.
  var visits = 100
  /// Where neighbours change places more often in a row, for each of its edges, its beams are sorted one by one.
  ///
  /// This decides about speed alone: pictures are the same bits either way.
  var swapsPerEdge = 32
  /// With fewer chains in a row it is not looked for covered rows below it.
  var chainsOfCoveredRows = 64
}
