public import DeclarativeUI
public import Foundation

/// What is shown of a picture from the network, of which none is loaded here: a network has no place in a picture test.
public enum NetworkImageState {
  case empty
  case success(image: Image, idealSize: CGSize)
  case failure
}

/// Shows what its content makes of a picture that did not come.
public struct NetworkImage<Content: View>: View {
  private let content: (NetworkImageState) -> Content

  public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (NetworkImageState) -> Content) {
    self.content = content
  }

  public var body: some View { content(.failure) }
}

/// A picture of the network, of which there is none.
public enum LoadedImage: Sendable {}

/// Loads nothing.
public final class DefaultNetworkImageLoader: Sendable {
  public static let shared = DefaultNetworkImageLoader()

  public func image(from url: URL) async throws -> LoadedImage { throw URLError(.notConnectedToInternet) }
}

extension Image {
  public init(_ image: LoadedImage, scale: CGFloat, label: Text) {
    switch image {}
  }
}
