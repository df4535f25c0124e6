// Animations of your own, by their signatures in SwiftUI: the compiler names them where code uses them.

/// An animation of your own.
@available(*, unavailable, message: "not in Stills yet: use an Animation")
public protocol CustomAnimation: Hashable {}
