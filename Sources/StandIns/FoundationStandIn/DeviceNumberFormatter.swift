import Foundation

/// A formatter of numbers that writes as many digits behind the point as it is asked for.
///
/// On Linux, Foundation's ignores the most digits where at least one is asked for, so that two at least and two at most write
/// 12.541, and a currency without digits keeps its two. A pattern says both limits, and Foundation heeds that.
final class DeviceNumberFormatter: NumberFormatter, @unchecked Sendable {
  /// What code has asked for; nil where it left that to the style.
  private var limits: ClosedRange<Int>? {
    didSet { (super.minimumFractionDigits, super.maximumFractionDigits) = (digits.lowerBound, digits.upperBound) }
  }

  // Whichever limit is set later moves the other.
  override var minimumFractionDigits: Int {
    get { digits.lowerBound }
    set { limits = newValue...max(newValue, digits.upperBound) }
  }

  override var maximumFractionDigits: Int {
    get { digits.upperBound }
    set { limits = min(newValue, digits.lowerBound)...newValue }
  }

  private var digits: ClosedRange<Int> {
    limits ?? currencyDigits ?? super
      .minimumFractionDigits...max(super.minimumFractionDigits, super.maximumFractionDigits)
  }

  /// The digits of the currency.
  ///
  /// Yen have none, Kuwait's dinar three. Foundation says two of each, and its pattern is right.
  private var currencyDigits: ClosedRange<Int>? {
    guard [.currency, .currencyAccounting, .currencyISOCode, .currencyPlural].contains(numberStyle) else { return nil }
    let pattern = super.positiveFormat ?? ""
    let digits = pattern.firstMatch(of: #/\.([#0]+)/#)?.1 ?? ""
    return digits.count { $0 == "0" }...digits.count
  }

  override func string(from number: NSNumber) -> String? {
    if let patterned { return patterned.string(from: number) }
    return super.string(from: number)
  }

  // What a formatter keeps is Foundation's own: only Foundation's can be copied, and this is what writes the same.
  override func copy(with zone: NSZone? = nil) -> Any { patterned ?? super.copy(with: zone) }

  /// A formatter of Foundation's whose pattern has both limits; `nil` where its own do, and for words and exponents.
  private var patterned: NumberFormatter? {
    guard minimumFractionDigits > 0, !usesSignificantDigits, numberStyle != .scientific,
      let copy = super.copy(with: nil) as? NumberFormatter, let positive = copy.positiveFormat
    else { return nil }
    let negative = copy.negativeFormat
    copy.positiveFormat = limited(positive)
    // Foundation says of patterns without a negative one of their own that it is the positive one, without a sign.
    if let negative, negative != positive { copy.negativeFormat = limited(negative) }
    return copy
  }

  /// A pattern such as `#,##0.###` with the limits of this formatter.
  private func limited(_ pattern: String) -> String {
    let optional = maximumFractionDigits - minimumFractionDigits
    let digits = String(repeating: "0", count: minimumFractionDigits) + String(repeating: "#", count: max(0, optional))
    return pattern.replacing(#/^([^.]*[#0])(?:\.[#0]*)?/#) { "\($0.1).\(digits)" }
  }
}
