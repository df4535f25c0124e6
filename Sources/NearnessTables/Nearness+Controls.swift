import DeclarativeUI

extension Nearness {
  /// What is known of buttons, switches, sliders, fields and what shows progress.
  static let controls: [Nearness] = progress + buttons + glass + values + fields + texts + distances + symbols

  private static let progress = [
    Nearness("ProgressView", "bar: 4 points high, round ends, filled with the tint", .measured, in: .iOS18),
    Nearness("ProgressView", "bar: 4 points high, rest 20 % grey, filled 8 points at least", .read, in: .iOS26),
    Nearness("ProgressView", "bar: colour of the rest", .known, in: .iOS18),
    Nearness("ProgressView", "bar: a tint of its own stays behind a dialog", .measured, in: .iOS18),
    Nearness("ProgressView", "wheel: 20 points wide, 19 at medium text, eight spokes", .measured, in: .iOS18),
    Nearness("ProgressView", "wheel: 56.33 points wide at accessibility5", .measured, in: .iOS18),
    Nearness("ProgressView", "wheel: how wide it is at other text sizes", .guessed),
    Nearness(
      "ProgressView", "wheel: extents and strengths of the spokes, 37 points where it is large", .read, in: .iOS26),
    Nearness(
      "ProgressView", "wheel: strengths of the spokes, and that one picture has paler ones", .guessed, in: .iOS18),
    Nearness("ProgressView", "where its labels stand, and their fonts", .guessed),
    Nearness("ProgressView", "bar of which nobody knows how far it is: empty", .guessed),
  ]

  private static let texts = [
    Nearness("legibilityWeight", "bold texts: the weight of the system font by the one that is asked for", .read),
    Nearness(
      "legibilityWeight", "bold texts: distances between letters, strokes of controls as in usual ones", .unknown),
    Nearness("Text", "widths of letters from 11 to 58 points: see the table below", .measured),
    Nearness("Text", "letters: heights of capitals, and of small ones up to 27 points", .measured),
    Nearness("Text", "heavy letters: drawn as bold, at 17 points", .measured, in: .iOS18),
    Nearness("Text", "heavy letters: drawn as bold, at other sizes and rounded", .guessed),
    Nearness("Text", "black letters: 0.025 em further apart in titles, at 28 points", .measured, in: .iOS26),
    Nearness("Text", "black letters of text: as far apart as bold ones", .guessed),
    Nearness("Text", "lengths: so many times a pixel's, which decides how they are centred", .measured, in: .iOS26),
    Nearness("Text", "lengths: so many times a pixel's, which decides how they are centred", .guessed, in: .iOS18),
    Nearness(
      "Text", "letters: 0.02 em narrower in titles, up to 0.015 where they are round in texts, which is not drawn",
      .measured),
    Nearness(
      "Text", "a last word that takes the one before it down: from a hyphen or a stroke on, too", .measured, in: .iOS18),
    Nearness(
      "Text", "distance to what is no text, above and below: at 16, 17, 20 and 27 points", .measured, in: .iOS18),
    Nearness("Text", "distance to what is no text: that of a line a tenth higher, at other sizes", .read),
    Nearness("Text", "distance to what is no text: in a font with lines 1.47 em high", .measured, in: .iOS18),
    Nearness("Text", "lines as high as the font's header says, whatever else it asks for", .measured, in: .iOS18),
    Nearness("Text", "lines as high as the font's header says, whatever else it asks for", .guessed, in: .iOS26),
    Nearness(
      "Text", "one word stays in the first of two lines where it is as wide as the second", .measured, in: .iOS26),
    Nearness("Text", "one word in the first of two lines: how wide it has to be to stay", .guessed),
    Nearness("Text", "without characters: 14 points high, and no distance above it", .measured, in: .iOS18),
    Nearness("Text", "without characters: 14 points high, and no distance above it", .guessed, in: .iOS26),
    Nearness("Text", "underscores: 0.085 em wider than Inter's, at 17 points", .measured, in: .iOS18),
    Nearness("Text", "underscores: at other sizes", .guessed),
    Nearness(
      "Text", "white space at which a line was broken counts for the width, as far as it fits", .measured, in: .iOS18),
    Nearness(
      "Text", "white space at which a line was broken counts for the width, as far as it fits", .guessed, in: .iOS26),
    Nearness("Text", "distance of texts beside each other to a text above: that of the largest", .measured, in: .iOS18),
    Nearness("Text", "distance of texts beside each other to a text above: that of the largest", .guessed, in: .iOS26),
    Nearness("Text", "serif letters at 100 points: widths of I and X", .measured),
    Nearness("Text", "serif letters: other widths above 20 points, where New York becomes narrower", .unknown),
    Nearness("Text", "ellipsis: how far its dots are apart", .measured),
    Nearness(
      "Text", "a word that no line has room for is divided with a hyphen: De-fault, Sys-tem, Authentica-tor", .measured),
    Nearness("Text", "an address is divided anywhere, without a hyphen", .measured, in: .iOS18),
    Nearness("Text", "words of other languages than English are divided anywhere, without a hyphen", .unknown),
    Nearness(
      "Text", "all lines 4 points higher in two apps from India, perhaps by the phone's languages, which is not drawn",
      .measured, in: .iOS26),
    Nearness("Text", "a bullet: 1.6 narrower at 15 points, which is not drawn", .measured, in: .iOS18),
    Nearness("Text", "spaces between semibold and bold words, and behind commas", .measured),
    Nearness(
      "Text", "bold letters: .0035 em further apart in texts, and spaces .008, at 16 and 20 points", .measured,
      in: .iOS26),
    Nearness("Text", "bold letters: further apart in texts, as in iOS 26", .guessed, in: .iOS18),
    Nearness("Text", "emoji: extents and places; how far they advance at 13 to 60 points", .measured),
    Nearness("Text", "emoji: how far they advance below 13 and above 60 points", .guessed),
    Nearness("Text", "rounded letters: widths of semibold ones at 16 and 17 points, of bold ones at 34", .measured),
    Nearness("Text", "rounded letters: widths at other sizes and weights", .guessed),
  ]

