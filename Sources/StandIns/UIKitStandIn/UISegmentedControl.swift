// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension UISegmentedControl {
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    values.segments = (items ?? []).map { $0 as? String ?? "" }
  }
  public var numberOfSegments: Int { values.segments.count }
  public var selectedSegmentIndex: Int {
    get { values.selectedSegment }
    set { values.selectedSegment = newValue }
  }
  public static var noSegment: Int { -1 }
  public func titleForSegment(at segment: Int) -> String? {
    values.segments.indices.contains(segment) ? values.segments[segment] : nil
  }
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard values.segments.indices.contains(segment) else { return }
    values.segments[segment] = title ?? ""
  }
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    values.segments.insert(title ?? "", at: min(max(segment, 0), values.segments.count))
  }
  public func removeAllSegments() { values.segments = [] }
}
