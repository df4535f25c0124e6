/// What tests of years ago say of each view that they look into.
///
/// Nothing needs it: every view can be looked into.
public protocol Inspectable {}
