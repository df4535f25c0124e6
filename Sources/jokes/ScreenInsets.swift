import ArgumentParser
import DeclarativeUI

/// Insets as they are written on the command line: `top,left,bottom,right` in points.
struct ScreenInsets {
  let edges: EdgeInsets

  /// Reads four numbers of at least 0 with commas between them.
  init(argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw ValidationError("Write four numbers of at least 0 for top, left, bottom and right, such as 0,0,26,0.")
    }
    edges = EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