  private static let distances = [
    Nearness("colorSchemeContrast", "increased: the colours with names", .known),
    Nearness("colorSchemeContrast", "increased: greys, labels, fills, lines and backgrounds", .read, in: .iOS18),
    Nearness(
      "colorSchemeContrast", "increased: greys, labels, fills and backgrounds as in iOS 18, lines", .guessed, in: .iOS26
    ),
    Nearness("colorSchemeContrast", "increased: glass, borders of controls and menus as in usual ones", .unknown),
    Nearness("Divider", "its colour", .measured),
    Nearness("LazyVStack", "distances as those of a stack", .measured),
    Nearness("LazyVGrid", "what can be higher is as high as the highest in its line", .measured, in: .iOS26),
    Nearness("LazyVGrid", "what can be higher is as high as the highest in its line", .known, in: .iOS18),
    Nearness("Spacer", "in a frame: no distance to its neighbours in a column", .measured),
    Nearness("Font.custom", "grows as the lines of its text style do, to whole points: at medium", .measured),
    Nearness("Font.custom", "grows so at other text sizes", .guessed),
  ]

  private static let symbols = [
    Nearness("Image(systemName:)", "extents of the ink of some 700 symbols, to a pixel", .measured),
    Nearness("Image(systemName:)", "shapes of 380 names, sides of badges, lines across: after iOS 13's", .known),
    Nearness("Image(systemName:)", "extents of symbols of other names", .guessed),
    Nearness(
      "Image(systemName:)", "strokes: light to semibold, of large symbols, too; large symbols: 1.28 times", .measured),
    Nearness("Image(systemName:)", "strokes of other weights; small symbols: 0.78 times", .guessed),
    Nearness("Image(systemName:)", "room beside the ink: 0.122 em, less beside circles", .measured),
    Nearness(
      "Image(systemName:)", "room above and below the ink of symbols in circles (0.07 em), of suns and moons", .measured
    ),
    Nearness("Image(systemName:)", "room above and below photo.stack.fill together, 0.216 em", .measured, in: .iOS26),
    Nearness("Image(systemName:)", "room above and below link, bookmark, clock, an antenna", .measured, in: .iOS26),
    Nearness(
      "Image(systemName:)", "room above and below square.and.arrow.up and rectangle.stack: 0.105 and 0.1 em", .measured,
      in: .iOS26),
    Nearness("Image(systemName:)", "flame.fill, graduationcap.fill: shapes", .measured, in: .iOS26),
    Nearness(
      "Image(systemName:)", "face.smiling, music.note: shapes; faces in the room of circles, at 28 points", .measured,
      in: .iOS26),
    Nearness(
      "Image(systemName:)", "face.smiling.inverse: outlined in the dark, which is not drawn", .measured, in: .iOS26),
    Nearness("Image(systemName:)", "person.crop.circle: the shoulders' round ends", .measured, in: .iOS18),
    Nearness(
      "Image(systemName:)", "strokes of star, house, person and internaldrive: 0.77 to 0.9", .measured, in: .iOS26),
    Nearness("Image(systemName:)", "strokes of house, person and internaldrive: 0.86 to 0.9", .guessed, in: .iOS18),
    Nearness("Image(systemName:)", "strokes of star: 0.77", .measured, in: .iOS18),
    Nearness("Image(systemName:)", "waveform: six bars, and how high they are", .measured, in: .iOS18),
    Nearness(
      "symbolRenderingMode", "hierarchical: a quarter of the colour for the circle behind a cross", .measured,
      in: .iOS26),
    Nearness("symbolRenderingMode", "hierarchical: behind others, and of second layers elsewhere", .guessed),
    Nearness("Image(systemName:)", "room above and below the ink of others", .guessed),
    Nearness(
      "Image(systemName:)", "how far beside the middle of their room seven symbols are, as bell.badge", .measured,
      in: .iOS26),
    Nearness(
      "Image(systemName:)", "building.2, paintpalette, play.rectangle.on.rectangle: shapes", .measured, in: .iOS26),
    Nearness(
      "accentColor", "inside a tint, in a list's buttons: words keep the tint, pictures not, which is not drawn",
      .measured, in: .iOS26),
    Nearness("Image(systemName:)", "film, movieclapper, photo.stack: shapes", .measured, in: .iOS26),
    Nearness(
      "Image(systemName:)", "calendar.badge.exclamationmark: its badge at the lower right", .measured, in: .iOS26),
    Nearness("Image(systemName:)", "dice, 123.rectangle, rectangle.and.paperclip: shapes", .measured, in: .iOS18),
    Nearness("Image(systemName:)", "tag: its hole at the upper right, as in iOS 26", .measured),
    Nearness(
      "Image(systemName:)", "chevrons to the sides: 0.065 em before them, where they point to, 0.215 behind", .measured,
      in: .iOS26),
    Nearness("Image(systemName:)", "chevrons to the sides: the same room", .guessed, in: .iOS18),
    Nearness("Image(systemName:)", "its middle at the middle of the capitals", .measured),
    Nearness("Image(systemName:)", "person.fill.badge.plus: its badge at the right", .measured),
    Nearness(
      "Image(systemName:)", "person.fill.badge.plus in its own colours: a green badge", .measured, in: .iOS26),
    Nearness("Image(systemName:)", "which side of other symbols a badge is at, and how large", .guessed),
  ]

