import CHarfBuzz
import UnicodeAlgorithms

extension WritingScript {
  /// The script as HarfBuzz names it.
  var harfBuzz: hb_script_t { hb_script_from_iso15924_tag(tag) }
}
