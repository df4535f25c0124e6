import DeclarativeUI

extension Nearness {
  /// What is known of lists and forms.
  static let lists: [Nearness] = grouped + rows + otherStyles + editing

  private static let grouped = [
    Nearness("List", "groups: insets, gaps, corners, backgrounds", .measured),
    Nearness("List", "no gap below a field to search by", .measured, in: .iOS26),
    Nearness("List", "no gap below a field to search by", .guessed, in: .iOS18),
    Nearness(
      "List", "insets at 375 points: 20 where a point has three pixels, 16 where it has two", .measured, in: .iOS18),
    Nearness(
      "List", "insets of 16 on the screens of tablets that a phone's simulator draws, are not drawn", .measured,
      in: .iOS18),
    Nearness("List", "insets of 20 on phones of 430 and 440 points", .measured, in: .iOS26),
    Nearness("List", "iOS 15: rows of two lines 52.33 high, lines 20 apart, is not drawn", .unknown, in: .iOS18),
    Nearness("List", "iOS 15: 6 points above and below what is no text, is not drawn", .unknown, in: .iOS18),
    Nearness(
      "List", "a picture of layers, not of a window, has all corners of each row round, which is not drawn", .measured,
      in: .iOS18),
    Nearness(
      "List", "one app's, in pictures of layers with medium text: of large text in iOS 18.1, is not drawn", .unknown,
      in: .iOS18),
    Nearness("List", "insets on tablets", .measured),
    Nearness("Section", "header and footer: fonts, colours, distances", .measured),
    Nearness("Section", "isExpanded: the chevron in a sidebar", .guessed),
    Nearness("Section", "header and footer: in the style around the list", .measured, in: .iOS26),
    Nearness("Section", "header and footer: in the style around the list", .guessed, in: .iOS18),
    Nearness("List", "headerProminence(.increased): title3, semibold", .guessed),
    Nearness("List", "listSectionSpacing(.compact): a third of the usual gap above headers", .measured, in: .iOS26),
    Nearness("List", "listSectionSpacing(.compact): a third of the usual gap without headers", .guessed, in: .iOS26),
    Nearness("List", "listSectionSpacing(.compact): a third of the usual gap", .guessed, in: .iOS18),
    Nearness(
      "listSectionSpacing", "of a section: each of two leaves half of it free, others follow those beside", .known),
    Nearness("listSectionMargins", "instead of the list's, around header and footer", .known),
    Nearness("sectionActions", "rows after those of the section", .known),
    Nearness("sectionIndexLabel", "the index beside a list is not drawn", .unknown),
    Nearness("Table", "in a compact width a list of the first column, without heads", .known),
    Nearness("Table", "all distances, and the fonts of its heads", .guessed),
    Nearness("Form", "drawn as a list", .measured),
    Nearness("Form", "formStyle(.columns): drawn as a list", .guessed),
  ]

  private static let rows = [
    Nearness("List", "rows: heights, insets, baselines, lines, chevron", .measured),
    Nearness("List", "rows: 4 points above and below what is no text, and 11 around texts", .measured, in: .iOS18),
    Nearness("List", "rows: 11 around a padding of 4 or 6 around texts, 4 around one of 16", .measured, in: .iOS18),
    Nearness("List", "rows: 11 around a padding of less than 11 around texts, else less", .guessed, in: .iOS18),
    Nearness("List", "rows: 11 around a lazy grid of texts, as much above as below", .measured, in: .iOS18),
    Nearness("List", "rows: 11 around other lazy containers", .guessed, in: .iOS18),
    Nearness("List", "rows: a picture beside lines of text that are higher", .guessed, in: .iOS18),
    Nearness("Label", "in a row: column and size of its picture", .measured, in: .iOS26),
    Nearness("Label", "in a row: its title 40 inside at large text, 39 at medium", .measured, in: .iOS26),
    Nearness("Label", "in a row: column and size of its picture, place of its title", .measured, in: .iOS18),
    Nearness(
      "Label", "in a row of iOS 17: its title two pixels above a text's place, which is not drawn", .measured,
      in: .iOS18),
    Nearness("Label", "in a row: as high as its title, in the style around the list", .measured, in: .iOS26),
    Nearness("Label", "in a row: as high as its title, in the style around the list", .guessed, in: .iOS18),
    Nearness("Label", "in a row of a button: its picture in the tint, whatever the role", .measured, in: .iOS26),
    Nearness("Label", "in a row of a button: its picture in the tint, whatever the role", .known, in: .iOS18),
    Nearness("List", "rows: the line below a field begins at another text beside it", .measured, in: .iOS26),
    Nearness("List", "rows: the line below a field begins at another text beside it", .guessed, in: .iOS18),
    Nearness("List", "rows: secondary is half of the label's colour, in two apps of 2026", .measured, in: .iOS26),
    Nearness("List", "rows: the value of LabeledContent has the second colour of labels", .measured),
    Nearness(
      "List", "rows: secondary is half of the label's colour, in two apps of iOS 16 and 18", .measured, in: .iOS18),
    Nearness("List", "a pressed row: grey, without the lines beside it", .read),
    Nearness("List", "a selected row: grey as a pressed one", .read, in: .iOS26),
    Nearness("List", "a selected row: grey as a pressed one", .guessed, in: .iOS18),
    Nearness("List", "rows that are not built are as high as the others of their collection on average", .guessed),
    Nearness("OutlineGroup", "rows inside are indented by 20 points a level", .guessed),
    Nearness("badge", "in a row: as grey as a value, 8 points away", .guessed),
    Nearness("badge", "in a menu, and of a button in a bar: not drawn", .unknown),
    Nearness("badgeProminence", "increased: on a red background; decreased: as usual", .known),
    Nearness("badgeProminence", "increased: how large the red background is", .guessed),
    Nearness("navigationLinkIndicatorVisibility", "a row without a chevron has the room of others", .known),
    Nearness("listRowHoverEffect", "nothing hovers over a row", .known),
    Nearness("listItemTint", "colours the pictures of labels", .guessed),
  ]

