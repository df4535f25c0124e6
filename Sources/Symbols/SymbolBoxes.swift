import PlaneGeometry

/// How large the ink of symbols is on an iPhone, in em of the text beside them.
///
/// Measured on pictures of an iPhone: those of many applications by iOS 16 to 26, at 16 to 34 points and 3 pixels a point,
/// which agree to 0.005 em and go first; and single ones at 50 points and 2 pixels a point by iOS 13, of which some have
/// changed since.
enum SymbolBoxes {
  /// The extents of the ink of a regular symbol, or nil where it was not measured.
  static func ink(of name: String) -> Size? { entries[name]?.ink }

  /// How much room there is at either side of the ink, in em, where it is not the usual one.
  static func side(of name: String) -> Double? { entries[name]?.side }

  static var names: [String] { entries.keys.sorted() }

  private struct Entry {
    let ink: Size
    let side: Double?
  }

  private static let entries: [String: Entry] = Dictionary(
    uniqueKeysWithValues: table.split(whereSeparator: \.isWhitespace).map { entry in
      let sides = entry.split(separator: "=")
      let figures = sides[1].split { $0 == "x" || $0 == "," }.map { (Double($0) ?? 0) / 1000 }
      return (
        String(sides[0]),
        Entry(ink: Size(width: figures[0], height: figures[1]), side: figures.count > 2 ? figures[2] : nil)
      )
    })

