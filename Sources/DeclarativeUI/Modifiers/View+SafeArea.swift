extension View {
  /// The view, grown to the edges of the screen where it reaches the safe area's.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    rule { node, environment in
      UnsafeAreaRule(
        child: node, edges: regions.contains(.container) ? edges : [], isMirrored: environment.isMirrored)
    }
  }

  /// The view, grown to the edges of the screen where it reaches the safe area's.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
