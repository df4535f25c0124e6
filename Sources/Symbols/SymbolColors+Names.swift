/// Which symbols have colours of their own.
extension SymbolColors {
  /// Whether the symbol of a name looks different in its own colours: that of any other is drawn in one colour.
  ///
  /// From the lists of layers that come with Apple's symbols, as of 2024, for the names that have a drawing here. What ends
  /// with a filled frame has colours as a rule, and so has what has a badge; `plain` are the exceptions.
  static func areThere(for name: String) -> Bool {
    let name = SymbolAliases.present(name)
    return colored.contains(name) || (isFramedOrBadged(name) && !plain.contains(name))
  }

  private static func isFramedOrBadged(_ name: String) -> Bool {
    if name.contains("badge") { return true }
    let words = name.split(separator: ".")
    return words.count > 1 && words.last == "fill" && frames.contains(words[words.count - 2])
  }

  private static let frames: Set<Substring> = [
    "app", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal", "shield", "square", "triangle",
  ]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map { SymbolAliases.present(String($0)) })
  }

  private static let colored = names(
    """
    4k.tv.fill accessibility accessibility.fill airplane airplane.circle alarm alarm.waves.left.and.right \
    alarm.waves.left.and.right.fill allergens antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.circle \
    antenna.radiowaves.left.and.right.slash apple.terminal apple.terminal.fill apple.terminal.on.rectangle appletv.fill \
    applewatch.radiowaves.left.and.right arrow.down.heart.fill arrow.down.left.video.fill arrow.down.message.fill \
    arrow.trianglehead.2.clockwise.rotate.90.icloud.fill arrow.up.bin.fill arrow.up.heart.fill arrow.up.message.fill \
    arrow.up.right.video.fill arrow.up.trash arrow.up.trash.fill at at.circle balloon.2 battery.0percent \
    battery.100percent battery.100percent.bolt battery.100percent.circle battery.25percent battery.50percent \
    battery.75percent bed.double bed.double.circle bed.double.fill bell bell.and.waves.left.and.right \
    bell.and.waves.left.and.right.fill bell.circle bell.fill bell.slash bell.slash.circle bell.slash.fill bell.square bold \
    bold.italic.underline bolt bolt.batteryblock.fill bolt.car bolt.car.circle bolt.car.fill bolt.circle bolt.fill \
    bolt.heart.fill bolt.horizontal.icloud.fill bolt.house.fill bolt.slash bolt.slash.circle bolt.slash.fill bolt.square \
    book.pages.fill bookmark bookmark.circle bookmark.fill bookmark.slash bookmark.slash.fill bookmark.square briefcase \
    briefcase.circle briefcase.fill bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right \
    bubble.left.and.exclamationmark.bubble.right.fill building.2 calendar calendar.and.person calendar.circle \
    calendar.day.timeline.leading calendar.day.timeline.left camera.filters camera.metering.center.weighted \
    camera.metering.matrix camera.on.rectangle captions.bubble.fill car car.2 car.circle car.fill car.front.waves.up \
    car.front.waves.up.fill car.top.door.front.left.open car.top.door.front.left.open.fill cellularbars \
    character.bubble.fill chart.bar chart.bar.fill chart.bar.xaxis chart.dots.scatter chart.line.downtrend.xyaxis \
    chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.xyaxis.line checkmark checkmark.bubble.fill \
    checkmark.circle checkmark.diamond checkmark.icloud.fill checkmark.message.fill checkmark.rectangle \
    checkmark.rectangle.portrait checkmark.rectangle.portrait.fill checkmark.rectangle.stack.fill checkmark.square \
    circle.hexagongrid.fill clear clear.fill clock cloud.bolt.fill cloud.bolt.rain.fill cloud.drizzle.fill cloud.fill \
    cloud.fog.fill cloud.hail.fill cloud.heavyrain.fill cloud.moon cloud.moon.bolt cloud.moon.bolt.fill cloud.moon.fill \
    cloud.moon.rain cloud.moon.rain.fill cloud.rain.fill cloud.sleet.fill cloud.snow.fill cloud.sun cloud.sun.bolt \
    cloud.sun.bolt.fill cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill cross cross.case.fill cross.circle cross.fill \
    cross.vial cross.vial.fill curtains.closed curtains.open decrease.indent delete.backward delete.backward.fill \
    delete.forward delete.forward.fill delete.left delete.left.fill delete.right delete.right.fill dice dice.fill \
    display.2 document.on.clipboard document.on.document dollarsign.bank.building.fill dot.radiowaves.forward \
    dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward ear ear.fill ellipsis ellipsis.bubble \
    ellipsis.bubble.fill ellipsis.circle ellipsis.curlybraces ellipsis.message ellipsis.message.fill ellipsis.rectangle \
    ellipsis.vertical.bubble ellipsis.vertical.bubble.fill ellipsis.viewfinder exclamationmark exclamationmark.bubble.fill \
    exclamationmark.circle exclamationmark.icloud.fill exclamationmark.lock.fill exclamationmark.message.fill \
    exclamationmark.octagon exclamationmark.square exclamationmark.triangle face.smiling.inverse faceid facemask \
    facemask.fill fan.desk.fill figure.and.child.holdinghands filemenu.and.selection flag flag.circle flag.fill flag.slash \
    flag.slash.circle flag.slash.fill flag.square flask flask.fill folder folder.circle folder.fill fork.knife \
    fork.knife.circle gear gear.circle gift gift.circle gift.fill h.square.on.square hand.raised hand.raised.app \
    hand.raised.circle hand.raised.fill hand.raised.slash hand.raised.square hand.raised.square.on.square \
    hearingdevice.ear.fill heart heart.circle heart.fill heart.rectangle heart.slash heart.slash.circle heart.slash.fill \
    heart.square heart.text.clipboard heart.text.clipboard.fill hourglass hourglass.bottomhalf.filled hourglass.circle \
    hourglass.tophalf.filled house house.circle house.fill humidity hurricane icloud icloud.circle icloud.fill \
    icloud.slash icloud.slash.fill icloud.square increase.indent info info.bubble.fill info.circle info.square \
    iphone.radiowaves.left.and.right iphone.radiowaves.left.and.right.circle italic ivfluid.bag ivfluid.bag.fill \
    j.square.on.square key.icloud.fill key.radiowaves.forward key.radiowaves.forward.fill ladybug.fill leaf leaf.circle \
    leaf.fill light.beacon.max light.beacon.max.fill light.beacon.min light.beacon.min.fill lightbulb.2 lightbulb.fill \
    lightbulb.led.fill lightspectrum.horizontal lightswitch.off.fill lightswitch.on.fill lines.measurement.horizontal link \
    link.circle link.icloud.fill list.bullet list.bullet.clipboard list.bullet.clipboard.fill list.bullet.indent \
    list.bullet.rectangle.portrait.fill list.clipboard list.dash list.number list.star list.triangle livephoto location \
    location.circle location.fill location.north location.north.circle location.north.fill location.north.line \
    location.north.line.fill location.slash location.slash.circle location.slash.fill location.square lock lock.circle \
    lock.fill lock.heart.fill lock.icloud.fill lock.rectangle lock.rectangle.on.rectangle lock.slash lock.slash.fill \
    lock.square lungs lungs.fill macbook.and.iphone macwindow macwindow.on.rectangle mail.and.text.magnifyingglass \
    mail.fill mappin mappin.and.ellipse mappin.and.ellipse.circle mappin.circle mappin.slash mappin.slash.circle \
    mappin.square message message.circle message.fill minus minus.circle minus.diamond minus.plus.batteryblock \
    minus.plus.batteryblock.fill minus.plus.batteryblock.slash minus.plus.batteryblock.slash.fill minus.rectangle \
    minus.rectangle.portrait minus.rectangle.portrait.fill minus.square moon.fill moon.stars.fill moon.zzz.fill mountain.2 \
    movieclapper movieclapper.fill network network.slash newspaper.fill paintpalette paintpalette.fill paperclip \
    paperclip.circle party.popper party.popper.fill pc pedestrian.gate.closed pencil.and.list.clipboard person.3.sequence \
    person.3.sequence.fill person.bubble.fill person.crop.rectangle.stack.fill person.icloud.fill person.wave.2 \
    person.wave.2.fill perspective phone phone.bubble.fill phone.circle phone.down phone.down.circle phone.down.fill \
    phone.fill photo.on.rectangle photo.on.rectangle.angled pill pill.circle pill.fill pills pills.circle pills.fill pin \
    pin.circle pin.fill pin.slash pin.slash.fill pin.square pip.enter play.rectangle.on.rectangle play.square.stack.fill \
    play.tv.fill plus plus.bubble.fill plus.circle plus.diamond plus.message.fill plus.rectangle plus.rectangle.on.folder \
    plus.rectangle.on.rectangle plus.rectangle.portrait plus.rectangle.portrait.fill plus.square plus.square.on.square \
    point.3.connected.trianglepath.dotted poweroutlet.type.b.fill questionmark questionmark.bubble.fill \
    questionmark.circle questionmark.diamond questionmark.folder.fill questionmark.message.fill questionmark.square \
    questionmark.video.fill quote.bubble.fill r.square.on.square rainbow rays rectangle.3.group.bubble.fill \
    rectangle.and.hand.point.up.left rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass \
    rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.portrait.on.rectangle.portrait safari.fill sensor \
    sensor.fill shower shower.fill signature simcard.fill slider.horizontal.2.square.on.square slowmo smoke.fill snowflake \
    snowflake.slash sparkle sparkles sparkles.tv.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 \
    speaker.wave.2.bubble speaker.wave.2.bubble.fill speaker.wave.2.circle speaker.wave.2.fill speaker.wave.3 \
    speaker.wave.3.fill square.2.layers.3d square.3.layers.3d square.3.layers.3d.down.forward \
    square.3.layers.3d.down.right square.filled.on.square square.on.circle square.on.square square.on.square.dashed \
    square.stack.3d.down.forward square.stack.3d.down.forward.fill square.stack.3d.down.right \
    square.stack.3d.down.right.fill square.stack.3d.forward.dottedline square.stack.3d.forward.dottedline.fill \
    square.stack.3d.up square.stack.3d.up.fill star star.bubble.fill star.circle star.fill star.leadinghalf.filled \
    star.slash star.slash.fill star.square star.square.on.square stethoscope stopwatch stopwatch.fill strikethrough \
    suit.club suit.club.fill suit.diamond suit.heart suit.heart.fill suit.spade suit.spade.fill sun.dust sun.dust.fill \
    sun.haze sun.haze.fill sun.horizon sun.horizon.fill sun.max.fill sun.rain.fill sunglasses sunrise sunrise.fill sunset \
    sunset.fill switch.programmable.fill target teletype teletype.circle testtube.2 text.book.closed.fill text.bubble.fill \
    text.document text.document.fill text.page.fill theatermasks thermometer.high thermometer.low thermometer.medium \
    thermometer.snowflake thermometer.sun thermometer.sun.fill timelapse timer tornado touchid trash trash.circle \
    trash.fill trash.slash trash.slash.circle trash.slash.fill trash.slash.square trash.square tree tree.circle tree.fill \
    underline video video.bubble.fill video.circle video.fill video.slash video.slash.circle video.slash.fill video.square \
    wallet.pass.fill wand.and.rays wand.and.rays.inverse water.waves wave.3.backward wave.3.backward.circle \
    wave.3.forward.circle wave.3.left wave.3.left.circle wave.3.right wave.3.right.circle waveform waveform.circle \
    waveform.path.ecg.rectangle web.camera.fill wifi wifi.circle wifi.router wifi.router.fill wifi.slash wifi.square wind \
    wind.snow wrench.and.screwdriver wrench.and.screwdriver.fill xmark xmark.app xmark.bin.fill xmark.circle xmark.diamond \
    xmark.icloud.fill xmark.octagon xmark.rectangle xmark.rectangle.portrait xmark.rectangle.portrait.fill xmark.shield \
    xmark.square
    """)

  private static let plain = names(
    """
    airplayaudio.badge.exclamationmark airplayaudio.circle.fill airplayvideo.badge.exclamationmark \
    airplayvideo.circle.fill app.fill arrow.2.circlepath.circle.fill arrow.right.arrow.left.circle.fill \
    arrow.right.arrow.left.square.fill arrow.triangle.2.circlepath.circle.fill arrow.triangle.turn.up.right.diamond.fill \
    arrow.up.right.diamond.fill battery.100.circle.fill bell.badge.slash bell.badge.slash.fill bell.badge.waveform.slash \
    bell.badge.waveform.slash.fill box.truck.badge.clock box.truck.badge.clock.fill camera.fill.badge.ellipsis \
    camera.on.rectangle.fill capsule.on.rectangle.fill car.badge.gearshape car.badge.gearshape.fill \
    character.textbox.badge.sparkles checkmark.circle.badge.airplane checkmark.circle.badge.airplane.fill circle.fill \
    circle.fill.square.fill circlebadge clock.badge.airplane clock.badge.airplane.fill cursorarrow.click.badge.clock \
    cursorarrow.slash.square.fill cursorarrow.square.fill diamond.fill doc.badge.arrow.up doc.badge.arrow.up.fill \
    doc.badge.clock doc.badge.clock.fill doc.badge.ellipsis doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus \
    doc.circle.fill doc.fill.badge.ellipsis doc.fill.badge.plus document.badge.gearshape document.badge.gearshape.fill \
    envelope.badge.fill envelope.badge.shield.half.filled envelope.badge.shield.half.filled.fill \
    envelope.badge.shield.leadinghalf.fill envelope.fill.badge.shield.trailinghalf.fill externaldrive.badge.timemachine \
    externaldrive.fill.badge.timemachine fan.badge.arrow.up.and.down.and.arrow.left.and.right \
    fan.badge.arrow.up.and.down.and.arrow.left.and.right.fill flag.checkered.circle.fill folder.badge.gear \
    folder.badge.gearshape folder.fill.badge.gear folder.fill.badge.gearshape football.circle.fill gauge.badge.minus \
    gauge.badge.plus gauge.medium.badge.minus gauge.medium.badge.plus h.square.fill.on.square.fill hexagon.fill \
    iphone.homebutton.badge.play iphone.homebutton.circle.fill iphone.homebutton.slash.circle.fill \
    j.square.fill.on.square.fill keyboard.badge.eye keyboard.badge.eye.fill lasso.badge.sparkles \
    line.horizontal.2.decrease.circle.fill line.horizontal.3.circle.fill line.horizontal.3.decrease.circle.fill \
    message.badge.circle mic.badge.plus mic.badge.xmark mic.circle.fill mic.fill.badge.plus mic.fill.badge.xmark \
    mic.slash.circle.fill mic.square.fill music.mic.circle.fill network.badge.shield.half.filled note.text.badge.plus \
    octagon.fill person.2.badge.gearshape person.2.badge.gearshape.fill person.2.badge.key person.2.badge.key.fill \
    person.badge.key person.badge.key.fill person.badge.minus.fill person.badge.plus.fill person.crop.circle.badge.exclam \
    person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.questionmark \
    person.crop.square.badge.camera person.crop.square.badge.camera.fill person.crop.square.badge.video \
    person.crop.square.badge.video.fill photo.badge.magnifyingglass photo.badge.magnifyingglass.fill \
    photo.fill.on.rectangle.fill r.square.fill.on.square.fill rectangle.fill rectangle.fill.on.rectangle.fill \
    rectangle.fill.on.rectangle.fill.circle.fill rectangle.on.rectangle.badge.gearshape \
    rectangle.stack.fill.badge.person.crop repeat.badge.xmark.circle.fill seal.fill sheqelsign.circle.fill \
    sheqelsign.square.fill shield.fill square.and.arrow.down.on.square.fill square.and.arrow.up.on.square.fill square.fill \
    square.fill.on.circle.fill square.fill.on.square.fill steeringwheel.badge.lock tablecells.badge.ellipsis.fill \
    text.page.badge.magnifyingglass triangle.fill video.badge.plus.fill visionpro.badge.exclamationmark \
    visionpro.badge.exclamationmark.fill visionpro.badge.play visionpro.badge.play.fill visionpro.circle.fill \
    visionpro.slash.circle.fill waveform.badge.mic waveform.path.ecg.rectangle.fill xmark.circle.badge.airplane \
    xmark.triangle.circle.square.fill
    """)
}
