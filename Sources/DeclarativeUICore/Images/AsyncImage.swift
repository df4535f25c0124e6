public import Foundation
package import LayoutTree
import Pictures
import PixelImages

/// What an `AsyncImage` shows, in place of the network: a test says which picture an address has.
///
/// ```swift
/// Card().environment(\\.asyncImageLoader, AsyncImageLoader { url in try UIImage(data: Data(contentsOf: stub(url))) })
/// ```
/// - Remark: only here; what an address shows.
public final class AsyncImageLoader: Sendable {
  // An object, so that views with the same loader are known to be the same.
  private let load: @Sendable (URL) throws -> UIImage?

  /// Creates a loader.
  /// - Parameter load: gives the picture of an address, or nil while it is still loading; an error is a failure.
  public init(_ load: @escaping @Sendable (URL) throws -> UIImage?) {
    self.load = load
  }

  fileprivate func phase(of url: URL, scale: CGFloat) -> AsyncImagePhase {
    do {
      guard var picture = try load(url) else { return .empty }
      picture.pixelsPerPoint *= Double(scale)
      return .success(Image(uiImage: picture))
    } catch {
      return .failure(error)
    }
  }
}

private enum AsyncImageLoaderKey: EnvironmentKey {
  static let defaultValue: AsyncImageLoader? = nil
}

extension EnvironmentValues {
  /// Where each `AsyncImage` gets its picture.
  /// - Remark: only here; where each `AsyncImage` gets its picture.
  public var asyncImageLoader: AsyncImageLoader? {
    get { self[AsyncImageLoaderKey.self] }
    set { self[AsyncImageLoaderKey.self] = newValue }
  }
}

/// How far the picture of an `AsyncImage` is.
public enum AsyncImagePhase: Sendable {
  /// There is none yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it cannot be loaded, if it cannot.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address: never from the network, but from the loader of the environment, at once.
/// - Remark: shows what the loader of the environment gives, at once and never from the network; without one it stays
///   empty, and the snapshot fails.
@MainActor @preconcurrency
public struct AsyncImage<Content: View> {
  package let url: URL?
  package let scale: CGFloat
  package nonisolated(unsafe) let transaction: Transaction
  nonisolated(unsafe) let content: (AsyncImagePhase) -> Content

  /// Creates a picture from an address, grey where it is not there.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale, transaction: Transaction()) { phase in
      phase.image ?? Image(uiImage: AsyncImagePhase.grey).resizable()
    }
  }

  /// Creates a picture from an address, and what stands in its place where it is not there.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == ConditionalContent<I, P> {
    self.init(url: url, scale: scale, transaction: Transaction()) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a view of what is there of a picture from an address.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let content = content(phase(in: context))
    return context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }.from(self, in: context)
  }

  private func phase(in context: ResolveContext) -> AsyncImagePhase {
    context.problems.check(scale, .finitePositive, in: "AsyncImage(scale: \(scale))")
    guard let url else { return .empty }
    guard let loader = context.environment.asyncImageLoader else {
      context.problems.report(
        "AsyncImage(url: \"\(url.absoluteString)\") stays empty: nothing is loaded from the network here. Say what it "
          + "shows: .environment(\\.asyncImageLoader, AsyncImageLoader { url in UIImage(named: \"photo\") })")
      return .empty
    }
    return loader.phase(of: url, scale: PossibleNumbers.finitePositive.contains(Double(scale)) ? scale : 1)
  }
}

extension AsyncImagePhase {
  /// The pixel that an empty `AsyncImage` is filled with; how dark iOS's is was not measured.
  fileprivate static var grey: UIImage {
    UIImage(Bitmap(width: 1, height: 1, filledWith: PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 32)))
  }
}
