import ArgumentParser

/// Draws all screens and a sheet with them side by side.
struct DrawScreens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws all screens and a contact sheet. This is what `jokes` does without a subcommand.")

  @OptionGroup var options: ScreenOptions

  func run() async throws {
    let folder = try PictureFolder(options.output)
    let screens = try await options.draw(JokeScreen.allCases, into: folder)
    try folder.write(ContactSheet.picture(of: screens.map(\.bitmap)), name: "contact-sheet")
    print("contact-sheet.png  the three side by side")
    print("The pictures are in \(folder.path)")
  }
}
