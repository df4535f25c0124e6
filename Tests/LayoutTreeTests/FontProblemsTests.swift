import PlaneGeometry
import Testing
import Typesetting

@testable import LayoutTree

@Suite struct `A text` {
  @Test func `names what fonts draw in another way than it asks, with a way out`() {
    func sentences(_ character: Character, _ kind: CharacterProblem.Kind) -> [String] {
      let layout = TextLayout(
        lines: [], size: Size(width: 0, height: 0), characterProblems: [CharacterProblem(character, kind)])
      return FontProblems(layout: layout, runs: [TextRun("a\(character)", font: FontDescriptor(size: 17))]).sentences
    }
    let wayOut = ".environment(\\.fontLibrary, try FontLibrary.bundled.adding(fontFile: \"path/to/font.ttf\"))"
    #expect(
      sentences("😀", .drawnInParts) == [
        "No font has \"😀\" (U+1F600) of the text \"a😀\" as one picture, so its parts are drawn. Add a font that has "
          + "it: \(wayOut)"
      ])
    #expect(
      sentences("😀", .unknownFlag) == [
        "No font has the flag \"😀\" (U+1F600) of the text \"a😀\", so an unknown flag is drawn. Add a font that has "
          + "it: \(wayOut)"
      ])
    #expect(
      sentences("✂", .drawnAsPicture) == [
        "No font has \"✂\" (U+2702) of the text \"a✂\" as text, so its picture is drawn. End the character with U+FE0F "
          + "if the picture is right, or add a font that has it: \(wayOut)"
      ])
    #expect(
      sentences("✂", .drawnAsText) == [
        "No font has \"✂\" (U+2702) of the text \"a✂\" as a picture, so text is drawn. End the character with U+FE0E if "
          + "text is right, or add a font that has it: \(wayOut)"
      ])
    #expect(
      sentences("😀", .damagedPicture) == [
        "The picture of \"😀\" (U+1F600) of the text \"a😀\" is damaged in the font's file, so a box is drawn. Copy the "
          + "file of the font again."
      ])
  }
}
