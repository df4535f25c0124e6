import ArgumentParser
import DeclarativeUI

/// Insets as they are written on the command line: `top,left,bottom,right` in points.
struct ScreenInsets: ExpressibleByArgument {
  let edges: EdgeInsets

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    edges = EdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
