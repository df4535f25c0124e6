public import Foundation

/// Views that are made of a collection.
public protocol DynamicViewContent: View {
  /// The kind of collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// The views as they are: they are in no list, whose rows could be deleted.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// The views as they are: they are in no list, whose rows could be moved.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }

  /// The views as they are: they are in no list, in which something could be put.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes the elements at some places away, as rows of a list are deleted.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some places to before another one, as rows of a list are moved.
  /// - Parameters:
  ///   - source: the places, as they are before.
  ///   - destination: the place before which they are put, as it is before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    for index in source.reversed() { remove(at: index) }
    insert(contentsOf: moved, at: destination - source.count { $0 < destination })
  }
}