  private static let buttons = [
    Nearness("Button", "short lines of a title in the middle, other than in lists", .measured, in: .iOS18),
    Nearness("Button", "short lines of a title in the middle, other than in lists", .guessed, in: .iOS26),
    Nearness("Button", "without a style: takes its row, and several in a row do all that each does", .known),
    Nearness("Button", "bordered: extents at regular size", .measured),
    Nearness("Button", "bordered: extents of small and large ones", .read, in: .iOS26),
    Nearness("Button", "bordered: extents of small and large ones", .guessed, in: .iOS18),
    Nearness("Button", "bordered: extents of extraLarge", .guessed),
    Nearness("Button", "bordered: a continuous capsule", .measured, in: .iOS26),
    Nearness("Button", "buttonBorderShape(.capsule) and small ones: a continuous capsule", .guessed, in: .iOS18),
    Nearness("tint", "where none is set: the accent colour that an app's project names", .measured, in: .iOS18),
    Nearness("tint", "where none is set: the accent colour that an app's project names", .known, in: .iOS26),
    Nearness("Capsule", "circular in apps that Xcode 14 has built, which is not drawn", .unknown, in: .iOS18),
    Nearness("Button", "bordered: radius 7 at a height of 34.33, small ones capsules", .known, in: .iOS18),
    Nearness(
      "Button", "bordered: radius 8.9 at a height of 49.33, 9.9 at 57; prominent and disabled: 16 % grey", .measured,
      in: .iOS18),
    Nearness("Button", "bordered: fills, tinted, disabled and pressed", .read, in: .iOS26),
    Nearness("Button", "bordered: fills, tinted, disabled and pressed", .guessed, in: .iOS18),
    Nearness("Button", "bordered and destructive: a red fill and label", .guessed),
    Nearness("Button", "buttonBorderShape(.circle): how large it is", .guessed),
    Nearness("Button", "role close: a word outside of bars", .measured, in: .iOS26),
    Nearness("Button", "what it says that has only another role", .guessed),
    Nearness("Button", "without a border: label in the tint", .measured),
    Nearness("Button", "without a border: label at 20 % while it is pressed, plain at 75 %", .guessed),
    Nearness("Button", "without a style and disabled, in rows: a quarter of the label's colour", .measured, in: .iOS26),
    Nearness(
      "Button", "without a style and disabled elsewhere: a quarter of the label's colour", .guessed, in: .iOS26),
    Nearness("Button", "plain and disabled: half as strong", .measured, in: .iOS26),
    Nearness("Button", "plain and disabled: half as strong", .guessed, in: .iOS18),
    Nearness("GridRow", "a modifier of a row is one of each of its cells", .measured, in: .iOS26),
    Nearness("GridRow", "a modifier of a row is one of each of its cells", .known, in: .iOS18),
    Nearness("Button", "in a row: the row is grey while it is pressed, the label as strong as before", .known),
    Nearness("buttonRepeatBehavior", "a finger that stays down acts once, when it goes up", .guessed),
    Nearness("buttonSizing", "flexible: as wide as there is room", .known, in: .iOS26),
    Nearness("Button", "glass: extents of other buttons", .known, in: .iOS26),
    Nearness("Button", "glassProminent: disabled", .measured, in: .iOS26),
  ]

