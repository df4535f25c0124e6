public import DeclarativeUI
import Testing
import XCTest

/// A view of UIKit that says which views stand for it when tests search in it.
public protocol CustomInspectable {
  /// The type of the views.
  associatedtype View: DeclarativeUI.View
  /// The views.
  @MainActor @preconcurrency var customInspectableContent: View { get }
}

extension View {
  /// Looks into the view as it is before it appears: nothing that it asks to be done when it appears is done.
  ///
  /// What a closure of the view writes into its state is lost; give the view to a host to look at it afterwards.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView(evaluating: { try ViewTree(of: self).outermost })
  }

  /// Looks into the view as it is before it appears, as one of its own type; an error fails the test.
  public func inspect(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) {
    do { try inspection(inspectedByItself()) } catch { failTest(error, fileID: fileID, file: file, line: line) }
  }

  /// The view as it is before it appears.
  @MainActor func inspectedByItself() throws -> InspectableView<ViewType.View<Self>> {
    try InspectableView<ViewType.View<Self>>(evaluating: { try ViewTree(of: self).outermost })
  }
}

extension Touchable {
  /// Looks into the view that is shown, after everything that has changed was evaluated.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try host.viewTree.inspected
  }
}

extension ViewModifier {
  /// Looks into what the modifier makes of a view.
  public func inspect() throws -> InspectableView<ViewType.ViewModifier<Self>> {
    try InspectableView<ViewType.ViewModifier<Self>>(evaluating: {
      guard let body = try ViewTree(of: EmptyView().modifier(self)).outermost.modifierBodies.first else {
        throw InspectionError.notSupported("\(Self.self) does not show the view that it is applied to")
      }
      return body
    })
  }
}

extension ViewModifier {
  /// Looks into what the modifier makes of a view; an error fails the test.
  public func inspect(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) {
    do { try inspection(inspect()) } catch { failTest(error, fileID: fileID, file: file, line: line) }
  }
}

/// Fails the test that runs, of either framework.
private func failTest(_ error: any Error, fileID: StaticString, file: StaticString, line: UInt) {
  guard Test.current != nil else { return XCTFail("\(error)", file: file, line: line) }
  let place = SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1)
  Issue.record("\(error)", sourceLocation: place)
}

extension ViewTree {
  fileprivate var inspected: InspectableView<ViewType.ClassifiedView> {
    get throws { try InspectableView(outermost) }
  }

  fileprivate var outermost: ViewElement {
    get throws {
      guard let element else { throw InspectionError.notSupported(problems.joined(separator: "\n")) }
      return element
    }
  }
}

extension Binding {
  /// Creates a binding to a value of its own, for tests of views that are given one.
  public init(wrappedValue: Value) {
    var value = wrappedValue
    self.init(get: { value }, set: { value = $0 })
  }
}

/// The protocol that old versions of ViewInspector required of every inspected view.
///
/// Here every view can be inspected without it.
public protocol Inspectable {}
