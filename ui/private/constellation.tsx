import type { BrandArtProps } from '../provider/brand.ts'

/** Positions of the five stars in 116 × 52. */
export const STARS = [
  { x: 6, y: 14 },
  { x: 32, y: 43 },
  { x: 59, y: 24 },
  { x: 85, y: 46 },
  { x: 110, y: 6 },
]
const RADIUS = 4.5
/** Space between a star and the line to the next one. */
const GAP = 10

/** The lines between the stars, without their ends. */
const LINES = /* @__PURE__ */ STARS.slice(1).map((to, index) => {
  const from = STARS[index] ?? to
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [x, y] = [((to.x - from.x) / length) * GAP, ((to.y - from.y) / length) * GAP]
  return { x1: from.x + x, y1: from.y + y, x2: to.x - x, y2: to.y - y }
})

/** The constellation of the logo with hollow stars, for a list that is empty. */
export const Constellation = (props: BrandArtProps) => (
  <svg {...props} viewBox="0 0 116 52" fill="none" stroke="currentColor">
    {LINES.map((line) => (
      <line key={line.x1} {...line} strokeOpacity="0.6" strokeDasharray="3 4" />
    ))}
    {STARS.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r={RADIUS} strokeWidth="2" />
    ))}
  </svg>
)
