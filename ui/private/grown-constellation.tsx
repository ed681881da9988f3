import type { NativeProps } from './native-props.ts'
import { STARS } from './constellation.tsx'

/** A star of four points, around its centre. */
const STAR = 'M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z'

/** The constellation of the logo with lit stars, the crown of a winner. Decorative. */
export const GrownConstellation = (props: NativeProps<'svg'> & { className: string }) => (
  <svg {...props} viewBox="-8 -8 134 66" aria-hidden="true" focusable="false">
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