  private static let otherStyles = [
    Nearness(
      "listStyle(.plain)", "rows from edge to edge, 15 above and below, 16 at the sides, headers", .read, in: .iOS26),
    Nearness("listStyle(.plain)", "rows from edge to edge, lines to the edge", .known, in: .iOS18),
    Nearness("listStyle(.plain)", "headers", .guessed, in: .iOS18),
    Nearness("listStyle(.grouped)", "all distances", .guessed),
    Nearness("listStyle(.inset)", "drawn as a plain list", .guessed),
    Nearness("listStyle(.plain)", "a line below the last row", .measured),
    Nearness("listStyle(.plain)", "a line above the first row", .measured, in: .iOS18),
    Nearness("listStyle(.plain)", "a line above the first row", .guessed, in: .iOS26),
    Nearness(
      "listStyle(.plain)", "iOS 16: no line above the first row without a bar, and else from 20 on, which is not drawn",
      .measured, in: .iOS18),
    Nearness("listStyle(.sidebar)", "elsewhere than in a split view drawn as groups with large headers", .guessed),
    Nearness(
      "listStyle(.sidebar)", "in a split view: rows, header after other rows, selected row", .measured, in: .iOS26),
    Nearness(
      "listStyle(.sidebar)", "in a split view: the plain tint in a selected row, where iOS has it a tenth darker",
      .measured, in: .iOS26),
    Nearness(
      "listStyle(.sidebar)", "in a split view: first header, distance of sections without a header", .guessed,
      in: .iOS26),
    Nearness("listStyle(.sidebar)", "in a split view: all distances; a selected row is grey", .guessed, in: .iOS18),
    Nearness(
      "listStyle(.automatic)", "in the second of three columns: rows, lines, selected row", .measured, in: .iOS26),
    Nearness("listStyle(.automatic)", "in the second of three columns: plain, all distances", .guessed, in: .iOS18),
    Nearness("List", "in the first column of a split view: no background of its own", .guessed, in: .iOS26),
    Nearness("NavigationLink", "a row whose screen the next column shows is as a selected one", .known),
    Nearness("NavigationLink", "no chevrons in the first two columns of a split view", .measured, in: .iOS26),
    Nearness("NavigationLink", "no chevrons in the first two columns of a split view", .known, in: .iOS18),
  ]

  private static let editing = [
    Nearness("EditButton", "what precedes and follows rows while people edit, of UIKit's tables", .read, in: .iOS26),
    Nearness("EditButton", "what precedes and follows rows while people edit", .guessed, in: .iOS18),
    Nearness("EditButton", "one mode for the whole host where no binding says it", .guessed),
    Nearness(
      "swipeActions", "heights, corners, distances, how far a full swipe goes, of UIKit's tables", .read, in: .iOS26),
    Nearness("swipeActions", "rectangles as high as the row, 74 wide, 84 of Delete", .known, in: .iOS18),
    Nearness("EditButton", "no chevrons of links while people edit", .guessed),
    Nearness("swipeActions", "a label shows only its picture", .guessed),
    Nearness("refreshable", "a pull of 60 points at the top begins it; its wheel is not drawn", .guessed),
  ]
}