  private static let glass = [
    Nearness("glassEffect", "light: fill, lines at the edge and shadow on #F2F2F7", .measured, in: .iOS26),
    Nearness("glassEffect", "what is seen through it on other backgrounds, light and dark", .measured, in: .iOS26),
    Nearness("glassEffect", "dark: rim", .measured, in: .iOS26),
    Nearness("glassEffect", "blurs what is behind by 0.7 points", .measured, in: .iOS26),
    Nearness("glassEffect", "bends what is behind at its edge, which is not drawn", .measured, in: .iOS26),
    Nearness(
      "glassEffect", "secondary texts on it: #717171 in light and #A1A1A1 in the dark, which is not drawn", .measured,
      in: .iOS26),
    Nearness("Material", "ultraThin: how it mixes greys that are behind; secondary texts on it", .measured, in: .iOS26),
    Nearness("Material", "ultraThin: how it mixes greys that are behind; secondary texts on it", .guessed, in: .iOS18),
    Nearness(
      "Material", "ultraThin: secondary texts on it as two fifths of black in one app of 2026, which is not drawn",
      .measured, in: .iOS26),
    Nearness(
      "Material", "ultraThin: blurs by 20 points, and what is at the screen's edge with its mirror image", .measured,
      in: .iOS26),
    Nearness("Material", "ultraThin: makes colours behind no stronger, in light and dark", .measured, in: .iOS26),
    Nearness("Material", "ultraThin: how much stronger it makes colours behind", .guessed, in: .iOS18),
    Nearness("Material", "the others, how much they blur, fainter texts on them", .guessed),
    Nearness("glassEffect", "clear glass, a tint, and glass without transparency", .guessed, in: .iOS26),
    Nearness(
      "glassEffectID", "and glassEffectTransition, interactive: a picture shows glass at rest", .known, in: .iOS26),
    Nearness("GlassEffectContainer", "glass does not flow together", .guessed, in: .iOS26),
    Nearness("glassEffectUnion", "one surface around all views, in the shape of the first", .known, in: .iOS26),
    Nearness("glassEffectUnion", "without a container", .unknown, in: .iOS26),
    Nearness(
      "UnevenRoundedRectangle", "endless radii: beside a sharp corner as long as the side", .measured, in: .iOS26),
    Nearness(
      "Color.gradient", "top of blue, orange, red and green; the colour itself from 0.7 of the height on", .measured,
      in: .iOS18),
    Nearness("UnevenRoundedRectangle", "radii longer than a side: share it in proportion", .guessed),
    Nearness("ConcentricRectangle", "which distance counts in a corner", .guessed, in: .iOS26),
  ]

