// Animations of one's own, by their signatures in SwiftUI: the compiler names them where code uses them.

/// An animation of one's own.
@available(*, unavailable, message: "not in Stills yet: use an Animation")
public protocol CustomAnimation: Hashable {}
