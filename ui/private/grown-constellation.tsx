import type { BrandArtProps } from '../provider/brand.ts'
import { STARS } from './constellation.tsx'

/** A star of four points, around its centre. */
const STAR = 'M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z'

/** The constellation of the logo with lit stars, the crown of a winner. */
export const GrownConstellation = (props: BrandArtProps) => (
  <svg {...props} viewBox="-8 -8 134 66">
    <polyline
      points={STARS.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.7"
      strokeWidth="1.5"
    />
    {STARS.map(({ x, y }) => (
      <g key={x} transform={`translate(${x} ${y})`} fill="currentColor">
        <circle r="12" fillOpacity="0.16" />
        <path d={STAR} />
      </g>
    ))}
  </svg>
)
