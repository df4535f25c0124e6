/// PDF files that use all that is drawn.
enum PDFSamples {
  static let words = [
    "q ", "Q ", "cm ", "re f ", "W n ", "B* ", "/f Do ", "/g gs ", "/s sh ", "/Pattern cs /p scn ", "BI ", "ID ", "EI ",
    "BT ",
    "ET ", "Tj ", "<<", ">>", "[", "]", "(", ")", "<", ">", "{", "}", "/", "%", "R", "obj", "endobj", "stream",
    "endstream",
    "xref", "trailer", "startxref", "null", "true", "10 0 R", "12 0 R", "/Kids", "/Parent", "/Length 99999999",
    "/Filter",
    "/FlateDecode", "/DCTDecode", "/ASCIIHexDecode", "/Encrypt", "/Rotate 90", "/Matrix[0 0 0 0 0 0]", "/SMask",
    "/BM/Multiply",
    "/N 0", "/XStep .0001", "exch", "roll", "ifelse", "99999 index",
  ]

  static let files = [paths, paints, groups, images, texts].map(file)

  /// A file with one page of 64 x 64 points, whose content is the first object, followed by the others from 10 on.
  private static func file(_ content: String, _ resources: String, _ objects: [String]) -> [UInt8] {
    let page =
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 64 64]/CropBox[1 1 63 63]/UserUnit 1/Contents 4 0 R/Resources<<\(resources)>>>>"
    var all = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page, stream(content), "null", "null",
      "null",
      "null", "null",
    ]
    all += objects
    var (text, places) = ("%PDF-1.7\n", [Int]())
    for (index, object) in all.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
    text += "trailer\n<</Size \(all.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  private static func stream(_ data: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(data.utf8.count)>>stream\n\(data)\nendstream"
  }

  private static let paths = (
    """
    q 1 0 0 rg .5 0 0 .5 10 10 cm 4 4 20 20 re 8 8 m 10 12 14 16 20 20 c 30 20 30 10 v 9 9 8 8 y h f* Q
    0 0 1 RG 3 w 1 J 1 j 5 M [4 2 1] 3 d 5 50 m 30 60 l 55 40 l S 0 1 1 0 k 40 5 20 20 re b
    q 10 10 m 60 10 l 30 60 l h W n .3 g 0 0 64 64 re B* Q BX /x BMC 1 1 3 3 re f EMC EX
    """, "", [String]()
  )

  private static let paints = (
    """
    /c cs .3 sc 0 0 20 20 re f /i cs 1 sc 20 0 20 20 re f /l cs 50 20 -30 sc 40 0 20 20 re f /d CS .2 .9 SCN 2 w 1 1 60 60 re S
    /Pattern cs /p scn 0 20 30 30 re f /q scn 30 20 30 30 re f /Pattern CS /r SCN 5 w 5 55 m 60 60 l S q 1 0 0 1 5 5 cm /s sh Q
    """,
    """
    /ColorSpace<</c[/Separation/A/DeviceRGB 10 0 R]/i[/Indexed[/ICCBased 11 0 R]1<FF00FF00FF00>]/d[/DeviceN[/A/B]/DeviceCMYK 12 0 R]\
    /l[/Lab<</WhitePoint[.95 1 1.09]>>]>>/Pattern<</p 13 0 R/q<</PatternType 2/Shading 14 0 R/Matrix[1 .2 0 1 0 0]>>\
    /r<</PatternType 2/Shading 15 0 R>>>>/Shading<</s 15 0 R>>
    """,
    [
      "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1.5>>", stream("profile", "/N 3"),
      stream(
        "{dup 0.5 gt {exch 2 copy} {3 1 roll pop 0.1 dup} ifelse 0.2 mul sqrt}",
        "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1 0 1]"),
      stream(
        "1 0 0 rg 0 0 4 4 re f 0 1 0 RG 0 0 m 6 6 l S",
        "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 7 7]/XStep 8/YStep 7/Resources<<>>"),
      """
      <</ShadingType 2/Coords[30 20 60 50]/ColorSpace/DeviceRGB/Extend[true false]/BBox[30 20 60 60]/Background[1 1 0]/Function<<\
      /FunctionType 3/Domain[0 1]/Bounds[.3]/Encode[0 1 1 0]/Functions[10 0 R 10 0 R]>>>>
      """,
      "<</ShadingType 3/Coords[20 20 3 40 40 20]/ColorSpace/DeviceGray/Extend[true true]/Function 16 0 R>>",
      stream("\u{1}\u{7F}\u{20}\u{40}", "/FunctionType 0/Domain[0 1]/Range[0 1]/Size[4]/BitsPerSample 8"),
    ]
  )

  private static let groups = (
    "/g gs /f Do /h gs 0 0 1 rg 20 20 30 30 re f /n gs q .5 0 0 .5 0 0 cm /f Do Q /m gs 1 1 30 30 re f",
    """
    /XObject<</f 10 0 R>>/ExtGState<</g<</ca .5/CA .7/LW 3/D[[2 1]0]>>/h<</SMask<</S/Luminosity/G 11 0 R/BC[.2]>>>>\
    /n<</SMask/None/ca 1/BM/Multiply>>/m<</SMask<</S/Alpha/G 11 0 R/TR<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>>>>>>>
    """,
    [
      stream(
        "1 0 0 rg 5 5 30 30 re f 0 1 0 rg 20 20 30 30 re f /e Do",
        "/Subtype/Form/BBox[0 0 60 60]/Group<</S/Transparency/I true>>/Resources<</XObject<</e 12 0 R>>>>"),
      stream(
        ".6 g 0 0 40 64 re f 1 g 10 10 10 10 re f",
        "/Subtype/Form/BBox[0 0 64 64]/Matrix[1 0 0 1 2 2]/Group<</S/Transparency/CS/DeviceGray>>"),
      stream("0 0 1 RG 3 w 0 0 m 40 40 l S", "/Subtype/Form/BBox[0 0 60 60]"),
    ]
  )

  private static let images = (
    """
    q 30 0 0 30 2 2 cm /i Do Q q 0 20 -20 0 60 2 cm /j Do Q 1 0 0 rg q 20 5 0 20 2 40 cm /k Do Q
    q 20 0 0 20 40 40 cm BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF000000FF000000FF808080> EI Q
    """, "/XObject<</i 10 0 R/j 11 0 R/k 12 0 R>>",
    [
      stream(
        "FF000000FF000000FFFFFFFF>",
        "/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/ASCIIHexDecode/SMask 13 0 R"),
      stream(
        "@A",
        "/Subtype/Image/Width 2/Height 2/ColorSpace[/Indexed/DeviceGray 3<00408000>]/BitsPerComponent 2/Decode[0 3]/Mask[1 1]"
      ),
      stream("@A", "/Subtype/Image/Width 2/Height 2/ImageMask true/Decode[1 0]"),
      stream("@z", "/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8"),
    ]
  )

  private static let texts = (
    "BT /F 10 Tf 2 Tc 3 Tw 90 Tz 12 TL 1 Ts 0 1 0 rg 5 40 Td (ab a) Tj [(a) -200 (b)] TJ T* 1 Tr (a) ' 7 Tr 1 .1 0 1 20 9 Tm (b) Tj ET 0 0 64 64 re f",
    "/Font<</F 10 0 R>>",
    [
      "<</Subtype/Type3/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97/Widths[6 7]/Encoding<</Differences[97/a/b]>>/CharProcs<</a 11 0 R/b 12 0 R>>>>",
      stream("6 0 0 0 5 8 d1 0 0 5 8 re f"), stream("7 0 d0 1 0 0 rg 0 0 m 5 0 l 3 8 l f"),
    ]
  )
}
