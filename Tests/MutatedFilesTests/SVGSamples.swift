/// SVG files that use all that is drawn.
enum SVGSamples {
  static let words = [
    "<g>", "</g>", "<use href='#a'/>", "<use href='#p'/>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>",
    "<!ENTITY a 'b'>",
    "&a;", "&#x0;", "url(#p)", "url(#g)", "url(#m)", "url(#c)", "url(#k)", "none", "M0 0", "a1 1 0 1 1 9 9", "z", "%",
    "em",
    "matrix(", "scale(0)", "rotate(", "skewX(90)", "stroke='red'", "stroke-width='1e9'", "stroke-dasharray='.001'",
    "stroke-linejoin='round'", "stroke-linecap='round'", "opacity='.5'", "mask='url(#m)'", "clip-path='url(#c)'",
    "marker-mid='url(#k)'", "fill='url(#p)'", "objectBoundingBox", "userSpaceOnUse", "spreadMethod='reflect'",
    "encoding='UTF-16'", "encoding='latin1'",
  ]

  static let pictures = [shapes, paints, effects, references, styled]

  private static let shapes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
    <!-- é --><path d="M4 4h20v20H4zM8 8c2 2 4 6 8 2s4-4 6 0q2 2 4 4t6-2a4 6 30 1 0 8 8Z" fill-rule="evenodd"/>
    <rect x="30" y="4" width="20" height="12" rx="3" fill="red" stroke="#00f" stroke-width="2" stroke-dasharray="3 1"/>
    <circle cx="12" cy="44" r="8" fill="rgb(10%,50%,90%)"/><ellipse cx="40" cy="44" rx="12" ry="6" opacity=".5"/>
    <polyline points="2,60 10,50 20,62 30,50" fill="none" stroke="green" stroke-linejoin="round" stroke-linecap="round"/>
    <polygon points="50,50 60,50 55,60" transform="rotate(20 55 55) skewX(10)" stroke="black" stroke-miterlimit="9"/>
    <line x1="0" y1="0" x2="64" y2="64" stroke="currentColor" color="hsl(120,50%,50%)"/></svg>
    """

  private static let paints = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="g" x1="0" x2="50%" gradientTransform="rotate(30)" spreadMethod="reflect"><stop offset="0" stop-color="red"/>
    <stop offset="1" stop-color="blue" stop-opacity=".5"/></linearGradient>
    <radialGradient id="r" href="#g" cx="50%" cy="50%" r="40%" fx="30%" fy="40%" fr="2%" gradientUnits="userSpaceOnUse"/>
    <pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(.8)"><circle cx="5" cy="5" r="4" fill="url(#g)"/>
    </pattern><pattern id="q" width=".2" height=".3" viewBox="0 0 4 4"><rect width="3" height="3" fill="url(#p)"/></pattern></defs>
    <rect width="50" height="50" fill="url(#g)"/><circle cx="70" cy="30" r="25" fill="url(#r)"/>
    <rect y="55" width="45" height="40" fill="url(#p)" stroke="url(#g)" stroke-width="4"/>
    <path d="M50 55h40v40H50z" fill="url(#q) red" stroke="url(#p)" stroke-width="6"/></svg>
    """

  private static let effects = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">
    <clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/><path d="M0 0h.2v.2z" clip-rule="evenodd"/></clipPath>
    <mask id="m" maskContentUnits="userSpaceOnUse"><rect width="64" height="30" fill="white"/><circle r="9" cx="20" cy="20" fill="gray"/></mask>
    <mask id="a" mask-type="alpha"><g mask="url(#m)"><rect width="64" height="64"/></g></mask>
    <marker id="k" markerWidth="4" markerHeight="4" refX="center" refY="2" orient="auto-start-reverse" viewBox="0 0 4 4"><path d="M0 0l4 2l-4 2z"/></marker>
    <g clip-path="url(#c)"><rect width="40" height="40" mask="url(#m)" fill="teal"/></g>
    <g opacity=".4"><rect x="20" y="20" width="40" height="40" mask="url(#a)"/></g>
    <path d="M5 50l10-10 10 10 20-20" fill="none" stroke="red" marker-start="url(#k)" marker-mid="url(#k)" marker-end="url(#k)"/></svg>
    """

  private static let references = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64">
    <symbol id="s" viewBox="0 0 8 8" overflow="visible"><g id="a"><rect width="4" height="4"/><use href="#b" x="4"/></g></symbol>
    <g id="b"><path d="M0 0h4v4"/></g><use xlink:href="#s" width="30" height="30"/><use href="#a" transform="translate(30 30) scale(3)"/>
    <svg x="10" y="40" width="50%" height="20" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>
    <switch><g requiredExtensions="x"/><g><rect x="50" width="9" height="9"/></g></switch></svg>
    """

  private static let styled = """
    <!DOCTYPE svg [<!ENTITY st0 "fill:#FF0000;stroke:blue">]>
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><style>/* a */ .a{fill:red;stroke-width:2} #b,rect{opacity:.5 !important}
    * {stroke-opacity:.5}</style><rect class="a" width="9" height="9"/><path id="b" style="&st0;" d="M9 9h9v9z"/><title>t</title>
    <text>no</text><g filter="url(#f)" style="mix-blend-mode:multiply"><circle r="4" paint-order="stroke"/></g></svg>
    """

  static let symbol = """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><g id="Guides">
    <line id="Baseline-M" x1="0" x2="99" y1="70" y2="70"/><line id="Capline-M" x1="0" x2="99" y1="20" y2="20"/>
    <line id="left-margin-Regular-M" x1="10" x2="10" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="80" x2="80" y1="0" y2="9"/></g>
    <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 10 10)"><path class="multicolor-0:systemRedColor hierarchical-1:secondary" d="M5 5h20v30z"/>
    <circle cx="40" cy="30" r="10" fill-rule="evenodd"/></g></g></svg>
    """
}
