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
    0=number-zero 1=number-one 2=number-two 3=number-three 4=number-four 4k.tv=mdi:video-4k-box 5=number-five
    6=number-six 7=number-seven 8=number-eight 9=number-nine abc=mdi:alphabetical accessibility=mdi:human
    air.conditioner.horizontal=mdi:air-conditioner air.purifier=mdi:air-purifier airplane.arrival=airplane-landing
    airplane.departure=airplane-takeoff airpods=mdi:earbuds-outline airpods.gen3=mdi:earbuds-outline
    airpodspro=mdi:earbuds-outline alarm.waves.left.and.right=bell-simple-ringing align.horizontal.left=align-left
    allergens=mdi:flower-pollen-outline alt=mdi:apple-keyboard-option american.football=football ant=bug
    applescript=mdi:script-text-outline appletv=mdi:set-top-box applewatch=watch
    applewatch.radiowaves.left.and.right=mdi:watch-vibrate applewatch.watchface=watch apps.iphone=mdi:cellphone-cog
    arcade.stick=mdi:gamepad-variant arcade.stick.console=mdi:gamepad-square-outline arkit=mdi:cube-scan
    arrow.3.trianglepath=recycle arrow.down.and.line.horizontal.and.arrow.up=arrows-in-line-vertical
    arrow.down.doc=mdi:file-download-outline arrow.down.to.line.compact=arrow-line-down arrow.merge=mdi:call-merge
    arrow.rectanglepath=repeat arrow.right.doc.on.clipboard=mdi:clipboard-arrow-right-outline
    arrow.triangle.2.circlepath.camera=mdi:camera-flip-outline arrow.triangle.branch=git-branch
    arrow.triangle.merge=git-merge arrow.triangle.pull=git-pull-request arrow.triangle.swap=swap
    arrow.triangle.turn.up.right.diamond=mdi:directions arrow.triangle.turn.up.right.diamond.fill=mdi:directions
    arrow.trianglehead.branch=git-branch arrow.trianglehead.merge=git-merge
    arrow.up.and.down.and.arrow.left.and.right=arrows-out-cardinal
    arrow.up.and.line.horizontal.and.arrow.down=arrows-out-line-vertical arrow.up.bin=mdi:archive-arrow-up-outline
    arrow.up.forward.app=arrow-square-out
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left=mdi:arrow-expand-all arrow.up.trash=mdi:delete-restore
    arrowshape.bounce.right=arrow-bend-up-right arrowshape.down=arrow-fat-down arrowshape.left=arrow-fat-left
    arrowshape.right=arrow-fat-right arrowshape.turn.up.left.2=arrow-bend-double-up-left
    arrowshape.turn.up.left.2.fill=mdi:reply-all arrowshape.up=arrow-fat-up
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill=arrows-in-line-horizontal atom=atom
    australian.football=football av.remote=mdi:remote backpack=mdi:bag-personal-outline backward=rewind
    backward.end=skip-back backward.frame=skip-back balloon=mdi:balloon balloon.2=mdi:balloon bandage=bandaids
    banknote=money barcode=barcode baseball=baseball baseball.diamond.bases=mdi:baseball-diamond-outline
    basket=mdi:basket-outline basketball=basketball bathtub=mdi:bathtub-outline battery.0percent=battery-empty
    battery.100.bolt=battery-charging battery.100percent=battery-full battery.100percent.bolt=battery-charging
    battery.25percent=battery-low battery.50percent=battery-medium battery.75percent=battery-high
    beach.umbrella=mdi:umbrella-beach-outline bed=bed bed.double=bed bed.double.fill=mdi:bed-king
    bell.and.waves.left.and.right=bell-simple-ringing bicycle=bicycle binoculars=mdi:binoculars bird=bird
    birthday.cake=cake blinds.horizontal.closed=mdi:blinds blinds.vertical.closed=mdi:blinds-vertical-closed
    blinds.vertical.open=mdi:blinds-vertical bluetooth=bluetooth bold=text-bolder
    bold.italic.underline=mdi:format-text-variant bolt.batteryblock=mdi:car-battery bolt.car=mdi:car-electric-outline
    bolt.heart=mdi:heart-flash bolt.house=mdi:home-lightning-bolt-outline book.closed=book book.pages=book-open
    books.vertical=books box.truck=truck brain=brain brain.filled.head.profile=brain brain.head.profile=brain
    bubble.and.pencil=mdi:comment-edit-outline bubble.left.and.text.bubble.right=chats-circle
    bubble.middle.bottom=chat-centered building=buildings building.2=buildings building.columns=bank bus=bus
    bus.doubledecker=mdi:bus-double-decker button.programmable=record cabinet=mdi:file-cabinet
    cable.connector=mdi:power-plug-outline cable.connector.horizontal=mdi:cable-data@90 cablecar=mdi:gondola
    calendar.and.person=mdi:calendar-account-outline calendar.day.timeline.leading=mdi:calendar-text-outline
    calendar.day.timeline.left=mdi:calendar-text-outline camera.aperture=aperture camera.filters=circles-three
    camera.macro=flower camera.metering.center.weighted=frame-corners camera.metering.matrix=mdi:grid
    camera.metering.spot=mdi:image-filter-center-focus camera.on.rectangle=mdi:camera-burst
    camera.rotate=mdi:camera-flip-outline camera.shutter.button=camera capslock=arrow-fat-line-up car=car
    car.2=mdi:car-multiple car.fill=mdi:car car.front.waves.up=mdi:car-wireless car.rear=mdi:car-back
    car.side=mdi:car-side car.side.roof.cargo.carrier=mdi:car-estate car.top.door.front.left.open=mdi:car-door
    carrot=mdi:carrot case=briefcase cat=cat cellularbars=cell-signal-full chair=mdi:chair-rolling chair.lounge=armchair
    character=mdi:alpha-a character.book.closed=mdi:book-alphabet character.bubble=translate
    character.cursor.ibeam=mdi:form-textbox character.textbox=mdi:form-textbox
    chart.bar.doc.horizontal=mdi:file-chart-outline chart.bar.xaxis=chart-bar chart.bar.xaxis.ascending=mdi:chart-bar
    chart.dots.scatter=mdi:chart-scatter-plot chart.line.downtrend.xyaxis=trend-down
    chart.line.flattrend.xyaxis=chart-line chart.line.text.clipboard=mdi:clipboard-pulse-outline
    chart.line.uptrend.xyaxis=chart-line-up chart.xyaxis.line=chart-line checkerboard.shield=shield-checkered
    checklist=mdi:format-list-checks checklist.checked=mdi:format-list-checks
    checkmark.diamond=mdi:check-decagram-outline checkmark.gobackward=mdi:restore
    checkmark.rectangle=mdi:checkbox-marked-outline checkmark.rectangle.stack=mdi:checkbox-multiple-marked-outline
    checkmark.seal.text.page=mdi:certificate-outline chevron.backward.2=caret-double-left
    chevron.down.2=caret-double-down chevron.down.dotted.2=caret-double-down chevron.forward.2=caret-double-right
    chevron.left.2=caret-double-left chevron.left.chevron.right=mdi:unfold-more-vertical
    chevron.left.forwardslash.chevron.right=code chevron.left.slash.chevron.right=code
    chevron.right.2=caret-double-right chevron.up.2=caret-double-up circle.and.line.horizontal=mdi:minus-circle-outline
    circle.circle=mdi:circle-double circle.dashed=circle-dashed circle.dotted=circle-dashed circle.grid.2x2=dots-six
    circle.grid.cross=mdi:dots-grid circle.grid.cross.left.filled=mdi:gamepad-circle-left
    circle.hexagongrid=mdi:dots-hexagon circle.inset.filled=record circlebadge=circle circlebadge.fill=circle-fill
    circles.hexagonpath=mdi:molecule clear=x-square clipboard=clipboard clock=clock@270
    clock.arrow.2.circlepath=mdi:update clock.arrow.circlepath=clock-counter-clockwise
    cloud.sleet=mdi:weather-snowy-rainy command=command compass.drawing=compass computermouse=mouse cone=mdi:cone
    contextualmenu.and.cursorarrow=cursor control=mdi:apple-keyboard-control cpu=cpu cricket.ball=mdi:cricket
    crop.rotate=mdi:crop-rotate cross.case=first-aid-kit cross.vial=flask crown=crown cube.transparent=mdi:cube-scan
    cup.and.heat.waves=coffee cup.and.saucer=coffee curlybraces=brackets-curly cursorarrow=cursor
    cursorarrow.click=mdi:cursor-default-click-outline cursorarrow.click.2=mdi:cursor-default-click-outline
    cursorarrow.motionlines=mdi:cursor-default-outline cursorarrow.rays=mdi:cursor-default-click-outline
    curtains.closed=mdi:curtains-closed curtains.open=mdi:curtains cylinder=mdi:cylinder
    cylinder.split.1x2=mdi:database-outline decrease.indent=mdi:format-indent-decrease
    dehumidifier=mdi:air-humidifier-off delete.backward=mdi:backspace-outline delete.left=mdi:backspace-outline
    delete.right=mdi:backspace-reverse-outline deskclock=mdi:clock-digital desktopcomputer=desktop
    desktopcomputer.and.arrow.down=mdi:monitor-arrow-down-variant dial.high=mdi:knob dial.low=mdi:knob dial.max=mdi:knob
    dial.medium=mdi:knob dial.min=mdi:knob dice=dice-five dishwasher=mdi:dishwasher display=monitor
    display.2=mdi:monitor-multiple doc.append=mdi:file-plus-outline doc.richtext=mdi:file-image-outline
    doc.text.below.ecg=mdi:clipboard-pulse-outline doc.text.magnifyingglass=mdi:text-box-search-outline
    doc.text.viewfinder=mdi:text-recognition doc.zipper=mdi:zip-box-outline dock.arrow.down.rectangle=mdi:dock-bottom
    dock.rectangle=mdi:dock-bottom dog=dog dollarsign.bank.building=bank door.garage.closed=mdi:garage
    door.garage.open=mdi:garage-open door.left.hand.closed=mdi:door-closed door.left.hand.open=mdi:door-open
    door.right.hand.closed=door door.right.hand.open=mdi:door-open door.sliding.left.hand.closed=mdi:door-sliding
    dot.circle=record dot.circle.and.hand.point.up.left.fill=hand-pointing-fill
    dot.radiowaves.forward=mdi:contactless-payment dot.radiowaves.right=rss@45 dot.radiowaves.up.forward=rss
    dpad=mdi:gamepad drop=drop drop.degreesign=mdi:water-thermometer-outline dryer=mdi:tumble-dryer dumbbell=barbell
    ear=ear ear.and.waveform=mdi:ear-hearing earbuds=mdi:earbuds eject=eject ellipsis.curlybraces=brackets-curly
    ellipsis.vertical=dots-three-vertical ellipsis.vertical.bubble=chat-dots engine.combustion=mdi:engine-outline
    envelope.arrow.triangle.branch=mdi:email-multiple-outline eraser=eraser esim=mdi:sim-outline
    ev.charger=mdi:ev-station exclamationmark.arrow.triangle.2.circlepath=mdi:sync-alert
    exclamationmark.lock=mdi:lock-alert-outline externaldrive=hard-drive
    externaldrive.connected.to.line.below=mdi:server-network eyedropper=eyedropper eyedropper.full=eyedropper-fill
    eyedropper.halffull=eyedropper eyeglasses=mdi:glasses face.dashed=mdi:emoticon-neutral-outline
    face.frowning=smiley-sad faceid=mdi:face-recognition
    facemask=mdi:face-mask-outline fan=mdi:fan fan.ceiling=mdi:ceiling-fan fan.desk=mdi:fan faxmachine=mdi:fax
    ferry=boat figure.2=users figure.2.and.child.holdinghands=mdi:human-male-female-child
    figure.2.arms.open=mdi:human-male-female figure.and.child.holdinghands=mdi:human-male-child figure.arms.open=person
    figure.child=mdi:human-child figure.dance=mdi:dance-ballroom figure.dress.line.vertical.figure=mdi:human-male-female
    figure.handball=mdi:handball figure.hiking=mdi:hiking figure.indoor.cycle=mdi:bike figure.jumprope=mdi:jump-rope
    figure.martial.arts=mdi:karate figure.mind.and.body=mdi:meditation figure.open.water.swim=mdi:swim
    figure.outdoor.cycle=mdi:bike figure.pool.swim=mdi:swim figure.roll=wheelchair
    figure.roll.runningpace=mdi:wheelchair-accessibility figure.rower=mdi:rowing figure.run=person-simple-run
    figure.skiing.crosscountry=mdi:ski-cross-country figure.skiing.downhill=mdi:ski figure.snowboarding=mdi:snowboard
    figure.stair.stepper=mdi:stairs-up figure.stairs=mdi:stairs figure.stand=person
    figure.strengthtraining.functional=mdi:weight-lifter figure.strengthtraining.traditional=mdi:weight-lifter
    figure.surfing=mdi:surfing figure.swimming=mdi:swim figure.walk=person-simple-walk
    figure.walk.motion=person-simple-walk figure.wave=mdi:human-greeting figure.yoga=mdi:yoga
    filemenu.and.cursorarrow=cursor film.stack=film-strip fireplace=mdi:fireplace fireworks=mdi:firework fish=fish
    flag.checkered=mdi:flag-checkered flashlight.off.fill=mdi:flashlight-off flashlight.on.fill=flashlight-fill
    flask=flask flip.horizontal=mdi:flip-horizontal flowchart=tree-structure football=football fork.knife=fork-knife
    forward=fast-forward forward.end=skip-forward forward.frame=skip-forward fuelpump=gas-pump function=mdi:function
    fx=mdi:function-variant gamecontroller=game-controller gauge.high=mdi:gauge-full gauge.low=mdi:gauge-low
    gauge.medium=gauge gauge.with.dots.needle.0percent=gauge gauge.with.dots.needle.100percent=gauge
    gauge.with.dots.needle.33percent=gauge gauge.with.dots.needle.50percent=gauge gauge.with.dots.needle.67percent=gauge
    gauge.with.dots.needle.bottom.0percent=gauge gauge.with.dots.needle.bottom.100percent=gauge
    gauge.with.dots.needle.bottom.50percent=gauge gauge.with.needle=gauge gearshape=gear-six gearshape.2=mdi:cogs
    gearshape.arrow.triangle.2.circlepath=mdi:cog-refresh-outline giftcard=mdi:wallet-giftcard
    globe.americas=globe-hemisphere-west globe.asia.australia=globe-hemisphere-east globe.desk=globe-stand
    globe.europe.africa=globe-hemisphere-east graduationcap=graduation-cap guitars=mdi:guitar-acoustic
    hand.draw=mdi:gesture hand.pinch=mdi:gesture-pinch hand.point.down=mdi:hand-pointing-down
    hand.point.left=mdi:hand-pointing-left hand.point.right=mdi:hand-pointing-right hand.point.up=hand-pointing
    hand.point.up.left=hand-pointing hand.rays=mdi:gesture-tap hand.tap=hand-pointing
    handbag=handbag hands.and.sparkles=hands-clapping hands.clap=hands-clapping hands.sparkles=mdi:hand-wash-outline
    hanger=mdi:hanger hare=mdi:rabbit hat.widebrim=mdi:hat-fedora hearingdevice.ear=mdi:ear-hearing
    heart.text.clipboard=mdi:clipboard-pulse-outline heart.text.square=mdi:heart-box-outline
    heater.vertical=mdi:radiator helm=mdi:ship-wheel hifispeaker=mdi:speaker hifispeaker.2=mdi:speaker-multiple
    highlighter=mdi:marker hockey.puck=mdi:hockey-puck hourglass.bottomhalf.fill=hourglass-simple-low-fill
    hourglass.bottomhalf.filled=hourglass-simple-low hourglass.tophalf.fill=hourglass-simple-high-fill
    hourglass.tophalf.filled=hourglass-simple-high house.and.flag=house-line house.lodge=house-line
    humidifier=mdi:air-humidifier humidity=mdi:water-percent hurricane=mdi:weather-hurricane
    increase.indent=mdi:format-indent-increase infinity=infinity inset.filled.bottomthird.rectangle=mdi:dock-bottom
    inset.filled.leftthird.rectangle=mdi:dock-left inset.filled.rightthird.rectangle=mdi:dock-right
    ipad=device-tablet ipad.and.iphone=mdi:tablet-cellphone ipad.gen1=device-tablet
    ipad.gen2=device-tablet-camera ipad.landscape=device-tablet@90 iphone=device-mobile
    iphone.and.arrow.forward=mdi:cellphone-arrow-down iphone.gen1=device-mobile iphone.gen2=device-mobile-camera
    iphone.gen3=device-mobile-speaker iphone.homebutton=device-mobile iphone.landscape=device-mobile@90
    iphone.radiowaves.left.and.right=vibrate ipodtouch=device-mobile italic=text-italic ivfluid.bag=mdi:iv-bag key=key
    key.horizontal=key key.radiowaves.forward=mdi:key-wireless key.viewfinder=mdi:shield-key-outline ladybug=mdi:ladybug
    lamp.ceiling=mdi:ceiling-light-outline lamp.desk=lamp lamp.floor=mdi:floor-lamp-outline lamp.table=lamp
    laptopcomputer=laptop laptopcomputer.and.iphone=mdi:cellphone-link
    laptopcomputer.trianglebadge.exclamationmark=laptop largecircle.fill.circle=mdi:radiobox-marked lasso=mdi:lasso
    latch.2.case=briefcase leaf=leaf leaf.arrow.triangle.circlepath=mdi:leaf-circle-outline lifepreserver=lifebuoy
    light.beacon.max=mdi:alarm-light-outline light.beacon.min=mdi:alarm-light-outline
    lightbulb.2=mdi:lightbulb-multiple-outline lightbulb.led=lightbulb lightbulb.max=mdi:lightbulb-on-outline
    lightbulb.min=lightbulb lightrail=mdi:tram lightspectrum.horizontal=mdi:gradient-horizontal
    lightswitch.off.fill=mdi:light-switch-off lightswitch.on=mdi:light-switch
    line.2.horizontal.decrease=mdi:filter-variant line.diagonal=line-segment line.diagonal.arrow=arrow-up-right
    line.horizontal.2.decrease=mdi:filter-variant lines.measurement.horizontal=mdi:ruler link=mdi:link-variant
    list.bullet.clipboard=mdi:clipboard-list-outline list.bullet.indent=list-bullets
    list.bullet.rectangle.portrait=article list.clipboard=clipboard-text list.star=mdi:playlist-star
    list.triangle=mdi:format-list-bulleted-triangle location.magnifyingglass=mdi:map-search-outline
    location.viewfinder=crosshair lock.display=mdi:monitor-lock lock.doc=mdi:file-lock-outline
    lock.iphone=mdi:cellphone-lock lock.rotation.open=mdi:lock-open-outline lock.shield=mdi:shield-lock-outline
    lock.trianglebadge.exclamationmark=mdi:lock-alert-outline lungs=mdi:lungs macbook=laptop
    macbook.and.iphone=mdi:cellphone-link macmini=mdi:nas macpro.gen3=desktop-tower macwindow=mdi:application-outline
    macwindow.on.rectangle=browsers magazine=mdi:book-open-page-variant-outline magicmouse=mouse-simple
    mail=envelope-simple mail.and.text.magnifyingglass=mdi:email-search-outline mail.stack=mdi:email-multiple-outline
    medal=medal mediastick=mdi:usb-flash-drive-outline medical.thermometer=thermometer-simple megaphone=megaphone
    memorychip=mdi:memory menubar.rectangle=mdi:dock-top metronome=mdi:metronome microbe=mdi:virus-outline
    microwave=mdi:microwave minus.plus.batteryblock=mdi:car-battery mountain.2=mdi:image-filter-hdr mouse=mouse
    move.3d=mdi:axis-arrow mug=coffee music.microphone=microphone
    music.quarternote.3=music-notes mustache=mdi:mustache network=globe newspaper=newspaper nosign=prohibit
    note=note-blank note.text=note opticaldisc=disc opticaldiscdrive=disc option=mdi:apple-keyboard-option
    oval=mdi:ellipse-outline oval.portrait=mdi:ellipse-outline@90 oven=mdi:stove paintbrush=paint-brush
    paintbrush.pointed=paint-brush-broad paintpalette=palette paperclip=paperclip paragraphsign=mdi:format-pilcrow
    parkingsign=mdi:parking party.popper=mdi:party-popper pawprint=paw-print pc=desktop-tower
    pedestrian.gate.closed=mdi:gate pencil.and.list.clipboard=mdi:clipboard-edit-outline
    pencil.and.ruler=mdi:pencil-ruler pencil.and.scribble=mdi:draw pencil.line=pencil-line pencil.tip=pen-nib
    pencil.tip.crop.circle=mdi:draw pentagon=mdi:pentagon-outline percent.ar=percent person.3.sequence=users-three
    person.and.arrow.left.and.arrow.right=mdi:account-switch-outline person.and.background.dotted=user-focus
    person.bust=user person.crop.artframe=user-square person.crop.rectangle=identification-card
    person.crop.rectangle.stack=identification-card person.fill.checkmark=mdi:account-check
    person.fill.questionmark=mdi:account-question person.fill.xmark=user-minus-fill
    person.text.rectangle=identification-card person.wave.2=mdi:account-voice personalhotspot=link-simple
    perspective=mdi:perspective-more phone.arrow.down.left=phone-incoming phone.arrow.up.right=phone-outgoing
    phone.bubble.left=mdi:phone-message-outline phone.connection=phone-call
    phone.fill.arrow.down.left=phone-incoming-fill phone.fill.arrow.up.right=phone-outgoing-fill
    photo.artframe=mdi:image-frame photo.fill.on.rectangle.fill=mdi:image-multiple
    photo.on.rectangle.angled=mdi:image-multiple-outline pill=pill pills=pill
    pip.enter=mdi:picture-in-picture-bottom-right platter.filled.bottom.iphone=device-mobile
    play.desktopcomputer=monitor-play play.square.stack=mdi:play-box-multiple-outline play.tv=mdi:television-play
    plus.forwardslash.minus=plus-minus plus.rectangle.fill.on.rectangle.fill=mdi:plus-box-multiple
    plus.rectangle.on.folder=folder-plus plus.square.dashed=selection-plus
    point.3.connected.trianglepath.dotted=share-network point.bottomleft.forward.to.point.topright.scurvepath=path
    popcorn=mdi:popcorn poweroff=circle poweron=power poweroutlet.type.b=mdi:power-socket-us
    powerplug=mdi:power-plug-outline projective=cube puzzlepiece=puzzle-piece puzzlepiece.extension=puzzle-piece
    pyramid=mdi:pyramid questionmark.folder=mdi:folder-question-outline quote.closing=mdi:format-quote-close
    quote.opening=quotes@180 radio=radio rainbow=rainbow record.circle=record
    rectangle.3.group=mdi:view-dashboard-outline rectangle.3.offgrid=mdi:view-quilt-outline
    rectangle.and.arrow.up.right.and.arrow.down.left=mdi:arrow-expand rectangle.and.hand.point.up.left=hand-pointing
    rectangle.and.paperclip=paperclip rectangle.and.pencil.and.ellipsis=mdi:form-textbox
    rectangle.and.text.magnifyingglass=mdi:text-box-search-outline rectangle.bottomthird.inset.filled=mdi:dock-bottom
    rectangle.checkered=mdi:checkerboard rectangle.compress.vertical=arrows-in-line-vertical rectangle.dashed=mdi:select
    rectangle.expand.vertical=arrows-out-line-vertical rectangle.grid.2x2=squares-four rectangle.grid.3x3=mdi:grid
    rectangle.leadinghalf.filled=mdi:dock-left rectangle.portrait.and.arrow.forward=sign-out
    rectangle.portrait.and.arrow.right=sign-out rectangle.portrait.on.rectangle.portrait=copy
    rectangle.portrait.split.2x1=columns rectangle.stack.person.crop=mdi:account-box-multiple-outline
    refrigerator=mdi:fridge-outline repeat.1=repeat-once restart=mdi:restart rhombus=diamond
    richtext.page=mdi:file-image-outline road.lanes=mdi:road road.lanes.curved.right=mdi:road-variant rosette=medal
    rotate.3d=mdi:rotate-3d-variant ruler=ruler safari=compass sailboat=mdi:sail-boat scale.3d=mdi:axis-arrow
    scalemass=scales scanner=mdi:scanner scissors=scissors scooter=mdi:scooter screwdriver=mdi:screwdriver
    scribble=scribble-loop scribble.variable=scribble-loop scroll=mdi:script-outline sdcard=mdi:sd
    sensor=mdi:motion-sensor shield.checkerboard=shield-checkered
    shield.checkered=shield-checkered shield.lefthalf.filled=mdi:shield-half-full shift=arrow-fat-up
    shoe=mdi:shoe-sneaker shoe.2=mdi:shoe-print shower=shower sidebar.leading=mdi:dock-left
    sidebar.squares.leading=mdi:page-layout-sidebar-left sidebar.squares.left=mdi:page-layout-sidebar-left
    sidebar.squares.right=mdi:page-layout-sidebar-right sidebar.trailing=mdi:dock-right signature=mdi:signature-freehand
    signpost.left=mdi:sign-direction signpost.right=traffic-sign signpost.right.and.left=mdi:sign-direction
    sim.card=sim-card simcard=sim-card sink=mdi:countertop-outline skew=mdi:skew-more slash.circle=prohibit-inset
    sleep=moon slider.horizontal.2.square=mdi:tune slider.horizontal.below.rectangle=mdi:tune slider.vertical.3=sliders
    slowmo=mdi:play-speed smallcircle.circle=mdi:radiobox-marked smallcircle.filled.circle=mdi:radiobox-marked
    smoke=mdi:weather-dust snowflake=snowflake soccerball=soccer-ball soccerball.inverse=soccer-ball-fill
    sofa=mdi:sofa-outline space=mdi:keyboard-space sparkles.tv=mdi:television-shimmer spigot=mdi:water-pump
    sportscourt=mdi:soccer-field sprinkler=mdi:sprinkler square.2.layers.3d=stack-simple
    square.3.layers.3d.down.right=stack square.and.arrow.down.on.square=mdi:tray-arrow-down
    square.and.arrow.up.on.square=export square.dashed=mdi:select square.filled.on.square=copy-simple
    square.grid.3x3.topleft.filled=mdi:grid square.grid.4x3.fill=mdi:view-module
    square.stack.3d.down.right=stack square.stack.3d.forward.dottedline=stack square.text.square=mdi:text-box-outline
    squareshape.dashed.squareshape=selection-all stairs=mdi:stairs star.leadinghalf.fill=star-half staroflife=asterisk
    steeringwheel=mdi:steering stethoscope=mdi:stethoscope storefront=storefront stove=mdi:stove
    strikethrough=text-strikethrough stroller=mdi:baby-carriage studentdesk=mdi:desk suit.club=club
    suit.diamond=mdi:cards-diamond-outline suit.spade=spade suitcase=suitcase-simple suitcase.cart=mdi:bag-carry-on
    suitcase.rolling=mdi:bag-suitcase-outline sum=mdi:sigma sun.dust=mdi:weather-dust sun.horizon=sun-horizon
    sun.rain=mdi:weather-partly-rainy sunglasses=mdi:sunglasses suv.side=jeep swatchpalette=swatches
    switch.2=mdi:toggle-switch-outline switch.programmable=mdi:light-switch syringe=mdi:needle
    table.furniture=mdi:table-furniture tablecells=table takeoutbag.and.cup.and.straw=mdi:food-takeout-box-outline
    target=target teddybear=mdi:teddy-bear teletype=mdi:deskphone tennis.racket=tennis-ball tennisball=tennis-ball
    tent=mdi:tent terminal=terminal-window testtube.2=test-tube text.below.photo=mdi:image-text text.book.closed=book
    text.cursor=mdi:cursor-text text.insert=mdi:playlist-plus
    text.line.first.and.arrowtriangle.forward=mdi:playlist-play text.magnifyingglass=mdi:text-search text.page=file-text
    text.rectangle=article text.viewfinder=mdi:text-recognition textformat.123=mdi:numeric textformat.alt=text-t
    textformat.size.larger=mdi:format-font-size-increase textformat.size.smaller=mdi:format-font-size-decrease
    textformat.subscript=mdi:format-subscript textformat.superscript=mdi:format-superscript
    theatermask.and.paintbrush=mdi:drama-masks theatermasks=mdi:drama-masks thermometer.high=mdi:thermometer-high
    thermometer.low=mdi:thermometer-low thermometer.medium=thermometer-simple thermometer.snowflake=thermometer-cold
    thermometer.sun=thermometer-hot ticket=ticket timelapse=mdi:timelapse togglepower=toggle-right toilet=mdi:toilet
    tornado=mdi:weather-tornado tortoise=mdi:tortoise touchid=fingerprint train.side.front.car=mdi:train tram=train
    translate=translate tray.2=tray tree=tree trophy=trophy truck.box=truck tshirt=t-shirt tv=monitor
    tv.and.mediabox=mdi:television-box uiwindow.split.2x1=columns videoprojector=mdi:projector view.3d=cube
    viewfinder.circle=crosshair visionpro=mdi:virtual-reality volleyball=volleyball wallet.bifold=wallet
    wallet.pass=wallet wand.and.stars.inverse=magic-wand washer=mdi:washing-machine water.waves=waves
    waterbottle=mdi:bottle-soda-outline wave.3.forward=mdi:contactless-payment wave.3.left=mdi:contactless-payment@180
    wave.3.right=mdi:contactless-payment waveform.and.mic=mdi:microphone-message web.camera=mdi:webcam
    wheelchair=wheelchair wifi.router=mdi:router-wireless wind=wind wind.snow=mdi:weather-snowy-heavy
    window.shade.closed=mdi:roller-shade-closed window.shade.open=mdi:roller-shade
    window.vertical.closed=mdi:window-closed-variant wineglass=wine wrench.adjustable=wrench
    wrench.and.screwdriver=mdi:tools xmark.bin=mdi:archive-remove-outline xserve=hard-drives
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
  /// Turns of 45 degrees clockwise.
  let eighthTurns: Int

  init(_ set: IconSet = .phosphor, _ name: String, eighthTurns: Int = 0) {
    self.set = set
    self.name = name
    self.eighthTurns = eighthTurns
  }

  /// Reads a glyph as the table writes it.
  fileprivate init(_ entry: Substring) {
    let parts = entry.split(separator: "@")
    let isMaterial = parts[0].hasPrefix("mdi:")
    self.init(
      isMaterial ? .material : .phosphor, String(isMaterial ? parts[0].dropFirst(4) : parts[0]),
      eighthTurns: parts.count > 1 ? (Int(parts[1]) ?? 0) / 45 : 0)
  }

  /// The filled form, or nil for a glyph that has none.
  var filled: SymbolGlyph? {
    switch set {
    case .phosphor: name.hasSuffix("-fill") ? self : SymbolGlyph(set, name + "-fill", eighthTurns: eighthTurns)
    case .material:
      name.hasSuffix("-outline") ? SymbolGlyph(set, String(name.dropLast(8)), eighthTurns: eighthTurns) : self
    }
  }
}
