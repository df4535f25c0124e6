import PNGFiles
import Typesetting

extension DrawingRenderer {
  /// The version of Stills; a release raises it where it stands in the README too.
  private static let stillsVersion = "1.0.0"

  /// What drawings become pixels with, each part with its version, such as `FreeType 2.13.2`.
  package static let versions =
    ["Stills \(stillsVersion)"] + TypesettingLibraries.versions + [PNGDecoder.library]
}
