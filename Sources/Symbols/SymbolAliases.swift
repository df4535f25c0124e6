/// Names that mean what others do.
enum SymbolAliases {
  /// The name that a symbol is found by: names have changed since iOS 13, and the older ones still work.
  static func present(_ name: String) -> String {
    if let other = names[name] { return other }
    guard name.hasPrefix("document") else { return name }
    return "doc" + name.dropFirst(8)
  }

  /// A name whose symbol looks the same here: what looks forward looks right, and what has letters of another script has Latin
  /// ones.
  static func likeness(_ name: String) -> String? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let last = words.last, words.count > 1, scripts.contains(last) {
      words.removeLast()
    } else {
      words = words.map { directions[$0] ?? $0 }
    }
    let other = words.joined(separator: ".")
    return other == name ? nil : other
  }

  private static let directions = ["forward": "right", "trailing": "right", "backward": "left", "leading": "left"]

  private static let scripts: Set = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "ru", "sat",
    "si", "ta", "te", "th", "zh",
  ]

  /// The character of a currency, which its symbol shows.
  static func currency(_ name: String) -> String? { currencies[name] }

  private static let names: [String: String] = pairs(
    """
    bin.xmark xmark.bin smiley face.smiling face.smiling.inverse face.smiling.fill snow snowflake table tablecells
    ellipses.bubble ellipsis.bubble
    arrow.upright.circle arrow.up.right.circle arrow.up.to.line.alt arrow.up.to.line arrow.down.to.line.alt
    arrow.down.to.line arrow.left.to.line.alt arrow.left.to.line arrow.right.to.line.alt arrow.right.to.line
    person.crop.circle.badge.exclam person.crop.circle.badge.exclamationmark circle.grid.hex circle.hexagongrid
    volume speaker volume.slash speaker.slash paragraph paragraphsign cursor.rays cursorarrow.rays
    person.and.person person.2 pencil.and.ellipsis.rectangle rectangle.and.pencil.and.ellipsis textbox
    character.textbox rectangle.dock dock.rectangle forward.end.alt forward.end backward.end.alt backward.end
    dot.square dot.circle list.number.rtl list.number wand.and.rays.inverse wand.and.rays fanblades fan fanblades.fill fan.fill
    platter.filled.top.iphone platter.filled.bottom.iphone batteryblock minus.plus.batteryblock
    batteryblock.fill minus.plus.batteryblock.fill
    bubble.left.and.exclamationmark.bubble.right bubble.left.and.bubble.right
    """)

  private static let currencies: [String: String] = pairs(
    """
    dollarsign $ centsign ¢ yensign ¥ sterlingsign £ francsign ₣ florinsign ƒ turkishlirasign ₺ rublesign ₽ eurosign €
    dongsign ₫ indianrupeesign ₹ tengesign ₸ pesetasign ₧ pesosign ₱ kipsign ₭ wonsign ₩ lirasign ₤ australsign ₳
    hryvniasign ₴ nairasign ₦ guaranisign ₲ coloncurrencysign ₡ cedisign ₵ cruzeirosign ₢ tugriksign ₮ millsign ₥
    sheqelsign ₪ manatsign ₼ rupeesign ₨ bahtsign ฿ larisign ₾ bitcoinsign ₿ brazilianrealsign R$ singaporedollarsign S$
    """)

  private static func pairs(_ text: String) -> [String: String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) })
  }
}
