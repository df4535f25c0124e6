public import Foundation

// What fingers drag from view to view. In a picture nothing is on its way, so what would be carried is never made.

extension View {
  /// The view as it is: nobody drags it.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// The view as it is: nobody drags it.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// The view as it is: nobody asks for what it could hand over.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// The view as it is: nobody drags it.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// The view as it is: nobody drags it.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// The view as it is: nothing is dropped on it.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// The view as it is: nothing is dropped on it.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// The view as it is: nothing is dropped on it.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

  /// The view as it is: nothing is dropped on it.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// The view as it is: nothing is dropped on it.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  /// The view as it is: nothing is dropped on it.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// What hears of things that are dropped on a view; here nothing is.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether something is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes something, and says whether that was possible.
  func performDrop(info: DropInfo) -> Bool
  /// Called where something comes.
  func dropEntered(info: DropInfo)
  /// Called where something moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called where something goes again.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped on a view; never made here.
public struct DropInfo {
  /// Where it is, in points.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  /// Whether there is something of one of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What there is of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
  }
}

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What a view proposes to do with something that is dropped.
public struct DropProposal: Hashable, Sendable {
  /// What becomes of it.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// Hands over something that is dragged or dropped, by Foundation's name on Apple's systems; here it has nothing.
/// - Remark: Foundation has it on Apple's systems only.
public final class NSItemProvider: Sendable {
  /// The kinds in which it is there: none.
  public let registeredTypeIdentifiers: [String] = []

  /// Creates a provider of nothing.
  public init() {}

  /// Creates a provider; the object is never handed over here, where nothing is dropped.
  public init(object: any NSItemProviderWriting) {}

  /// Creates a provider; the item is never handed over here, where nothing is dropped.
  public init(item: Any?, typeIdentifier: String?) {}

  /// Creates a provider; the file is never handed over here, where nothing is dropped.
  public init?(contentsOf fileURL: URL?) {
    if fileURL == nil { return nil }
  }

  /// Whether it is there in a kind: never.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// What a provider can hand over, by Foundation's name on Apple's systems.
public protocol NSItemProviderWriting {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
