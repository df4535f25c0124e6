import Foundation

/// The words of an error: its own where it has some, else what it looks like in Swift.
///
/// `localizedDescription` alone says nothing about most Swift errors: "The operation could not be completed".
func describe(_ error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
}
