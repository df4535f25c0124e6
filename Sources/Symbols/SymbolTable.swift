/// Which glyph of an icon set a symbol of a name is drawn with.
///
/// Written by hand, from names and looks. What can be put together is not here: `SymbolRecipe` adds `.fill`, `.circle`,
/// `.slash`, `.badge` and the like to what is.
enum SymbolTable {
  /// The glyph of a name, or nil for one that is not in the table.
  static func glyph(named name: String) -> SymbolGlyph? { glyphs[name] }

  /// All names of the table.
  static var names: [String] { glyphs.keys.sorted() }

  private static let glyphs: [String: SymbolGlyph] = Dictionary(
    uniqueKeysWithValues: entries.split(whereSeparator: \.isWhitespace).map { entry in
      let sides = entry.split(separator: "=")
      return (String(sides[0]), SymbolGlyph(sides[1]))
    })

  /// A name and the glyph of Phosphor, or with `mdi:` of Material Design Icons; `@` and degrees turn it clockwise.
  private static let entries = """
    0=number-zero 0.circle=number-circle-zero 1=number-one 1.circle=number-circle-one 2=number-two
    2.circle=number-circle-two 3=number-three 3.circle=number-circle-three 4=number-four 4.circle=number-circle-four
    5=number-five 5.circle=number-circle-five 6=number-six 6.circle=number-circle-six 7=number-seven
    7.circle=number-circle-seven 8=number-eight 8.circle=number-circle-eight 9=number-nine 9.circle=number-circle-nine
    accessibility=mdi:human air.purifier=mdi:air-purifier airplane=airplane airplane.arrival=airplane-landing
    airplane.departure=airplane-takeoff airpodspro=mdi:earbuds-outline alarm=alarm align.horizontal.left=align-left
    ant=bug antenna.radiowaves.left.and.right=broadcast antenna.radiowaves.left.and.right.slash=mdi:access-point-off
    apple.terminal=terminal-window applelogo=apple-logo applescript=mdi:script-text-outline applewatch=watch
    applewatch.watchface=watch archivebox=archive-box arrow.2.circlepath=arrows-clockwise arrow.2.squarepath=repeat
    arrow.backward=arrow-left arrow.clockwise=arrow-clockwise arrow.counterclockwise=arrow-counter-clockwise
    arrow.down=arrow-down arrow.down.backward.and.arrow.up.forward=arrows-out-simple arrow.down.circle=arrow-circle-down
    arrow.down.left=arrow-down-left arrow.down.right=arrow-down-right
    arrow.down.right.and.arrow.up.left=arrows-in-simple arrow.down.to.line=arrow-line-down arrow.forward=arrow-right
    arrow.left=arrow-left arrow.left.and.right=mdi:arrow-left-right arrow.left.arrow.right=arrows-left-right
    arrow.left.circle=arrow-circle-left arrow.left.to.line=arrow-line-left arrow.right=arrow-right
    arrow.right.circle=arrow-circle-right arrow.right.to.line=arrow-line-right arrow.swap=swap
    arrow.triangle.2.circlepath=arrows-clockwise arrow.triangle.turn.up.right.diamond.fill=mdi:directions
    arrow.turn.down.right=arrow-elbow-down-right arrow.up=arrow-up
    arrow.up.and.down.and.arrow.left.and.right=arrows-out-cardinal arrow.up.arrow.down=arrows-down-up
    arrow.up.backward.and.arrow.down.forward=arrows-out-simple arrow.up.circle=arrow-circle-up
    arrow.up.forward=arrow-up-right arrow.up.forward.square=arrow-square-up-right arrow.up.left=arrow-up-left
    arrow.up.left.and.arrow.down.right=arrows-out-simple arrow.up.right=arrow-up-right
    arrow.up.right.square=arrow-square-up-right arrow.up.to.line=arrow-line-up arrow.uturn.backward=arrow-u-up-left
    arrow.uturn.forward=arrow-u-up-right arrow.uturn.left=arrow-u-up-left arrow.uturn.right=arrow-u-up-right
    arrowshape.turn.up.left=arrow-bend-up-left arrowshape.turn.up.left.fill=mdi:reply
    arrowshape.turn.up.right=arrow-bend-up-right arrowtriangle.down=mdi:triangle-down-outline
    arrowtriangle.left=mdi:triangle-outline@270 arrowtriangle.right=play
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill=arrows-in-line-horizontal
    arrowtriangle.up=mdi:triangle-outline asterisk=asterisk at=at atom=atom backward=rewind backward.end=skip-back
    backward.frame=skip-back badge.plus.radiowaves.right=mdi:wifi-plus bag=bag-simple bandage=bandaids banknote=money
    barcode=barcode barcode.viewfinder=barcode baseball=baseball basketball=basketball battery.0=battery-empty
    battery.0percent=battery-empty battery.100=battery-full battery.100.bolt=battery-charging
    battery.100percent=battery-full battery.25=battery-low battery.25percent=battery-low battery.50=battery-medium
    battery.50percent=battery-medium battery.75=battery-high battery.75percent=battery-high bed=bed bed.double=bed
    bell=bell-simple bell.and.waves.left.and.right=bell-simple-ringing bell.badge=mdi:bell-badge-outline
    bell.slash=bell-simple-slash bicycle=bicycle bird=bird birthday.cake=cake bitcoinsign.circle=currency-btc
    blinds.horizontal.closed=mdi:blinds blinds.vertical.closed=mdi:blinds-vertical-closed
    blinds.vertical.open=mdi:blinds-vertical bluetooth=bluetooth bold=text-bolder bolt=lightning
    bolt.car=mdi:car-electric-outline bolt.slash=lightning-slash book=book-open book.closed=book
    bookmark=bookmark-simple bookmark.slash=mdi:bookmark-off-outline books.vertical=books box.truck=truck brain=brain
    brain.head.profile=brain briefcase=briefcase bubble.left=chat-circle bubble.left.and.bubble.right=chats-circle
    bubble.left.and.text.bubble.right=chats-circle bubble.middle.bottom=chat-centered bubble.right=chat-circle
    building=buildings building.2=buildings building.columns=bank bus=bus button.programmable=record
    cable.connector=mdi:power-plug-outline calendar=calendar calendar.badge.checkmark=calendar-check
    calendar.badge.clock=mdi:calendar-clock calendar.badge.exclamationmark=mdi:calendar-alert
    calendar.badge.minus=mdi:calendar-minus calendar.badge.plus=calendar-plus camera=camera camera.aperture=aperture
    camera.macro=flower camera.viewfinder=mdi:camera-iris captions.bubble=closed-captioning car=car
    car.2=mdi:car-multiple cart=shopping-cart-simple cart.badge.plus=mdi:cart-plus case=briefcase cat=cat
    cellularbars=cell-signal-full character=mdi:alpha-a character.book.closed=mdi:book-alphabet
    character.bubble=translate character.cursor.ibeam=mdi:form-textbox character.textbox=mdi:form-textbox
    chart.bar=chart-bar chart.dots.scatter=mdi:chart-scatter-plot chart.line.uptrend.xyaxis=chart-line-up
    chart.pie=chart-pie-slice chart.xyaxis.line=chart-line checklist=mdi:format-list-checks
    checklist.checked=mdi:format-list-checks checkmark=check checkmark.bubble=mdi:comment-check-outline
    checkmark.circle=check-circle checkmark.diamond=mdi:check-decagram-outline checkmark.gobackward=mdi:restore
    checkmark.rectangle=mdi:checkbox-marked-outline checkmark.seal=circle-wavy-check checkmark.shield=shield-check
    checkmark.square=check-square chevron.backward=caret-left chevron.backward.circle=caret-circle-left
    chevron.compact.down=caret-down chevron.compact.left=caret-left chevron.compact.right=caret-right
    chevron.compact.up=caret-up chevron.down=caret-down chevron.down.2=caret-double-down
    chevron.down.circle=caret-circle-down chevron.forward=caret-right chevron.forward.circle=caret-circle-right
    chevron.left=caret-left chevron.left.2=caret-double-left chevron.left.circle=caret-circle-left
    chevron.left.forwardslash.chevron.right=code chevron.left.slash.chevron.right=code chevron.right=caret-right
    chevron.right.2=caret-double-right chevron.right.circle=caret-circle-right chevron.up=caret-up
    chevron.up.2=caret-double-up chevron.up.chevron.down=mdi:unfold-more-horizontal chevron.up.circle=caret-circle-up
    circle=circle circle.circle=mdi:circle-double circle.dashed=circle-dashed circle.dotted=circle-dashed
    circle.grid.2x2=dots-six circle.grid.3x3=dots-nine circle.grid.cross.left.filled=mdi:gamepad-circle-left
    circle.inset.filled=record circle.lefthalf.filled=circle-half circle.slash=prohibit clipboard=clipboard clock=clock
    clock.arrow.2.circlepath=mdi:update clock.arrow.circlepath=clock-counter-clockwise
    clock.badge.checkmark=mdi:clock-check-outline clock.badge.exclamationmark=mdi:clock-alert-outline cloud=cloud
    cloud.bolt=cloud-lightning cloud.drizzle=cloud-rain cloud.fog=cloud-fog cloud.hail=cloud-snow
    cloud.heavyrain=cloud-rain cloud.moon=cloud-moon cloud.rain=cloud-rain cloud.snow=cloud-snow cloud.sun=cloud-sun
    cloud.sun.rain=mdi:weather-partly-rainy command=command compass.drawing=compass computermouse=mouse
    contextualmenu.and.cursorarrow=cursor cpu=cpu creditcard=credit-card crop=crop cross.case=first-aid-kit crown=crown
    cube=cube cup.and.saucer=coffee curlybraces=brackets-curly cursorarrow=cursor curtains.closed=mdi:curtains-closed
    curtains.open=mdi:curtains decrease.indent=mdi:format-indent-decrease delete.backward=mdi:backspace-outline
    delete.left=mdi:backspace-outline deskclock=mdi:clock-digital desktopcomputer=desktop diamond=diamond dice=dice-five
    display=monitor divide=divide doc=file doc.badge.plus=file-plus doc.on.clipboard=mdi:content-paste doc.on.doc=copy
    doc.plaintext=file-text doc.richtext=mdi:file-image-outline doc.text=file-text
    doc.text.magnifyingglass=mdi:text-box-search-outline doc.zipper=mdi:zip-box-outline dog=dog
    dollarsign=mdi:currency-usd dollarsign.circle=currency-circle-dollar door.garage.closed=mdi:garage
    door.garage.open=mdi:garage-open door.left.hand.closed=mdi:door-closed door.left.hand.open=mdi:door-open
    dot.circle=record dot.radiowaves.left.and.right=broadcast dot.radiowaves.right=mdi:rss drop=drop
    drop.triangle=mdi:water-alert-outline dumbbell=barbell ear=ear eject=eject ellipsis=dots-three
    ellipsis.bubble=chat-circle-dots ellipsis.circle=dots-three-circle ellipsis.vertical=dots-three-vertical
    envelope=envelope-simple envelope.badge.fill=mdi:email-alert envelope.open=envelope-simple-open equal=equals
    eraser=eraser eurosign=mdi:currency-eur eurosign.circle=currency-eur ev.charger=mdi:ev-station
    exclamationmark=mdi:exclamation-thick exclamationmark.bubble=mdi:comment-alert-outline
    exclamationmark.circle=warning-circle exclamationmark.octagon=warning-octagon exclamationmark.shield=shield-warning
    exclamationmark.triangle=warning externaldrive=hard-drive externaldrive.connected.to.line.below=mdi:server-network
    eye=eye eye.slash=eye-slash eyedropper=eyedropper eyedropper.full=eyedropper-fill eyedropper.halffull=eyedropper
    face.smiling=smiley face.smiling.inverse=smiley-fill faceid=mdi:face-recognition facemask=mdi:face-mask-outline
    fan=mdi:fan faxmachine=mdi:fax ferry=boat figure.2.and.child.holdinghands=mdi:human-male-female-child
    figure.and.child.holdinghands=mdi:human-male-child figure.arms.open=person figure.child=mdi:human-child
    figure.dance=mdi:dance-ballroom figure.hiking=mdi:hiking figure.pool.swim=mdi:swim figure.run=person-simple-run
    figure.stand=person figure.walk=person-simple-walk filemenu.and.cursorarrow=cursor film=film-strip
    film.stack=film-strip fireplace=mdi:fireplace fish=fish flag=flag-banner flame=flame
    flashlight.on.fill=flashlight-fill flip.horizontal=mdi:flip-horizontal flowchart=tree-structure folder=folder-simple
    folder.badge.minus=folder-simple-minus folder.badge.plus=folder-simple-plus football=football fork.knife=fork-knife
    forward=fast-forward forward.end=skip-forward forward.frame=skip-forward fuelpump=gas-pump function=mdi:function
    gamecontroller=game-controller gauge=gauge gauge.medium=gauge gear=gear gearshape=gear-six gearshape.2=mdi:cogs
    gift=gift globe=globe globe.americas=globe-hemisphere-west globe.asia.australia=globe-hemisphere-east
    globe.desk=globe-stand globe.europe.africa=globe-hemisphere-east gobackward=arrow-counter-clockwise
    gobackward.10=mdi:rewind-10 gobackward.15=mdi:rewind-15 gobackward.30=mdi:rewind-30 goforward=arrow-clockwise
    goforward.10=mdi:fast-forward-10 goforward.15=mdi:fast-forward-15 goforward.30=mdi:fast-forward-30
    graduationcap=graduation-cap hammer=mdi:hammer hand.draw=mdi:gesture hand.point.down=mdi:hand-pointing-down
    hand.point.left=mdi:hand-pointing-left hand.point.right=mdi:hand-pointing-right hand.point.up=hand-pointing
    hand.point.up.left=hand-pointing hand.raised=hand-palm hand.raised.fill=mdi:hand-back-left
    hand.raised.slash=mdi:hand-back-left-off-outline hand.tap=hand-pointing hand.thumbsdown=thumbs-down
    hand.thumbsup=thumbs-up hand.wave=hand-waving handbag=handbag hands.clap=hands-clapping
    hands.sparkles=mdi:hand-wash-outline headphones=headphones heart=heart heart.slash=mdi:heart-off-outline
    heater.vertical=mdi:radiator helm=mdi:ship-wheel hexagon=hexagon hifispeaker=mdi:speaker hourglass=hourglass-simple
    hourglass.bottomhalf.fill=hourglass-simple-low-fill hourglass.tophalf.fill=hourglass-simple-high-fill house=house
    house.and.flag=house-line house.lodge=house-line humidity=mdi:water-percent icloud=cloud
    icloud.and.arrow.down=cloud-arrow-down icloud.and.arrow.up=cloud-arrow-up icloud.slash=cloud-slash
    increase.indent=mdi:format-indent-increase infinity=infinity info=mdi:information-variant info.circle=info
    internaldrive=hard-drive ipad=device-tablet iphone=device-mobile iphone.and.arrow.forward=mdi:cellphone-arrow-down
    iphone.slash=mdi:cellphone-off italic=text-italic key=key key.horizontal=key keyboard=keyboard ladybug=mdi:ladybug
    lamp.table=lamp laptopcomputer=laptop laptopcomputer.trianglebadge.exclamationmark=laptop leaf=leaf
    leaf.arrow.circlepath=recycle lifepreserver=lifebuoy lightbulb=lightbulb lightbulb.led=lightbulb
    lightspectrum.horizontal=mdi:gradient-horizontal lightswitch.off.fill=mdi:light-switch-off
    lightswitch.on=mdi:light-switch line.3.horizontal=list line.3.horizontal.decrease=mdi:filter-variant
    line.horizontal.3=list line.horizontal.3.decrease=mdi:filter-variant link=link-simple link.badge.plus=mdi:link-plus
    link.icloud=mdi:cloud-sync-outline list.bullet=list-bullets list.bullet.below.rectangle=mdi:page-layout-header
    list.bullet.clipboard=mdi:clipboard-list-outline list.bullet.indent=list-bullets list.bullet.rectangle=article
    list.bullet.rectangle.portrait=article list.clipboard=clipboard-text list.dash=list-dashes list.number=list-numbers
    list.star=mdi:playlist-star livephoto=mdi:motion-play-outline location=navigation-arrow
    location.north=mdi:navigation-outline location.north.line=mdi:navigation-variant-outline lock=lock-simple
    lock.open=lock-simple-open lock.rotation=mdi:lock-reset lock.shield=mdi:shield-lock-outline
    lock.slash=mdi:lock-off-outline lock.trianglebadge.exclamationmark=mdi:lock-alert-outline
    logo.xbox=mdi:microsoft-xbox lungs=mdi:lungs macbook=laptop macwindow=mdi:application-outline
    magnifyingglass=magnifying-glass map=map-trifold mappin=map-pin mappin.and.ellipse=map-pin-line medal=medal
    megaphone=megaphone menubar.rectangle=mdi:dock-top message=chat-circle mic=microphone mic.slash=microphone-slash
    microwave=mdi:microwave minus=minus minus.circle=minus-circle minus.magnifyingglass=magnifying-glass-minus moon=moon
    moon.stars=moon-stars moon.zzz=mdi:weather-night mouse=mouse mug=coffee multiply=x music.mic=microphone
    music.note=music-note-simple music.note.list=playlist music.quarternote.3=music-notes network=mdi:lan
    network.slash=mdi:lan-disconnect newspaper=newspaper nosign=prohibit note=note-blank note.text=note
    note.text.badge.plus=mdi:note-plus-outline number=hash octagon=octagon opticaldisc=disc opticaldiscdrive=disc
    paintbrush=paint-brush paintbrush.pointed=paint-brush-broad paintpalette=palette paperclip=paperclip
    paperplane=paper-plane-tilt parkingsign=mdi:parking party.popper=mdi:party-popper pause=pause
    pause.circle=pause-circle pawprint=paw-print pc=desktop-tower pencil=pencil-simple
    pencil.and.list.clipboard=mdi:clipboard-edit-outline pencil.and.outline=note-pencil
    pencil.and.ruler=mdi:pencil-ruler pencil.and.scribble=mdi:draw pencil.circle=pencil-circle pencil.line=pencil-line
    pencil.slash=mdi:pencil-off-outline pencil.tip=pen-nib percent=percent person=user person.2=users
    person.3=users-three person.3.sequence=users-three person.and.background.dotted=user-focus
    person.badge.clock=mdi:account-clock-outline person.badge.minus=user-minus person.badge.plus=user-plus
    person.circle=user-circle person.crop.circle=user-circle
    person.crop.circle.badge.exclamationmark=mdi:account-alert-outline
    person.crop.circle.badge.xmark=mdi:account-remove-outline person.crop.circle.fill.badge.checkmark=mdi:account-check
    person.crop.rectangle=identification-card person.crop.rectangle.stack=identification-card
    person.crop.square=user-square person.fill.badge.plus=user-plus-fill person.fill.xmark=user-minus-fill
    person.icloud=mdi:cloud-outline person.text.rectangle=identification-card phone=phone
    phone.arrow.down.left=phone-incoming phone.arrow.up.right=phone-outgoing phone.down=phone-disconnect photo=image
    photo.artframe=mdi:image-frame photo.badge.plus=mdi:image-plus photo.on.rectangle=mdi:image-multiple-outline
    photo.on.rectangle.angled=mdi:image-multiple-outline pills=pill pin=push-pin
    pip.enter=mdi:picture-in-picture-bottom-right platter.filled.bottom.iphone=device-mobile play=play
    play.circle=play-circle play.rectangle=monitor-play plus=plus plus.bubble=mdi:comment-plus-outline
    plus.circle=plus-circle plus.magnifyingglass=magnifying-glass-plus
    plus.square.on.square=mdi:plus-box-multiple-outline plusminus=plus-minus
    point.3.connected.trianglepath.dotted=share-network point.bottomleft.forward.to.point.topright.scurvepath=path
    power=power poweron=power poweroutlet.type.b=mdi:power-socket-us powerplug=mdi:power-plug-outline printer=printer
    puzzlepiece=puzzle-piece qrcode=qr-code qrcode.viewfinder=mdi:qrcode-scan questionmark=mdi:help
    questionmark.bubble=mdi:comment-question-outline questionmark.circle=question quote.bubble=mdi:comment-quote-outline
    quote.opening=quotes radio=radio record.circle=record rectangle=rectangle rectangle.3.offgrid=mdi:view-quilt-outline
    rectangle.and.hand.point.up.left=hand-pointing rectangle.and.paperclip=paperclip rectangle.dashed=mdi:select
    rectangle.expand.vertical=arrows-out-line-vertical rectangle.grid.1x2=rows rectangle.grid.2x2=squares-four
    rectangle.leadinghalf.filled=mdi:dock-left rectangle.on.rectangle=copy-simple
    rectangle.portrait=mdi:rectangle-outline@90 rectangle.portrait.and.arrow.right=sign-out rectangle.split.1x2=rows
    rectangle.split.2x1=columns rectangle.split.3x1=columns rectangle.stack=stack
    rectangle.stack.badge.plus=mdi:plus-box-multiple-outline refrigerator=mdi:fridge-outline repeat=repeat
    repeat.1=repeat-once return=arrow-elbow-down-left rhombus=diamond richtext.page=mdi:file-image-outline
    road.lanes=mdi:road rosette=medal rotate.left=arrow-counter-clockwise rotate.right=arrow-clockwise ruler=ruler
    safari=compass scalemass=scales scissors=scissors scooter=mdi:scooter scope=crosshair scribble=scribble-loop
    scroll=mdi:script-outline selection.pin.in.out=selection server.rack=hard-drives shield=shield
    shield.lefthalf.filled=mdi:shield-half-full shippingbox=package shower=shower shuffle=shuffle
    sidebar.leading=mdi:dock-left sidebar.left=mdi:dock-left sidebar.right=mdi:dock-right
    sidebar.trailing=mdi:dock-right simcard=sim-card slash.circle=prohibit-inset slider.horizontal.3=sliders-horizontal
    slider.vertical.3=sliders snowflake=snowflake soccerball=soccer-ball sparkle=sparkle sparkles=mdi:creation
    speaker=speaker-simple-none speaker.2=speaker-simple-high speaker.3=mdi:volume-high
    speaker.slash=speaker-simple-slash speaker.wave.1=speaker-simple-low speaker.wave.2=speaker-simple-high
    speaker.wave.3=mdi:volume-high speedometer=gauge sportscourt=mdi:soccer-field square=square
    square.and.arrow.down=mdi:tray-arrow-down square.and.arrow.up=export square.and.pencil=note-pencil
    square.badge.plus.fill=mdi:plus-box-multiple square.dashed=mdi:select square.grid.2x2=squares-four
    square.grid.3x2=mdi:view-module-outline square.grid.3x3=mdi:grid square.on.circle=mdi:circle-multiple-outline
    square.on.square=copy square.split.1x2=rows square.split.2x1=columns square.stack=stack square.stack.3d.up=stack
    square.text.square=mdi:text-box-outline squareshape.dashed.squareshape=selection-all star=star
    star.leadinghalf.fill=star-half star.slash=mdi:star-off-outline sterlingsign.circle=currency-gbp
    stethoscope=mdi:stethoscope stop=stop stop.circle=stop-circle stopwatch=timer storefront=storefront stove=mdi:stove
    strikethrough=text-strikethrough suit.heart=heart suitcase=suitcase-simple sum=mdi:sigma sun.haze=sun-horizon
    sun.max=sun sun.min=sun-dim sunrise=mdi:weather-sunset-up sunset=mdi:weather-sunset-down syringe=mdi:needle
    tablecells=table tag=tag-simple tag.slash=mdi:tag-off-outline target=target tennis.racket=tennis-ball
    terminal=terminal-window testtube.2=test-tube text.aligncenter=text-align-center
    text.alignjustify=text-align-justify text.alignleft=text-align-left text.alignright=text-align-right
    text.badge.checkmark=mdi:text-box-check-outline text.badge.minus=mdi:playlist-minus text.badge.plus=list-plus
    text.badge.star=mdi:playlist-star text.badge.xmark=mdi:playlist-remove text.book.closed=book text.bubble=chat-text
    text.justify=text-align-justify text.quote=mdi:format-quote-close textformat=text-aa textformat.abc=mdi:alphabetical
    textformat.size=text-aa thermometer=thermometer-simple thermometer.medium=thermometer-simple ticket=ticket
    timer=timer tornado=mdi:weather-tornado tortoise=mdi:tortoise touchid=fingerprint tram=train trash=trash
    trash.slash=mdi:delete-off-outline tray=tray tray.2=tray tray.and.arrow.down=mdi:tray-arrow-down
    tray.and.arrow.up=mdi:tray-arrow-up tray.full=mdi:tray-full tree=tree triangle=triangle trophy=trophy
    truck.box=truck tshirt=t-shirt tv=television-simple uiwindow.split.2x1=columns umbrella=umbrella
    underline=text-underline video=video-camera video.badge.plus=mdi:video-plus-outline viewfinder=corners-out
    viewfinder.circle=crosshair volleyball=volleyball wallet.bifold=wallet wallet.pass=wallet wand.and.rays=magic-wand
    wand.and.stars=magic-wand washer=mdi:washing-machine wave.3.right=mdi:contactless-payment waveform=mdi:waveform
    waveform.path=mdi:waveform waveform.path.ecg=heartbeat wifi=wifi-high wifi.exclamationmark=mdi:wifi-alert
    wifi.router=mdi:router-wireless wifi.slash=wifi-slash wind=wind window.shade.closed=mdi:roller-shade-closed
    window.shade.open=mdi:roller-shade wineglass=wine wrench=wrench wrench.and.screwdriver=mdi:tools
    x.squareroot=mdi:square-root xmark=x xmark.circle=x-circle xmark.octagon=mdi:close-octagon-outline
    xmark.square=x-square xserve=hard-drives yensign.circle=currency-jpy zzz=mdi:sleep
    """
}

