import PixelImages
import TextFormats

/// Puts the difference of two pictures into words.
package struct ImageDifferenceMessage {
  private let difference: ImageDifference
  /// How the setting is written that would let the difference pass, or nil where none should.
  private let smallestSetting: String?

  /// Creates the message.
  /// - Parameter smallestSetting: how the smallest setting is written that would let the difference pass, or nil.
  package init(difference: ImageDifference, smallestSetting: String?) {
    self.difference = difference
    self.smallestSetting = smallestSetting
  }

  /// The channel differences that the table of tolerances shows.
  private static let limits = [0, 1, 4, 16, 64]

  /// The whole text.
  package var text: String {
    [sizes, amount, places, masks, largest, worstWindow, table].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// How much differs, without where: the sizes where they differ, and the share of pixels.
  package var amounts: [String] { [sizes, amount].filter { !$0.isEmpty } }

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
    if count == 0, forgiven == 0 { return "None of the \(total.grouped) pixels that both have differs." }
    var text = "\(count.grouped) of \(total.grouped) pixels \(count == 1 ? "differs" : "differ")"
    text += " (\(count.percentage(of: total)))"
    if !difference.hasEqualSizes { text += " where both have pixels" }
    if forgiven > 0 { text += "; \(forgiven.grouped) more \(forgiven == 1 ? "is" : "are") within the tolerance" }
    if let allowed = difference.limits.differingPixels, allowed > 0 { text += "; \(allowed.grouped) may differ" }
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
    return "In the worst window, \(worst.box), \(count.grouped) \(count == 1 ? "pixel differs" : "pixels differ"); "
      + "\(limit.differingPixels.grouped) may."
  }

  private var largest: String {
    guard let channel = difference.largestChannelDifference else { return "" }
    var text = "The largest difference of a channel is \(Int(channel.value)) of 255 at (\(channel.x), \(channel.y)): "
    text += "\(channel.reference) became \(channel.actual)."
    if let limit = difference.limits.largestChannelDifference, limit > 0 { text += " \(limit) is allowed." }
    if let lab = difference.largestLabDistance {
      text += " The largest distance in CIE Lab is \(lab.value.formatted(as: .tenths)) at (\(lab.x), \(lab.y))."
    }
    return text
  }

  private var table: String {
    guard difference.hasEqualSizes, let largest = difference.largestChannelDifference else { return "" }
    var limits = ImageDifferenceMessage.limits.filter { $0 < Int(largest.value) }
    if largest.value < 255 { limits.append(Int(largest.value)) }
    let rows = limits.map { limit in
      "  off by \("\(limit)".aligned(width: 3)): \(difference.pixelCount(differingByMoreThan: limit).grouped)"
    }
    return """
      Pixels that would still differ if every channel could be
      \(rows.joined(separator: "\n"))\(setting)
      A tolerance that accepts this difference accepts every later change of that size too.
      """
  }

  private var setting: String {
    smallestSetting.map { "\nThe smallest setting that would let this pass is\n  \($0)" } ?? ""
  }
}
