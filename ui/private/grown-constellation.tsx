import type { BrandArtProps } from '../provider/brand.ts'
import { STARS } from './constellation.tsx'

/** A star of four points, around its centre. */
const STAR = 'M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z'

interface LitConstellationProps extends BrandArtProps {
  /** How many stars are lit, from the first; the others are hollow and dotted. */
  lit: number
  /** Factor of the height, for a box that is not as wide as the logo. */
  stretch?: number | undefined
  /** Factor of the stars. */
  grown?: number | undefined
}

/** The constellation of the logo with some of its stars lit, in `currentColor`. */
export const LitConstellation = ({ lit, stretch = 1, grown = 1, ...props }: LitConstellationProps) => {
  const stars = STARS.map(({ x, y }) => ({ x, y: Math.round(y * stretch) }))
  const pointsOf = (part: typeof stars) => part.map(({ x, y }) => `${x},${y}`).join(' ')
  const hollow = stars.slice(lit)
  return (
    <svg {...props} viewBox={`-8 -8 134 ${Math.round(52 * stretch) + 14}`}>
      {hollow.length === 0 ? null : (
        <polyline
          points={pointsOf(stars.slice(Math.max(0, lit - 1)))}
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.5"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
      )}
      <polyline
        points={pointsOf(stars.slice(0, lit))}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.7"
        strokeWidth="1.5"
      />
      {hollow.map(({ x, y }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="4"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.75"
          strokeDasharray="2 1.6"
        />
      ))}
      {stars.slice(0, lit).map(({ x, y }) => (
        <g
          key={x}
          transform={grown === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${grown})`}
          fill="currentColor"
        >
          <circle r="12" fillOpacity="0.16" />
          <path d={STAR} />
        </g>
      ))}
    </svg>
  )
}

/** The constellation of the logo with all stars lit, the crown of a winner. */
export const GrownConstellation = (props: BrandArtProps) => <LitConstellation {...props} lit={STARS.length} />
