import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import PNGFiles
import Testing

@MainActor @Suite struct `A UIImage` {
  private let bitmap = Bitmap(width: 30, height: 20, filledWith: PremultipliedColor(.black))

  private func image(_ view: some View) -> DrawnImage? {
    guard case .image(let image)? = LaidOut(view).items.first else { return nil }
    return image
  }

  @Test func `has its pixels' size at its scale, and is shown in it`() {
    let picture = UIImage(cgImage: bitmap, scale: 2)
    #expect(picture.size == CGSize(width: 15, height: 10))
    #expect(picture.scale == 2)
    #expect(picture.cgImage == bitmap)
    #expect(UIImage().cgImage == nil)
    #expect(LaidOut(Image(uiImage: picture)).frame == rect(42.5, 45, 15, 10))
    #expect(image(Image(uiImage: picture))?.bitmap == bitmap)
  }

  @Test func `is found as a file of a bundle, in the display's scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    for (name, side) in [("leaf.png", 10), ("leaf@2x.png", 20), ("leaf@3x.png", 33), ("cup@2x.png", 8)] {
      let pixels = Bitmap(width: side, height: side, filledWith: PremultipliedColor(.black))
      try Data(PNGEncoder().encode(pixels)).write(to: folder.appending(path: name))
    }
    #expect(UIImage(named: "leaf", in: bundle, with: nil)?.size == CGSize(width: 11, height: 11))
    #expect(UIImage(named: "leaf.png", in: bundle, with: nil)?.scale == 3)
    #expect(UIImage(named: "cup", in: bundle, with: nil)?.size == CGSize(width: 4, height: 4))
    #expect(UIImage(named: "leaf.jpg", in: bundle, with: nil) == nil)
    #expect(image(Image("leaf", bundle: bundle).environment(\.displayScale, 2))?.bitmap.width == 20)
    #expect(image(Image("leaf", bundle: bundle).environment(\.displayScale, 1))?.bitmap.width == 10)
  }

  @Test func `has AppKit's name, too`() throws {
    var picture = NSImage(cgImage: bitmap, size: NSSize(width: 15, height: 10))
    #expect(picture == UIImage(cgImage: bitmap, scale: 2))
    #expect(NSImage(cgImage: bitmap, size: .zero).size == CGSize(width: 30, height: 20))
    #expect(LaidOut(Image(nsImage: picture)).frame == rect(42.5, 45, 15, 10))
    picture.isTemplate = true
    #expect(picture.renderingMode == .alwaysTemplate && picture.isTemplate)
    picture.isTemplate = false
    #expect(picture.renderingMode == .automatic && !picture.isTemplate)
    let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "best"))
    #expect(star == UIImage(systemName: "star"))
    #expect(NSImage(systemSymbolName: "no such name", accessibilityDescription: nil) == nil)
  }

  @Test func `of AppKit's keeps the shape of its pixels, and says so`() {
    let receiver = UsageWarning.Receiver()
    UsageWarning.$receiver.withValue(receiver) {
      #expect(NSImage(cgImage: bitmap, size: NSSize(width: 15, height: 99)).size == CGSize(width: 15, height: 10))
    }
    #expect(
      receiver.sentences == [
        "NSImage of 30 x 20 pixels cannot be 15.0 x 99.0 points: one of 15.0 x 10.0 is made; give the size of the "
          + "pixels' own shape"
      ])
  }

  @Test func `is read from a file's bytes and written to them`() throws {
    let data = try Data(PNGEncoder().encode(bitmap))
    #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 15, height: 10))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: try #require(UIImage(cgImage: bitmap).pngData()))?.bitmap == bitmap)
    #expect(UIImage().pngData() == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path)?.scale == 2)
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }

  @Test func `by its name looks as the view around it wants`() throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add(
      "photo.imageset",
      contents: #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, "#
        + #"{"idiom": "universal", "filename": "b.png", "scale": "3x"}]}"#)
    try assets.addPicture("photo.imageset/a.png", width: 8, height: 6)
    try assets.addPicture("photo.imageset/b.png", width: 24, height: 18)
    let bundle = try #require(assets.bundle)
    let picture = try #require(UIImage(named: "photo", in: bundle, compatibleWith: nil))
    #expect(picture.size == CGSize(width: 8, height: 6))
    #expect(picture.scale == 3)
    #expect(image(Image(uiImage: picture))?.bitmap.width == 8)
    #expect(UIImage(named: "nobody", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "nobody") == nil)
  }

  @Test func `of a symbol is that symbol`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(LaidOut(Image(uiImage: star)).frames == LaidOut(Image(systemName: "star")).frames)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func `says which part of it is drawn, before the view does`() {
    let template = UIImage(cgImage: bitmap).withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(UIImage(cgImage: bitmap).renderingMode == .automatic)
    #expect(image(Image(uiImage: template).foregroundStyle(.white))?.templateColor == .white)
    #expect(image(Image(uiImage: template.withRenderingMode(.alwaysOriginal)))?.templateColor == nil)
  }

  @Test func `lies as its orientation says`() {
    // Two columns and three rows, each pixel with a red of its own: 0 1 / 2 3 / 4 5.
    let pixels = Bitmap(
      width: 2, height: 3,
      initializingWith: { pixels in
        for index in 0..<6 { pixels[index] = PremultipliedColor(red: UInt8(index), green: 0, blue: 0, alpha: 255) }
      })
    func reds(_ orientation: Image.Orientation) -> [[UInt8]] {
      let bitmap = UIImage(cgImage: pixels, scale: 1, orientation: orientation).bitmap
      return (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y].red } }
    }
    #expect(reds(.up) == [[0, 1], [2, 3], [4, 5]])
    #expect(reds(.upMirrored) == [[1, 0], [3, 2], [5, 4]])
    #expect(reds(.down) == [[5, 4], [3, 2], [1, 0]])
    #expect(reds(.downMirrored) == [[4, 5], [2, 3], [0, 1]])
    #expect(reds(.right) == [[4, 2, 0], [5, 3, 1]])
    #expect(reds(.left) == [[1, 3, 5], [0, 2, 4]])
    #expect(reds(.leftMirrored) == [[0, 2, 4], [1, 3, 5]])
    #expect(reds(.rightMirrored) == [[5, 3, 1], [4, 2, 0]])
  }
}

