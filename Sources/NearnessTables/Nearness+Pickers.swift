import DeclarativeUI

extension Nearness {
  /// What is known of pickers, menus and what groups controls.
  static let pickers: [Nearness] = segmented + wheels + menus + groups + dates

  private static let segmented: [Nearness] = [
    Nearness("Picker, segmented", "height, corners, colours, shadow and fonts", .measured, in: .iOS18),
    Nearness("Picker, segmented", "height, and that its room is 31 points", .measured),
    Nearness("Picker, segmented", "corners, colours and fonts", .measured, in: .iOS26),
    Nearness(
      "Picker, segmented", "where it may be as wide as it likes: 9.5 beside the widest option", .measured, in: .iOS26),
    Nearness(
      "Picker, segmented", "1 point between segments, lines of 18, the pill in the dark on black and on rows",
      .measured,
      in: .iOS18),
    Nearness("Picker, segmented", "disabled, and that a Label shows its title alone", .guessed),
    Nearness("Picker, palette", "segments; their symbols alone", .guessed),
    Nearness("Picker, palette", "paletteSelectionEffect: another symbol or none of the system's marks", .known),
  ]

  private static let wheels: [Nearness] = [
    Nearness("Picker, wheel", "distance of the rows, band, colours", .measured, in: .iOS18),
    Nearness("Picker, wheel", "cylinder, band, fonts and colours", .read, in: .iOS26),
    Nearness("Picker, wheel", "that the label is not seen", .guessed),
  ]

  private static let menus: [Nearness] = [
    Nearness("Picker, menu", "symbol, tint, value at the end of a row", .known),
    Nearness("Picker, menu", "value in a row: in the tint that somebody has set, and else grey", .measured, in: .iOS26),
    Nearness("Picker, menu", "value in a row: in the tint that somebody has set, and else grey", .known, in: .iOS18),
    Nearness(
      "Picker, menu",
      "disabled in a row: the value half as strong, the label as strong as ever, as in a picture that seems to be of iOS 27",
      .guessed),
    Nearness("Picker, menu", "room around the value", .known),
    Nearness("Picker, menu", "a label that is chosen: picture close to its title", .measured, in: .iOS18),
    Nearness("Picker, inline", "rows with a checkmark; a wheel outside of lists", .known),
    Nearness("Picker, navigationLink", "the screen of the options", .guessed),
    Nearness("Menu", "width, rows, columns, headers, lines, corners and background of the card", .read, in: .iOS26),
    Nearness(
      "Menu", "width, height of rows, lines, bands between groups, place of titles, marks and pictures", .measured,
      in: .iOS18),
    Nearness("Menu", "corners and background of the card", .known, in: .iOS18),
    Nearness("Menu", "a header at the card's edge: first row 38.33 below the edge", .measured, in: .iOS26),
    Nearness("Menu", "in a bar: pictures as large as in other menus", .measured, in: .iOS18),
    Nearness("Menu", "headers", .guessed, in: .iOS18),
    Nearness("menuOrder", "the first items next to the finger, fixed in what scrolls and of pickers", .known),
    Nearness("menuOrder", "a further menu that opens upwards: turned round, its title stays on top", .unknown),
    Nearness("menuOrder", "headers of sections stay above their rows where the rows are turned round", .guessed),
    Nearness(
      "Menu", "over its view, in whose middle it stands in the middle of the screen, 520 high at most", .measured,
      in: .iOS26),
    Nearness("Menu", "the most that it is high on screens that are not 874 points high", .unknown, in: .iOS26),
    Nearness("Menu", "where the card stands elsewhere, its shadow, how far its background is blurred", .guessed),
    Nearness("Menu", "a further menu in front of its row", .guessed),
  ]

  private static let groups: [Nearness] = [
    Nearness("LabeledContent", "sides, colours", .measured),
    Nearness("LabeledContent", "secondary in its value: the same colour", .measured, in: .iOS26),
    Nearness("LabeledContent", "a field to write in keeps the label's colour", .measured, in: .iOS26),
    Nearness("LabeledContent", "a field to write in keeps the label's colour", .guessed, in: .iOS18),
    Nearness("LabeledContent", "one below the other at text sizes for accessibility", .measured),
    Nearness("LabeledContent", "a second line of the label", .guessed),
    Nearness(
      "ContentUnavailableView", "fonts and distances at medium text, place in its room, symbol at large text",
      .measured, in: .iOS26),
    Nearness("ContentUnavailableView", "10 points above the middle without actions", .measured, in: .iOS18),
    Nearness(
      "ContentUnavailableView", "8 points above the middle without actions, in iOS 17, which is not drawn", .measured,
      in: .iOS18),
    Nearness(
      "ContentUnavailableView", "fonts and distances at large text, symbol at the largest, too", .measured, in: .iOS18),
    Nearness(
      "ContentUnavailableView", "27 to 36 beside its texts (32 here), a small button 20 below them", .measured,
      in: .iOS18),
    Nearness("ContentUnavailableView", "32 beside its texts, a small button 20 below them", .guessed, in: .iOS26),
    Nearness("ContentUnavailableView", "symbol at other sizes of text", .guessed, in: .iOS26),
    Nearness("ContentUnavailableView", "a font of its label is the title's, not the symbol's", .measured, in: .iOS18),
    Nearness("ContentUnavailableView", "a font of its label is the title's, not the symbol's", .guessed, in: .iOS26),
    Nearness(
      "DisclosureGroup", "in a list: its chevron as large as a link's, 1.67 further at the end, in the label's colour",
      .measured, in: .iOS26),
    Nearness("DisclosureGroup", "in a list: a link in its label has no chevron", .measured, in: .iOS26),
    Nearness("DisclosureGroup", "in a list: the chevron turns around its middle", .guessed, in: .iOS26),
    Nearness("DisclosureGroup", "in a list: chevron, colours and distances", .guessed, in: .iOS18),
    Nearness("DisclosureGroup", "outside of lists: chevron, colours and distances", .guessed),
    Nearness("GroupBox", "colour of the background", .measured),
    Nearness("GroupBox", "with a label: as wide as there is room, contents in the middle", .measured, in: .iOS18),
    Nearness("GroupBox", "in a row: the next background of groups", .guessed),
    Nearness("GroupBox", "without a label: as wide as its contents", .read),
    Nearness("GroupBox", "distances and corners", .measured, in: .iOS18),
    Nearness("GroupBox", "distances and width as in iOS 18, corners", .guessed, in: .iOS26),
    Nearness("ControlGroup", "everything", .guessed),
    Nearness("ShareLink", "title and symbol", .known),
    Nearness("RenameButton", "title and symbol", .known),
    Nearness("PasteButton", "everything", .guessed),
  ]

  private static let dates: [Nearness] = [
    Nearness("DatePicker, compact", "height, sides, distance and fill of the buttons", .read, in: .iOS26),
    Nearness("DatePicker, compact", "height, sides and corners of the buttons", .known, in: .iOS18),
    Nearness("DatePicker, compact", "in a row: whether the row is higher than others; here by its buttons", .unknown),
    Nearness("DatePicker, graphical", "extent, cells, discs, font of the header", .read, in: .iOS26),
    Nearness("DatePicker, graphical", "discs", .guessed, in: .iOS18),
    Nearness("DatePicker, graphical", "how the height is shared out", .guessed),
    Nearness("DatePicker, wheel", "width of the wheels", .guessed),
    Nearness("ColorPicker", "extent of the well", .known),
    Nearness("ColorPicker", "ring of the well", .guessed),
  ]
}
