extension SketchTexts {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.down=s l -37.7,-18.5 0,18.8 37.7,-18.5
    chevron.up=b u chevron.down,1,0,0,180
    chevron.right chevron.forward=b u chevron.down,1,0,0,-90
    chevron.left chevron.backward=b u chevron.down,1,0,0,90
    chevron.up.chevron.down=s l -29.5,-13.2 0,-42.7 29.5,-13.2 s l -29.5,13.2 0,42.7 29.5,13.2
    chevron.compact.down=s l -39,-7.5 0,7.5 39,-7.5
    chevron.compact.up=b u chevron.compact.down,1,0,0,180
    chevron.compact.right=b u chevron.compact.down,1,0,0,-90
    chevron.compact.left=b u chevron.compact.down,1,0,0,90
    arrow.right arrow.forward=s l -41,0 40.5,0 s l 6,-32.7 40.8,0 6,32.7
    arrow.left arrow.backward=b u arrow.right,-1
    arrow.up=b u arrow.right,1,0,0,-90
    arrow.down=b u arrow.right,1,0,0,90
    arrow.up.right arrow.up.forward=s l -31,31 31,-31 s l -16,-31.5 31.5,-31.5 31.5,16
    arrow.up.left arrow.up.backward=b u arrow.up.right,-1
    arrow.down.right arrow.down.forward=b u arrow.up.right,1,0,0,90
    arrow.down.left arrow.down.backward=b u arrow.up.right,1,0,0,180
    arrow.clockwise=s l a0,9.5,39.2,-2,270 19,-29.7 s l -1,-49 18.7,-29 -1,-8.5
    arrow.counterclockwise=b u arrow.clockwise,-1
    gobackward=s l a0,3.5,44.5,-87,235 f p -14,-41,3 8,-54,3.5 8,-27,3.5
    goforward=b u gobackward,-1
    arrow.2.squarepath=s@2 l -15,-41.5 37.5,-41.5,12 37.5,20 f@2 p 22,17,4 53,17,4 37.5,39,4
    arrow.swap=s l -34,22 a-17,-18,17,180,360 a17,18,17,180,0 34,-22 f@2 p -48,20,4 -20,20,4 -34,41,4
    arrow.turn.down.right=s l -41.5,-34.5 c-41.5,-10,-34,0 -12,0 42,0 s l 9,-33.5 43,0 9,33.5
    arrow.turn.down.left=b u arrow.turn.down.right,-1
    arrow.turn.up.right=b u arrow.turn.down.right,-1,0,0,180
    arrow.turn.up.left=b u arrow.turn.down.right,1,0,0,180
    arrow.turn.right.down=b u arrow.turn.down.right,-1,0,0,-90
    arrow.turn.left.down=b u arrow.turn.down.right,1,0,0,90
    arrow.turn.right.up=b u arrow.turn.down.right,1,0,0,-90
    arrow.turn.left.up=b u arrow.turn.down.right,-1,0,0,90
    arrow.left.and.right=s l -43,0 43,0 s~ l 15,-28 43.5,0 15,28
    arrow.up.and.down=b u arrow.left.and.right,1,0,0,90
    arrow.up.arrow.down=s l -25,42 -25,-42 s l -53,-14 -25,-42 3,-14 s l 25,-42 25,42 s l -3,14 25,42 53,14
    repeat=s1.3 l -49,-4 c-49,-22,-42,-26 -28,-26 14,-26 s1.3 l 49,4 c49,22,42,26 28,26 -14,26 f@2 p 6,-49,4 \
      40,-26,4 6,-3,4
    shuffle=s1.35 l -56,-25.5 -43,-25.5 c-14,-25.5,-10,25 16,25 36,25 s1.35 l -56,25 -43,25 c-14,25,-10,-25.5 \
      16,-25.5 36,-25.5 f p 33,-47,4 62,-26,4 33,-5,4 f p 33,5,4 62,25.5,4 33,46,4
    arrowshape.turn.up.left=b p -50,0,4 -3.5,-45,6 -3.5,-17 c25,-18,47,-3 48.5,41 c38,22,22,17 -3.5,17 -3.5,45,6
    arrowshape.turn.up.right=b u arrowshape.turn.up.left,-1
    rotate.right=b r -18.5,-15.5,44.5,49.5,9 s l -42,-10 c-48,-28,-34,-41.5 -20,-42 f p -23,-55,3.5 -2,-42,3.5 \
      -23,-29,3.5
    rotate.left=b u rotate.right,-1
    arrow.up.doc=b u doc s l 0,34 0,1 s l -14,15 0,1 14,15
    location=b p 43,-43.5,2.5 3.5,45,2.5 -1,-1.5,2 -46,-4,2.5
    location.north=b p 0,-47,2 35,46.5,2.5 0,22,2 -35,46.5,2.5
    location.north.line=s l 0,-55.5 0,-34 b p 0,-20,2.5 29,54,2.5 0,33,2 -29,54,2.5
    paperplane=b p 45.5,-46.5,2.5 9.5,46,3 -4.5,5,1 -46.5,-11,3 i l 43,-44 -4.5,5
    arrow.uturn.right arrow.uturn.forward=s l 0,41.5 -14,41.5 c-52,41.5,-52,-13 -12,-13 40,-13 s l 12,-43 41.5,-13 \
      12,16
    arrow.uturn.left arrow.uturn.backward=b u arrow.uturn.right,-1
    arrow.uturn.down=b u arrow.uturn.right,-1,0,0,-90
    arrow.uturn.up=b u arrow.uturn.right,-1,0,0,90
    arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward=s@2 l -44,-44 -8.5,-9 s@2 l -8.5,-40 \
      -8.5,-9 -39,-9
    arrow.down.left.and.arrow.up.right arrow.down.backward.and.arrow.up.forward \
      arrow.up.right.and.arrow.down.left=s@2 l 7,-8 42,-42 s@2 l 42,-11 42,-42.5 11,-42.5
    arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward=s@2 l -7,-8 -42,-42 s@2 l -42,-11 \
      -42,-42.5 -11,-42.5
    arrow.2.circlepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 \
      arrow.trianglehead.2.clockwise=s@2 l a0,0,44.5,-137,-3 f@2 p 30.5,-4,3.5 59,-4,3.5 44.7,16,3.5
    arrow.up.to.line=s l -33,-38.8 33,-38.8 s l 0,-34 0,38.5 s l -32.8,2.5 0,-32.5 32.8,2.5
    arrow.down.to.line=b u arrow.up.to.line,1,0,0,180
    arrow.left.to.line=b u arrow.up.to.line,1,0,0,-90
    arrow.right.to.line=b u arrow.up.to.line,1,0,0,90
    rays=s@8 l 0,-32 0,-48
    arrow.circlepath=b u goforward
    chevron.left.to.line=s l 30,-35 -8,0 30,35 s l -30,-35 -30,35
    chevron.right.to.line=b u chevron.left.to.line,-1
    arrowtriangle.up=b p 0,-40.5,4.5 38.5,36,4 -38.5,36,4
    arrowtriangle.down=b u arrowtriangle.up,1,0,0,180
    arrowtriangle.right arrowtriangle.forward=b u arrowtriangle.up,1,0,0,90
    arrowtriangle.left arrowtriangle.backward=b u arrowtriangle.up,1,0,0,-90
    arrow.right.arrow.left=s l -42,-25 42,-25 s l -13,-53 -42.5,-25 -13,3 s l -42,25 42,25 s l 13,-3 42.5,25 13,53
    arrow.left.arrow.right=b u arrow.right.arrow.left,-1
    """
}
