package import DeclarativeUI

/// How much is known of how iOS draws an element, as the article "How near to iOS" tells it.
package struct Nearness: Hashable, Sendable {
  /// Where a figure or a colour comes from, the surest first.
  package enum Evidence: String, CaseIterable, Sendable {
    /// Measured on pictures of iOS.
    case measured
    /// Read from a running system by somebody who published it.
    case read
    /// Told by Apple's documentation, or generally known.
    case known
    /// Guessed: no source was found.
    case guessed
    /// Not known: there are several ways, and one had to be chosen.
    case unknown
  }

  /// What is drawn, by SwiftUI's name.
  package let element: String
  /// Which of its figures, colours or ways this is about.
  package let aspect: String
  package let evidence: Evidence
  /// The designs that this is about.
  package let designs: [SystemDesign]

  package init(_ element: String, _ aspect: String, _ evidence: Evidence, in designs: SystemDesign...) {
    self.element = element
    self.aspect = aspect
    self.evidence = evidence
    self.designs = designs.isEmpty ? [.iOS18, .iOS26] : designs
  }

  /// What is known of all elements.
  package static var all: [Nearness] { controls + pickers + lists + bars + life }
}