/// A glyph of one of the two icon sets.
struct SymbolGlyph: Hashable, Sendable {
  /// Where a glyph comes from.
  enum IconSet: Hashable, Sendable {
    /// Drawn in several weights and filled.
    case phosphor
    /// Drawn in one weight; the filled form is the one without `-outline`.
    case material
  }

  let set: IconSet
  /// The name in the set; of Phosphor that of the regular weight or of the filled form.
  let name: String
  /// Turns of 90 degrees clockwise.
  let quarterTurns: Int

  init(_ set: IconSet = .phosphor, _ name: String, quarterTurns: Int = 0) {
    self.set = set
    self.name = name
    self.quarterTurns = quarterTurns
  }

  /// Reads a glyph as the table writes it.
  fileprivate init(_ entry: Substring) {
    let parts = entry.split(separator: "@")
    let isMaterial = parts[0].hasPrefix("mdi:")
    self.init(
      isMaterial ? .material : .phosphor, String(isMaterial ? parts[0].dropFirst(4) : parts[0]),
      quarterTurns: parts.count > 1 ? (Int(parts[1]) ?? 0) / 90 : 0)
  }

  /// The filled form, or nil for a glyph that has none.
  var filled: SymbolGlyph? {
    switch set {
    case .phosphor: name.hasSuffix("-fill") ? self : SymbolGlyph(set, name + "-fill", quarterTurns: quarterTurns)
    case .material:
      name.hasSuffix("-outline") ? SymbolGlyph(set, String(name.dropLast(8)), quarterTurns: quarterTurns) : self
    }
  }
}
