// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// A search for places; nothing is ever found.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes = ResultType.pointOfInterest
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
  }
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  public let isSearching = false
  public init(request: Request) {}
  public func start() async throws -> Response { Response() }
  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  public func cancel() {}
}

/// How a place that is typed may go on; nothing is ever proposed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public var title: String { "" }
  public var subtitle: String { "" }
}
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment = ""
  public var region = MKCoordinateRegion()
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var results: [MKLocalSearchCompletion] { [] }
  public let isSearching = false
  public override init() { super.init() }
  public func cancel() {}
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
