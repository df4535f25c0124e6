// A test file imports this module and nothing else: assertions and views come with it.
@_exported public import DeclarativeUI
@_exported public import SnapshotTesting
