function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Elements a drawing may have: shapes, text, paint and effects, nothing that runs, moves, links or embeds a page. */
export const ALLOWED_ELEMENTS = words(`
  svg g defs symbol use switch title desc style image view
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Invisible elements that drawing programs leave behind; they are dropped with their content. */
export const DROPPED_ELEMENTS = words('metadata')

/** Attributes a drawing may have; any other is dropped. */
export const ALLOWED_ATTRIBUTES = words(`
  id class style lang href version viewBox preserveAspectRatio transform x y z x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy
  d points width height pathLength rotate textLength lengthAdjust startOffset method spacing side
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode values type operator k1 k2 k3 k4 radius stdDeviation scale
  xChannelSelector yChannelSelector order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  baseFrequency numOctaves seed stitchTiles surfaceScale diffuseConstant specularConstant specularExponent
  azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle slope intercept amplitude exponent tableValues
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering isolation
  letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-rendering transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
  systemLanguage requiredFeatures role aria-label aria-hidden media`)
