/// Stands for the other tool's assertion.
public func assertSnapshot(of value: String) -> String { "old " + value }
