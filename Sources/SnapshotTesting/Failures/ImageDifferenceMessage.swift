import PixelImages
import ImageComparison

/// Puts the difference of two pictures into words.
struct ImageDifferenceMessage {
  var difference: ImageDifference

  /// The channel differences that the table of tolerances shows.
  private static let limits = [0, 1, 4, 16, 64]

  /// The whole text.
  var text: String {
    [sizes, amount, places, masks, largest, worstWindow, table].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What is said where the sizes differ, with the likely cause.
  private var sizes: String {
    guard !difference.hasEqualSizes else { return "" }
    let (expected, actual) = (difference.referenceSize, difference.actualSize)
    return "Expected \(expected) pixels, got \(actual)." + (scaleHint(expected, actual) ?? "")
  }

  private func scaleHint(_ expected: PixelSize, _ actual: PixelSize) -> String? {
    guard expected.width * actual.height == expected.height * actual.width else { return nil }
    return " The proportions are the same: was one of them rendered at another display scale?"
  }

  private var amount: String {
    let (expected, actual) = (difference.referenceSize, difference.actualSize)
    let total = min(expected.width, actual.width) * min(expected.height, actual.height)
    let (count, forgiven) = (difference.differentPixelCount, difference.forgivenPixelCount)
    guard total > 0 else { return "" }
    if count == 0, forgiven == 0 { return "Of the \(grouped(total)) pixels that both have, none differs." }
    var text = "\(grouped(count)) of \(grouped(total)) pixels \(count == 1 ? "differs" : "differ")"
    text += " (\(percentage(count, of: total)))"
    if !difference.hasEqualSizes { text += " where both have pixels" }
    if forgiven > 0 { text += "; \(grouped(forgiven)) more \(forgiven == 1 ? "is" : "are") within the tolerance" }
    if let allowed = difference.limits.differingPixels, allowed > 0 { text += "; \(grouped(allowed)) may differ" }
    return text + "."
  }

  private var places: String {
    let clusters = difference.clusters
    guard !clusters.isEmpty else { return "" }
    return (["They lie in:"] + clusters.map { "  \($0)" }).joined(separator: "\n")
  }

  private var masks: String {
    guard !difference.masks.isEmpty else { return "" }
    return (["Masks ignore:"] + difference.masks.map { "  \($0)" }).joined(separator: "\n")
  }

  private var worstWindow: String {
    guard let worst = difference.worstWindow, let limit = difference.limits.worstWindow else { return "" }
    let count = worst.differingPixels
    return "In the worst window, \(worst.box), \(grouped(count)) \(count == 1 ? "pixel differs" : "pixels differ"); "
      + "\(grouped(limit.differingPixels)) may."
  }

  private var largest: String {
    guard let channel = difference.largestChannelDifference else { return "" }
    var text = "The largest difference of a channel is \(Int(channel.value)) of 255 at (\(channel.x), \(channel.y)): "
    text += "\(channel.reference) became \(channel.actual)."
    if let limit = difference.limits.largestChannelDifference, limit > 0 { text += " \(limit) is allowed." }
    if let lab = difference.largestLabDistance {
      text += " The largest distance in CIE Lab is \(tenths(lab.value)) at (\(lab.x), \(lab.y))."
    }
    return text
  }

  private var table: String {
    guard difference.hasEqualSizes, let largest = difference.largestChannelDifference else { return "" }
    var limits = ImageDifferenceMessage.limits.filter { $0 < Int(largest.value) }
    if largest.value < 255 { limits.append(Int(largest.value)) }
    let rows = limits.map { limit in
      "  off by \(padded(limit)): \(grouped(difference.pixelCount(differingByMoreThan: limit)))"
    }
    return """
      Pixels that would still differ if every channel might be
      \(rows.joined(separator: "\n"))\(setting)
      Whatever tolerance lets this pass lets every later change of that size pass too.
      """
  }

  private var setting: String {
    SmallestSetting(difference: difference).text.map { text in
      "\nThe smallest setting that would let this pass is\n  .image(\(text))"
    } ?? ""
  }

  private func padded(_ number: Int) -> String {
    String(repeating: " ", count: max(0, 3 - String(number).count)) + String(number)
  }
}

/// The number with a comma between groups of three digits.
private func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in String(number).reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// The share in percent with two decimals; what is there but rounds to nothing is said to be less.
private func percentage(_ part: Int, of whole: Int) -> String {
  let hundredths = (part * 20_000 + whole) / (2 * whole)
  guard hundredths > 0 || part == 0 else { return "less than 0.01 %" }
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
}

/// The number with one decimal.
private func tenths(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