  private static let values = [
    Nearness(
      "Toggle", "switch: 51 x 31, its thumb, colours and shadow, 2 points behind the end of its row", .measured,
      in: .iOS18),
    Nearness(
      "Toggle", "switch: 63 x 28, its thumb and colours, 2 points behind the end of its row", .measured, in: .iOS26),
    Nearness("Toggle", "switch: makes a row of a list no higher", .measured),
    Nearness("Toggle", "switch: disabled, half as strong", .read, in: .iOS26),
    Nearness("Toggle", "switch: disabled, half as strong", .guessed, in: .iOS18),
    Nearness("Toggle", "switch: the label of a disabled one: as strong as others", .unknown),
    Nearness("Toggle", "button: on, as a tinted bordered button; off, without a background", .guessed),
    Nearness(
      "Slider", "34 high, track of 4 points, thumb of 27.5 points, its way, colours and shadow", .measured, in: .iOS18),
    Nearness("Slider", "31 high without steps in one app of iOS 17 and 18: why is not known, 34 is drawn", .unknown),
    Nearness("Slider", "34 high, track of 6 points to the ends", .measured, in: .iOS26),
    Nearness("Slider", "with steps: 31 high, and no marks", .measured, in: .iOS26),
    Nearness("Slider", "thumb of 37 x 24, its way, colours and shadow", .read, in: .iOS26),
    Nearness("Slider", "marks that are named: dots below the track", .guessed, in: .iOS26),
    Nearness("Slider", "labels of marks, and of the value: not drawn; the value's is heard", .unknown, in: .iOS26),
    Nearness("Slider", "enabledBounds: no other colour beside them", .unknown, in: .iOS26),
    Nearness("Slider", "disabled, half as strong", .read, in: .iOS26),
    Nearness("Slider", "disabled, half as strong", .guessed, in: .iOS18),
    Nearness("Slider", "labels at its ends: 8 points away", .known),
    Nearness("Slider", "the thumb comes to a finger beside it", .guessed),
    Nearness("Stepper", "94 x 32, divider, strokes, fill in light", .measured),
    Nearness("Stepper", "extents of the glyphs, fill in the dark, at its bound, pressed", .read, in: .iOS26),
    Nearness("Stepper", "in a row: whether the row is higher than 44 points; here 54", .unknown, in: .iOS18),
    Nearness("Stepper", "in a row: whether the row is higher than 52 points; here 62", .unknown, in: .iOS26),
    Nearness("Stepper", "radius 8", .known, in: .iOS18),
    Nearness("Stepper", "extents of the glyphs, colour of the divider, at its bound, pressed", .guessed, in: .iOS18),
    Nearness(
      "Gauge", "all of its styles; rings run clockwise in every language, with texts that do not grow", .guessed),
  ]

  private static let fields = [
    Nearness("TextField", "height of a line, colour of the placeholder", .measured),
    Nearness(
      "TextField", "the system's fonts of one size: a point more than the line; in whole points with several lines",
      .measured, in: .iOS18),
    Nearness(
      "TextField", "empty, in a row: 22 points high at least, so that rows are 52 at medium text", .measured, in: .iOS26
    ),
    Nearness(
      "TextField", "rounded border: height by the text size around it, text 7 inside, line of a pixel, radius 5",
      .measured, in: .iOS18),
    Nearness("TextField", "rounded border: as before", .measured, in: .iOS26),
    Nearness(
      "TextField", "rounded border of several lines: text 6 and 4 inside, line at its middle", .measured, in: .iOS26),
    Nearness(
      "TextField", "rounded border of several lines: text 6 and 4 inside, line at its middle", .guessed, in: .iOS18),
    Nearness("TextField", "rounded border: height with fonts of more than 19 points of one's own", .guessed),
    Nearness("TextField", "the caret, where a test asks for it; a disabled field looks as an enabled one", .guessed),
    Nearness("SecureField", "bullets: how large they are and how far apart", .measured),
    Nearness("SecureField", "21 high where it is empty, and the text's own height with bullets", .measured),
    Nearness("TextEditor", "text 8 below the edge and 5 inside, on the screen's colour", .known),
  ]
}
