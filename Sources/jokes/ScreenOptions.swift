public import ArgumentParser
public import DeclarativeUI
import Devices
import DrawingRenderer
import Foundation
import PixelImages

/// How screens are drawn and where they are written.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The device whose screen is drawn.")
  var device = DeviceModel.iPhone13Pro

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The safe area insets in points; those of the device by default.",
      valueName: "top,left,bottom,right"),
    transform: ScreenInsets.init(argument:))
  var insets: ScreenInsets?

  @Option(help: "The appearance: light or dark.")
  var appearance = ColorScheme.light

  @Option(help: "The text size that the user has chosen.")
  var textSize = DynamicTypeSize.large

  @Option(help: "The scale in pixels per point; that of the device by default.")
  var scale: Double?

  @Option(help: "The folder for the pictures; it is created if needed.")
  var output = ".build/jokes"

  func validate() throws {
    if let scale, !(0.1...10).contains(scale) {
      throw ValidationError("A scale of \(scale) is not between 0.1 and 10 pixels a point.")
    }
    let screen = Device(device).size
    if let edges = insets?.edges,
      edges.leading + edges.trailing >= screen.width || edges.top + edges.bottom >= screen.height
    {
      throw ValidationError(
        "The insets leave no room on the screen of \(Int(screen.width)) x \(Int(screen.height)) points.")
    }
  }

  /// Draws screens, writes each as a PNG file of its name and says how long it took.
  func draw(_ screens: [StateScreen], into folder: PictureFolder) async throws -> [DrawnScreen] {
    var drawn: [DrawnScreen] = []
    for screen in screens {
      let picture = await draw(screen)
      try folder.write(picture.bitmap, name: screen.rawValue)
      picture.report(file: "\(screen.rawValue).png")
      drawn.append(picture)
    }
    return drawn
  }

  @MainActor
  private func draw(_ screen: StateScreen) -> DrawnScreen {
    let device = Device(device)
    let scale = scale ?? device.displayScale
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    environment.dynamicTypeSize = textSize
    environment.displayScale = scale
    let host = HostedScreen(
      .fixed(device.size), safeAreaInsets: insets?.edges ?? device.safeAreaInsets, environment: environment)
    let clock = ContinuousClock()
    let start = clock.now
    let layout = host.layout(screen.view)
    let drawing = layout.drawing
    let middle = clock.now
    let bitmap = DrawingRenderer(scale: scale).render(drawing)
    return DrawnScreen(
      bitmap: bitmap, problems: layout.problems, layoutTime: middle - start, renderingTime: clock.now - middle)
  }
}

/// Insets as they are written on the command line: `top,left,bottom,right` in points.
struct ScreenInsets {
  let edges: EdgeInsets

  /// Reads four numbers of at least 0 with commas between them.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw ValidationError("Write four numbers of at least 0 for top, left, bottom and right, such as 0,0,26,0.")
    }
    edges = EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

/// An enumeration whose cases are written on the command line as they are in code.
protocol CaseArgument: CaseIterable, ExpressibleByArgument {}

extension CaseArgument {
  /// The case of a name, or nil where there is none.
  public init?(argument: String) {
    guard let match = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = match
  }

  /// The name of the case, for help texts.
  public var defaultValueDescription: String { "\(self)" }

  /// The names of all cases, for help texts and errors.
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension ColorScheme: CaseArgument, ExpressibleByArgument {}
extension DeviceModel: ExpressibleByArgument {}
extension DynamicTypeSize: CaseArgument, ExpressibleByArgument {}
