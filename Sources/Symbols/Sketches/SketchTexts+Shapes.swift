extension SketchTexts {
  /// Rectangles and squares, beside and over each other.
  static let shapes = """
    square=b r -40.3,-40.3,40.3,40.3,9
    rectangle=b r -53.3,-40.3,53.3,40.3,9.5
    rectangle.portrait=b r -40.3,-53.3,40.3,53.3,9.5
    square.and.arrow.up=s l -17,-19 -38.7,-19,9 -38.7,50.5,9 38.7,50.5,9 38.7,-19,9 17,-19 s l 0,16 0,-49.5 s l \
      -17.5,-33 0,-50.3 17.5,-33
    square.and.arrow.down=s l -17,-21.5 -38.7,-21.5,9 -38.7,48,9 38.7,48,9 38.7,-21.5,9 17,-21.5 s l 0,-48 0,18.5 s \
      l -17.5,2 0,19.3 17.5,2
    rectangle.stack=b r -47.8,-23.5,47.8,50.5,11 f p -41.5,-35.7 -41.5,-42,6 41.5,-42,6 41.5,-35.7 f p -32,-49.2 \
      -32,-55.2,6 32,-55.2,6 32,-49.2
    square.grid.2x2=b@4 r -40.5,-40.5,-8.8,-8.8,6
    square.grid.3x3=b r -43.7,-42.8,-23.8,-23.3,3.5 b r -10,-42.8,10,-23.3,3.5 b r 23.8,-42.8,43.7,-23.3,3.5 b r \
      -43.7,-9.8,-23.8,9.8,3.5 b r -10,-9.8,10,9.8,3.5 b r 23.8,-9.8,43.7,9.8,3.5 b r -43.7,23.3,-23.8,42.8,3.5 b r \
      -10,23.3,10,42.8,3.5 b r 23.8,23.3,43.7,42.8,3.5
    sidebar.left=s r -53.3,-40.3,53.3,40.3,9.5 s.85 l -17,-40 -17,40 s.6 l -40.5,-22 -30,-22 s.6 l -40.5,-9.5 \
      -30,-9.5 s.6 l -40.5,3.5 -30,3.5
    sidebar.right=b u sidebar.left,-1
    square.and.pencil=s l 12,-33.5 -45,-33.5,10 -45,46,10 34,46,10 34,-15 f p -14.5,13,1 -10,3 33,-40 40,-33 -3,10 f \
      p 36.5,-43.5 42,-49,4 48,-43,4 43.5,-36.5
    rectangle.on.rectangle=b r -60.5,-48.5,36,25,10 x r -36.5,-25,60.5,48.5,10 b r -36.5,-25,60.5,48.5,10
    rectangle.on.rectangle.angled=b p -63,-37,10 32,-53,10 44,17,10 -51,33,10 x r -38,-23,62.5,51,11 b r \
      -38,-23,62.5,51,11
    filemenu.and.selection=s r -33,-42.7,33,42.7,9 f r -24.5,-9.8,24.5,9.8,3.7 s l -17,-27 17,-27 s l -17,27 17,27
    rectangle.split.3x1=b u rectangle i l -17.7,-40 -17.7,40 i l 17.7,-40 17.7,40
    rectangle.lefthalf.inset.filled rectangle.lefthalf.inset.fill rectangle.leadinghalf.inset.filled \
      rectangle.leadinghalf.inset.fill=b u rectangle f r -43,-30,0,30,4
    rectangle.righthalf.inset.filled rectangle.righthalf.inset.fill rectangle.trailinghalf.inset.filled \
      rectangle.trailinghalf.inset.fill=b u rectangle f r 0,-30,43,30,4
    rectangle.lefthalf.inset.filled.arrow.left rectangle.lefthalf.inset.fill.arrow.left \
      rectangle.leadinghalf.inset.filled.arrow.leading=b u rectangle.lefthalf.inset.fill h.75 u \
      arrow.left,.38,-21.5,0
    rectangle.righthalf.inset.filled.arrow.right rectangle.righthalf.inset.fill.arrow.right \
      rectangle.trailinghalf.inset.filled.arrow.trailing=b u rectangle.righthalf.inset.fill h.75 u \
      arrow.right,.38,21.5,0
    square.and.arrow.up.fill=f r -43,-23.5,43,55,13 h l 0,16 0,-30 s l 0,-30 0,-49.5 s l -17.5,-33 0,-50.3 17.5,-33
    square.and.arrow.down.fill=f r -43,-26,43,52.5,13 h l 0,-30 0,18.5 h l -17.5,2 0,19.3 17.5,2 s l 0,-48 0,-34
    rectangle.split.3x3=b u rectangle i.8 l -53,-13.5 53,-13.5 i.8 l -53,13.5 53,13.5 i.8 l -17,-40 -17,40 i.8 l \
      17,-40 17,40
    rectangle.split.2x1=b u rectangle i.9 l 0,-40 0,40
    rectangle.split.1x2=b u rectangle i.9 l -53,0 53,0
    square.split.2x1=b u square i.9 l 0,-40 0,40
    square.split.1x2=b u square i.9 l -40,0 40,0
    square.split.2x2=b u square i.9 l -40,0 40,0 i.9 l 0,-40 0,40
    square.stack=b r -38.8,-26.5,38.8,52.5,9 f p -32,-38.5 -32,-44.8,6 32,-44.8,6 32,-38.5 f p -24,-51.5 -24,-57.6,6 \
      24,-57.6,6 24,-51.5
    square.on.square=b r -49.5,-48.5,27.5,25,9 x r -24.5,-25.5,49.5,48.5,9 b r -24.5,-25.5,49.5,48.5,9
    square.stack.3d.up square.3.layers.3d square.3.stack.3d=b p 0,-51,6 48,-24,5 0,3.5,6 -48,-24,5 s l -45.5,-0.5 \
      0,26.5,6 45.5,-0.5 s l -45.5,22 0,49.5,6 45.5,22
    rectangle.grid.1x2=b r -48.5,-40.5,48.5,-8.5,6 b r -48.5,8.5,48.5,40.5,6
    square.grid.3x2 rectangle.grid.3x2=b r -64.8,-40.3,-33.1,-8.6,6 b r -15.85,-40.3,15.85,-8.6,6 b r \
      33.1,-40.3,64.8,-8.6,6 b r -64.8,8.6,-33.1,40.3,6 b r -15.85,8.6,15.85,40.3,6 b r 33.1,8.6,64.8,40.3,6
    server.rack=b u rectangle i.8 l -53,-13.5 53,-13.5 i.8 l -53,13.5 53,13.5 j o 32.5,-26.9,6 j o 32.5,0,6 j o \
      32.5,26.9,6
    apple.terminal=b r -53.3,-40.8,53.3,40.8,9.5 i.8 l -35.2,-24.2 -20.1,-14.3 -35.2,-4.4 i.8 l -12.7,-1.8 5.7,-1.8
    list.bullet.rectangle=b u rectangle j o -34.8,-22.6,4.5 i.75 l -19,-22.6 35.7,-22.6 j o -34.8,-7.5,4.5 i.75 l \
      -19,-7.5 10.6,-7.5 j o -34.8,7.5,4.5 i.75 l -19,7.5 35.7,7.5 j o -34.8,22.6,4.5 i.75 l -19,22.6 10.6,22.6
    capsule=b r -57,-33,57,33,33
    capsule.portrait=b r -33,-57,33,57,33
    circle.grid.2x1=b o -24,0,18 b o 24,0,18
    circle.grid.3x3=b o -36.2,-33.6,10.6 b o 0,-33.6,10.6 b o 36.2,-33.6,10.6 b o -36.2,0,10.6 b o 0,0,10.6 b o \
      36.2,0,10.6 b o -36.2,33.6,10.6 b o 0,33.6,10.6 b o 36.2,33.6,10.6
    square.on.circle=b o -17.5,-16.5,36 x r -22.5,-23.5,51.5,51,9 b r -22.5,-23.5,51.5,51,9
    """
}