  /// A name, and width and height in thousandths of an em; after a comma the room at either side.
  ///
  /// What has no entry of its own has that of the symbol without `.fill` or `.slash`, or of the frame around it.
  private static let table = """
    airplane=1094x984,90 airplayaudio=1004x984,80 airplayvideo=1124x914 alarm=994x1063,90 alt=994x894,100
    ant=809x1163 antenna.radiowaves.left.and.right=1034x908,90 archivebox=974x894 arkit=994x1085
    arrow.2.circlepath=1152x964,90 arrow.2.squarepath=1022x894 arrow.3.trianglepath=1024x1069,100
    arrow.clockwise=864x1054,80 arrow.counterclockwise=864x1054,80 arrow.down=744x924 arrow.down.doc=824x1044
    arrow.down.left=720x718 arrow.down.right=720x718 arrow.down.right.and.arrow.up.left=954x973
    arrow.down.to.line=744x864 arrow.left=904x743 arrow.left.and.right=963x654 arrow.left.arrow.right=943x1153
    arrow.left.to.line=864x744 arrow.merge=573x763 arrow.right=904x743 arrow.right.arrow.left=923x1143
    arrow.right.to.line=864x744 arrow.swap=932x798 arrow.turn.down.left=914x764 arrow.turn.down.right=914x764
    arrow.turn.left.down=764x924 arrow.turn.left.up=764x924 arrow.turn.right.down=764x924 arrow.turn.right.up=764x924
    arrow.turn.up.left=913x764 arrow.turn.up.right=914x764 arrow.up=744x924 arrow.up.and.down=654x963
    arrow.triangle.2.circlepath=1180x980,90 arrow.up.arrow.down=1153x923 arrow.up.bin=1174x894 arrow.up.doc=824x1044 arrow.up.left=720x718
    arrow.up.left.and.arrow.down.right=934x934 arrow.up.right=720x718 arrow.up.to.line=744x864
    arrow.uturn.down=914x924 arrow.uturn.left=924x914 arrow.uturn.right=924x914 arrow.uturn.up=914x924
    arrowshape.turn.up.left=1053x893,90 arrowshape.turn.up.left.2=1293x894,90 arrowshape.turn.up.right=1053x893,90
    arrowtriangle.down=754x784,100 arrowtriangle.left=784x754 arrowtriangle.right=784x754
    arrowtriangle.up=803x804,100 at=1014x1034,80 backward=1344x764 backward.end=754x803 backward.end.fill=909x792
    badge.plus.radiowaves.right=1214x972,80 bag=864x994 bandage=1009x1009 barcode=944x744 barcode.viewfinder=948x948
    battery.0=1544x774 battery.0percent=1544x774 battery.100=1544x774 battery.100percent=1544x774 battery.25=1544x774
    battery.25percent=1544x774 bed.double=1114x724 bed.double.fill=1114x754 bell=924x1004,100 bell.fill=924x1024
    bell.slash=960x1004,100 bell.slash.fill=960x1024,100 bicycle=1582x980 bold=584x694 bold.italic.underline=1874x874
    bolt=784x1110 bolt.horizontal=1263x604,100 bolt.slash=812x1117,100 book=1081x895 bookmark=660x1044
    book.pages.fill=897x1115 briefcase=1084x944 bubble=1137x953 bubble.left=1074x1000 bubble.left.and.bubble.right=1404x1114
    bubble.left.and.bubble.right.fill=1374x1113 bubble.middle.bottom=1074x1014 bubble.right=1074x1000
    bubble.right.fill=1034x994 calendar=974x896 calendar.badge.minus=1184x994,100 calendar.badge.plus=1184x994,100
    calendar.badge.exclamationmark=1187x1000,100
    camera=1200x930 camera.on.rectangle=1294x1054 camera.rotate=1144x934 camera.viewfinder=894x894
    capslock=1013x1024,100 captions.bubble=1074x1014 car.fill=1154x904 cart=1123x954 cart.badge.plus=1314x1034,100
    chart.bar=1244x914 chart.bar.fill=1224x904 chart.line.uptrend.xyaxis=1071x926 book.closed.fill=839x1056 chart.pie=996x996,90 chart.pie.fill=964x973,90 checkmark=843x829
    checkmark.seal=1112x1112,100 chevron.compact.down=873x243 chevron.compact.left=243x873
    chevron.compact.right=243x873 chevron.compact.up=874x243 chevron.down=844x475 chevron.left=475x844
    chevron.left.2=914x844 chevron.left.slash.chevron.right=1422x1093,100 chevron.right=475x844
    chevron.right.2=914x844 chevron.up=844x475 circle=996x996,90
    circle.grid.3x3=1004x953 circle.grid.3x3.fill=984x943 clear=894x894 clock=996x996,90 cloud=1114x734,80
    cloud.bolt=1114x1181,80 cloud.bolt.rain=1114x1182,80 cloud.drizzle=1114x1119,80 cloud.fog=1114x1094,80
    cloud.hail=1114x1133,80 cloud.heavyrain=1114x1119,80 cloud.moon=1313x874,90 cloud.moon.bolt=1313x1311,90
    cloud.moon.fill=1314x853,80 cloud.moon.rain=1313x1259,90 cloud.moon.rain.fill=1314x1239,80
    cloud.rain=1114x1119,80 cloud.sleet=1114x1193,80 cloud.snow=1114x1163,80 cloud.sun=1418x986,80
    cloud.sun.bolt=1454x1451,80 cloud.sun.rain=1454x1389,80 command=924x924 contextualmenu.and.cursorarrow=962x1110
    control=844x474 cpu=968x964 creditcard=1074x824 crop=1073x1064,100 crop.rotate=954x1262,100 cube=994x1070 cube.box=994x1070
    123.rectangle=1151x899 dice=1033x1023 play.rectangle.on.rectangle=1213x981
    banknote.fill=1288x807 bus.fill=1067x1129 cup.and.saucer.fill=1269x947 dumbbell.fill=1235x720
    giftcard.fill=1148x833 person.2=1358x904 person.2.fill=1346x886 stroller.fill=1050x1058 tshirt.fill=1285x1063
    building.2=950x1142 building.2.fill=950x1142 dot.radiowaves.up.forward=735x735 flask=909x1008 gearshape.2=1333x1061 hand.tap=914x1082 server.rack=1156x897
    internaldrive=1151x830
    doc.on.clipboard.fill=1003x1235 memorychip=1044x856 photo.stack.fill=1025x1083 wrench.and.screwdriver.fill=1160x1145
    cursorarrow.motionlines=968x995 cursorarrow.rays=1059x1024 delete.left=1054x894 delete.right=1054x894
    desktopcomputer=1164x994 display=1165x982 divide=803x714 doc=824x1044 doc.append=824x1044
    doc.on.clipboard=1064x1284 doc.on.doc=1003x1235 doc.plaintext=824x1044 doc.richtext=824x1044 doc.text=820x1051
    doc.text.magnifyingglass=904x1134 doc.text.viewfinder=894x894 document=824x1044 document.on.clipboard=1064x1284
    document.on.document=1003x1235 dot.radiowaves.left.and.right=1354x952,90 dot.radiowaves.right=764x952,80
    drop.triangle.fill=1004x924,100 ear=744x1034,100 eject=944x904 eject.fill=924x904 ellipsis=924x194,80
    envelope=1074x844 envelope.badge.fill=1311x929,100 envelope.open=1074x1114 equal=673x394 eraser=973x974
    escape=971x971,80 exclamationmark=133x923 exclamationmark.bubble=1074x1003 exclamationmark.octagon=984x944
    exclamationmark.triangle.fill=1004x924,100 eye=1333x834,100 eye.slash=1353x893,100 eyedropper=1015x1005
    eyedropper.full=1015x1005 eyedropper.halffull=1015x1005 eyeglasses=1384x544,90 faceid=894x894
    figure.walk=690x1128 infinity=1322x607 trophy.fill=948x1072
    figure.roll=791x1071 figure.roll.runningpace=765x1012 filemenu.and.cursorarrow=1151x932 film=1154x904
    flag=864x954 flame=814x1054,80 flowchart=1044x1149 folder=1105x893 folder.badge.minus=1334x914,90
    folder.badge.plus=1334x914,90 forward=1344x764 forward.end=754x803 forward.end.fill=909x792 function=1303x723
    fx=1074x723 gamecontroller=1409x886,90 gauge=996x996,90 gear=1075x1060,90 gearshape=1045x1045 gift=944x1024
    graduationcap.fill=1320x1180
    globe=996x996,90 gobackward=964x1053,90 gobackward.10=964x1053,90 gobackward.15=964x1053,90
    gobackward.30=964x1053,90 goforward=964x1043,90 goforward.10=964x1043,90 goforward.15=964x1043,90
    goforward.30=964x1043,90 greaterthan=674x644 guitars=1284x1122 hammer=1176x1079 hand.draw=1085x946
    hand.draw.fill=1067x907 hand.point.left=1024x801,90 hand.point.left.fill=994x775,90 hand.point.right=1024x801,90
    hand.point.right.fill=994x775,90 hand.raised=786x1053 hand.raised.fill=780x1042 hand.raised.slash=977x1070
    hand.raised.slash.fill=949x1043,100 hand.thumbsdown=982x1014,90 hand.thumbsdown.fill=913x944,80
    hand.thumbsup=982x1014,90 hand.thumbsup.fill=913x944,80 hare=1514x1094,80 hare.fill=1464x1054,80
    headphones=1004x934 heart=969x895 heart.slash=1020x960,100 helm=1184x1184,90 highlighter=1011x1030
    photo.stack=1025x1083 movieclapper=1215x1160 hourglass=624x894 hourglass.bottomhalf.fill=624x894 hourglass.tophalf.fill=624x894 house=1143x1024,90 house.fill=1186x1042,90
    hurricane=623x1014,80 icloud=1224x844,90 icloud.and.arrow.down=1224x1094,90 icloud.and.arrow.up=1224x1054,90
    icloud.slash=1224x980,100 info=393x754 italic=504x694 keyboard=1384x774 keyboard.chevron.compact.down=1384x1044
    lasso=1007x984,90 leaf.arrow.circlepath=964x1043,90 lessthan=674x644 line.3.horizontal=983x504
    line.3.horizontal.decrease=983x584 line.horizontal.3=983x504 line.horizontal.3.decrease=983x584 link=1041x1038
    list.bullet=983x713 list.clipboard.fill=826x1184 list.bullet.below.rectangle=934x904 list.bullet.indent=1223x713 list.dash=984x684
    list.number=983x824 livephoto=1033x1033,80 location=925x921 location.north=774x1013,100
    location.north.line=664x1193,100 lock=694x994 lock.fill=674x984 lock.open=1064x1034 lock.rotation=1043x964,90
    lock.rotation.open=1043x964,90 lock.slash=906x1050,100 macwindow=1154x894 magnifyingglass=954x963 map=1016x960
    mappin=364x1033 mappin.and.ellipse=934x994,80 mappin.slash=786x1033,100 metronome=944x944,100 mic=694x1044
    mic.fill=710x1040 mic.slash=886x1024,100 minus=806x88 minus.magnifyingglass=954x963 moon=984x984,80
    moon.fill=964x964,80 moon.stars=983x1023,80 moon.zzz=943x1114,80 multiply=644x644 music.mic=968x992
    music.note=600x989 music.note.list=1014x989 nosign=996x996,90 number=873x953 option=994x894,100
    paintbrush=1031x1153 paintbrush.fill=1044x1144 paintpalette=1172x973 paperclip=927x1046 paperplane=1023x1024,100
    pause=404x803 pause.fill=604x794 pencil=777x771 pencil.and.outline=1006x1032 pencil.line=925x773
    pencil.tip=613x920,100 percent=894x933 person=853x904 person.badge.minus=1094x1064,100
    person.badge.minus.fill=1074x1054,100 person.badge.plus=1094x1064,100 person.badge.plus.fill=1074x1054,100
    person.crop.circle.badge.xmark=1214x984,80 person.fill=824x874 personalhotspot=1384x754,80
    perspective=1164x1164,100 phone=954x953 phone.arrow.down.left=1034x954 phone.arrow.down.left.fill=994x924
    phone.arrow.up.right=1034x954 phone.arrow.up.right.fill=994x924 phone.down=1184x484,80
    phone.down.fill=1149x430,80 phone.fill=904x904 photo=1154x894 photo.on.rectangle=1294x1054 pin=744x1103,100
    pin.fill=714x1101,90 play=744x823,60 playpause=1204x804 playpause.fill=1384x794 plus=806x806
    plus.bubble=1074x1014 plus.magnifyingglass=954x963 plus.rectangle.on.rectangle=1294x1054
    plus.square.on.square=1074x1054 plusminus=603x814 power=974x1013,80 printer=1104x1054 projective=844x564
    qrcode=894x894 qrcode.viewfinder=894x894 questionmark=534x934 quote.bubble=1074x1014 rectangle=1154x894
    rectangle.3.offgrid=1394x894 rectangle.3.offgrid.fill=1374x894
    rectangle.and.arrow.up.right.and.arrow.down.left=754x1054 rectangle.and.paperclip=1173x953
    rectangle.and.pencil.and.ellipsis=1461x945 rectangle.compress.vertical=1094x1203
    rectangle.expand.vertical=1094x1163 rectangle.grid.1x2=1054x894 rectangle.grid.2x2=1084x894
    rectangle.grid.3x2=1054x894 rectangle.on.rectangle=1294x1054 rectangle.on.rectangle.angled=1330x1110
    rectangle.portrait.and.arrow.forward=1133x1047 rectangle.portrait.and.arrow.right=1133x1047
    rectangle.split.3x1=1154x894 rectangle.split.3x3=1154x894 rectangle.stack=1044x1094
    rectangle.stack.badge.plus=1254x1184,100 rectangle.stack.badge.plus.fill=1294x1184,100
    rectangle.stack.person.crop=1044x1094 repeat=1094x913 repeat.1=1094x913 return=1034x894 rhombus=753x973,100
    rhombus.fill=753x993,100 rosette=773x1094,90 rotate.left=974x1083 rotate.right=974x1083 safari=996x996,90
    scissors=1251x954 scope=1184x1184,90 scribble=993x898 scribble.variable=1035x934 selection.pin.in.out=794x1274
    shield=814x983 shield.fill=794x963 shift=1054x904,90 shuffle=1247x923 sidebar.left=1154x894
    sidebar.right=1154x894 signature=1444x1074 skew=1154x1074 slider.horizontal.3=983x833
    slider.horizontal.below.rectangle=931x1001 slowmo=1104x1104,80 smoke=1114x814,80 smoke.fill=1114x794,80
    sparkles=902x1110,100 speedometer=996x996,90 square=894x894 square.and.arrow.down=867x1054
    square.and.arrow.down.on.square=1110x1279 square.and.arrow.up=867x1102 square.and.arrow.up.on.square=1110x1327
    square.and.pencil=966x964 square.grid.2x2=900x902 square.grid.3x2=1384x894 square.grid.3x3=965x947
    square.grid.4x3.fill=1044x744 square.on.circle=1124x1114,100 square.on.square=1074x1054 square.split.1x2=894x894
    square.split.2x1=894x894 square.split.2x2=894x894 square.stack=864x1144 square.stack.3d.down.right=984x1074
    square.stack.3d.up=1003x1083 star=1082x1036,100 staroflife=960x1034,100 staroflife.fill=828x914,100 stop=794x794
    stopwatch=994x1093,90 strikethrough=803x724 suit.club=934x914,80 suit.diamond=753x973,100 suit.diamond.fill=753x993,100
    suit.heart=964x894,90 suit.spade=914x934,90 sum=563x1074 sun.dust=1124x1173 sun.haze=1123x1154
    sun.max=1053x1053,90 sun.min=973x973,90 sunrise=1253x1013 sunset=1253x1013 tag=1086x1086 teletype=1144x914
    text.aligncenter=984x844 text.alignleft=984x844 text.alignright=984x844 text.append=984x844
    text.badge.checkmark=984x914 text.badge.minus=984x914 text.badge.plus=984x924 text.badge.star=984x914
    text.badge.xmark=984x914 text.bubble=1074x1014 text.cursor=953x1014 text.document=820x1051 text.insert=984x844
    text.justify=984x844 text.justifyleft=984x844 text.quote=984x844 textformat=1104x724 textformat.123=1493x724
    textformat.abc=1514x723 textformat.alt=1114x724 textformat.size=1083x724 textformat.subscript=854x844
    textformat.superscript=724x804 thermometer=634x1084,80 thermometer.snowflake=909x1124,90
    thermometer.sun=994x1254,80 timelapse=1104x1104,80 timer=996x996,90 tornado=924x1067,90 tortoise=1644x824,80
    tortoise.fill=1613x803,90 trash=944x1088 trash.slash=1016x1094,100 trash.slash.fill=1016x1054,100 tray=1154x834
    tray.2=1154x1124 tray.and.arrow.down=1154x1083 tray.and.arrow.down.fill=1154x1123 tray.and.arrow.up=1154x1134
    tray.full=1154x834 triangle=1024x924,100 triangle.fill=1004x924,100 tv=1284x994 uiwindow.split.2x1=1154x894
    umbrella=924x1064,90 underline=564x874 video=1204x804 video.badge.plus=1414x944,100
    video.badge.plus.fill=1444x934,100 view.3d=1184x724 viewfinder=894x894 wand.and.rays=1044x1044,80
    wand.and.stars=1057x978,90 wand.and.stars.inverse=1057x978,90 waveform=905x1035 waveform.path=1193x1115,100
    waveform.path.ecg=973x1005,100 wifi=1124x812,100 wifi.exclamationmark=1073x864,100 wifi.slash=1073x960,100
    wind=1000x864,100 wind.snow=1017x933 wrench=1152x1160 wrench.fill=1083x1102 x.squareroot=1053x874 xmark=773x773
    xmark.octagon=984x944 xmark.seal.fill=1112x1112,100 zzz=824x1024
    """
}
