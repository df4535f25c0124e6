/// How sketches are written: on each line names, `=` and marks, as `SketchReader` reads them.
enum SketchTexts {
  static let all = [signs, arrows, media, people, weather, text, shapes, things]
}
