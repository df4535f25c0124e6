public import Foundation

/// Views that are made of a collection.
public protocol DynamicViewContent: View {
  /// The kind of collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// The views with something to do when people delete their rows, by a swipe or while they edit the list.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: RowEditModifier("onDelete", action) { $0.delete = action })
  }

  /// The views with something to do when people move their rows while they edit the list.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: RowEditModifier("onMove", action) { $0.move = action })
  }

  /// The views with something to do when people drop something between their rows.
  /// - Remark: nobody drops anything on a picture; tests call it by inspection.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: RowEditModifier("onInsert", action) { $0.insert = action })
  }

  /// The views as they are: nobody drops anything on a picture.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
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