@MainActor @Suite struct `A picture with caps` {
  private let picture = Image(decorative: Bitmap(width: 30, height: 20), scale: 1)
  private let caps = EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7)

  @Test func `keeps its corners, and stretches what is between them`() {
    let layout = LaidOut(picture.resizable(capInsets: caps), in: CGSize(width: 100, height: 60))
    #expect(
      layout.frames == [
        rect(0, 0, 5, 4), rect(5, 0, 88, 4), rect(93, 0, 7, 4),
        rect(0, 4, 5, 50), rect(5, 4, 88, 50), rect(93, 4, 7, 50),
        rect(0, 54, 5, 6), rect(5, 54, 88, 6), rect(93, 54, 7, 6),
      ])
    let widths = layout.items.compactMap { item in if case .image(let image) = item { image.bitmap.width } else { nil }
    }
    #expect(widths == [5, 18, 7, 5, 18, 7, 5, 18, 7])
  }

  @Test func `or repeats that in its own size`() throws {
    let layout = LaidOut(
      picture.resizable(capInsets: caps, resizingMode: .tile), in: CGSize(width: 100, height: 60))
    let tiles = layout.items.compactMap { item -> DrawnImage? in
      guard case .shape(let shape) = item, case .tiles(let image) = shape.paint else { return nil }
      return image
    }
    #expect(tiles.map(\.frame.size.width) == [18, 5, 18, 7, 18])
    #expect(tiles.map(\.frame.size.height) == [4, 10, 10, 10, 6])
  }

  @Test func `changes sides where lines run from right to left, and shrinks where there is no room`() {
    let mirrored = LaidOut(picture.resizable(capInsets: caps), in: CGSize(width: 100, height: 60)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored.frames[0] == rect(0, 0, 7, 4))
    let small = LaidOut(picture.resizable(capInsets: caps), in: CGSize(width: 6, height: 60))
    #expect(small.frames.count == 6)
    #expect(small.frames[0] == rect(0, 0, 2.5, 4))
  }

  @Test func `must have lengths for them`() {
    let layout = LaidOut(picture.resizable(capInsets: EdgeInsets(top: -1, leading: 0, bottom: 0, trailing: 0)))
    #expect(
      layout.layout.problems == ["resizable(capInsets: -1.0) is impossible: give a finite number that is not negative"])
  }
}

@MainActor @Suite struct `An AsyncImage` {
  private struct Refusal: Error {}

  private let url = URL(string: "https://example.com/a.png")

  private func states(_ loader: AsyncImageLoader?) -> LaidOut {
    LaidOut(
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: Text("loading")
        case .success(let image): image
        case .failure: Text("\(phase.error is Refusal ? "refused" : "unknown")")
        }
      }
    ) { $0.asyncImageLoader = loader }
  }

  @Test func `shows what the loader of the environment says`() {
    let picture = UIImage(Bitmap(width: 20, height: 10))
    #expect(states(AsyncImageLoader { $0.lastPathComponent == "a.png" ? picture : nil }).frame == rect(45, 47.5, 10, 5))
    #expect(states(AsyncImageLoader { _ in nil }).frames("loading").count == 1)
    #expect(states(AsyncImageLoader { _ in throw Refusal() }).frames("refused").count == 1)
  }

  @Test func `stays empty without one, and the snapshot says so`() {
    let layout = states(nil)
    #expect(layout.frames("loading").count == 1)
    #expect(
      layout.layout.problems == [
        "AsyncImage(url: \"https://example.com/a.png\") stays empty: nothing is loaded from the network here. Say what "
          + "it shows: .environment(\\.asyncImageLoader, AsyncImageLoader { url in UIImage(named: \"photo\") })"
      ])
    #expect(LaidOut(AsyncImage(url: nil)).layout.problems == [])
  }

  @Test func `has a placeholder`() {
    let view = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Text("wait")
    }
    #expect(LaidOut(view) { $0.asyncImageLoader = AsyncImageLoader { _ in nil } }.frames("wait").count == 1)
    let picture = UIImage(Bitmap(width: 20, height: 10))
    #expect(
      LaidOut(view) { $0.asyncImageLoader = AsyncImageLoader { _ in picture } }.frame == rect(0, 0, 100, 100))
  }
}
