import { colour } from '../../tokens/tokens.css.ts'

const stars = [
  { x: 40, y: 70 },
  { x: 120, y: 140 },
  { x: 210, y: 80 },
  { x: 300, y: 150 },
]

/** The constellation with its last star missing: for a page that does not exist. Decoration, silent. */
export function NotFoundArt() {
  return (
    <svg
      width="420"
      height="200"
      viewBox="0 0 420 200"
      aria-hidden="true"
      focusable="false"
      data-component="NotFoundArt"
    >
      <polyline
        points={stars.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={colour.controlBorder}
        strokeWidth="2"
      />
      <path d="M300 150 L372 62" stroke={colour.controlBorder} strokeWidth="2" strokeDasharray="4 8" />
      {stars.map(({ x, y }, at) => (
        <circle key={x} cx={x} cy={y} r={at % 2 === 0 ? 9 : 6} fill={at % 2 === 0 ? colour.violet : colour.text} />
      ))}
      <circle cx="380" cy="52" r="10" fill="none" stroke={colour.mutedText} strokeWidth="2" strokeDasharray="3 5" />
    </svg>
  )
}
