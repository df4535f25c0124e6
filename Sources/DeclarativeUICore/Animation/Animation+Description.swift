extension Animation: CustomStringConvertible {
  /// The animation as SwiftUI prints it.
  /// - Remark: the names of the usual animation and of springs are known; those of curves and of what modifiers add are
  ///   guessed.
  public var description: String {
    let described =
      switch curve {
      case _ where isDefault: "DefaultAnimation()"
      case .timing(let curve, let duration): "BezierAnimation(duration: \(duration), curve: \(curve))"
      case .spring(let response, let dampingFraction, let blendDuration):
        "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
          + "blendDuration: \(blendDuration))"
      case .physicalSpring(let mass, let stiffness, let damping, let velocity):
        "SpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), initialVelocity: \(velocity))"
      case .custom(let custom): "\(custom.base)"
      }
    return adjustments.reduce(described) { "\($0).\($1)" }
  }
}
