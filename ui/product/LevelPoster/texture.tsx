import type { VipLevel } from '../../private/tier-arch.tsx'

/** Lines of a material in 200 × 360, and the opacity of each. */
const LINES: Readonly<Record<VipLevel, readonly (readonly [path: string, opacity: number])[]>> = {
  1: [['M0 64 58 40 104 70 160 44 200 60M58 40 40 0M104 70 118 130M160 44 150 0', 0.16]],
  2: [],
  3: [],
  4: [
    ['M110 14C136 26 150 50 200 30M0 34C20 22 40 26 62 10', 0.12],
    ['M0 158C50 118 80 206 128 156S184 142 200 154M0 186C44 150 84 226 130 184S186 172 200 182', 0.2],
    ['M0 270C40 232 88 308 134 266S186 252 200 264M0 318C54 282 96 350 142 312S190 300 200 308', 0.16],
  ],
  5: [],
  6: [],
}
/** Facets of a crystal. */
const FACETS: readonly (readonly [path: string, opacity: number])[] = [
  ['M0 0 96 118 0 214Z', 0.1],
  ['M96 118 200 40V0H0Z', 0.05],
  ['M96 118 200 40V190Z', 0.13],
  ['M96 118 0 214 60 360 150 236Z', 0.07],
  ['M96 118 200 190 150 236Z', 0.03],
  ['M150 236 200 190V360H60Z', 0.12],
]
const HAMMERED = Array.from({ length: 45 }, (_, index) => {
  const row = Math.floor(index / 5)
  return { x: 12 + (index % 5) * 44 + (row % 2) * 22, y: 18 + row * 26 }
})
const BRUSHED = Array.from({ length: 40 }, (_, index) => ({ x: 3 + index * 5, y: (index * 37) % 90 }))

/** The surface of a material, stretched over its block. Decorative. */
export const Texture = ({ level, className }: { level: VipLevel; className: string }) => (
  <svg
    className={className}
    viewBox="0 0 200 360"
    preserveAspectRatio="xMidYMin slice"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    {LINES[level].map(([path, opacity]) => (
      <path key={path} d={path} strokeOpacity={opacity} strokeWidth={level === 4 ? 5 : 1.5} />
    ))}
    {level === 2
      ? HAMMERED.map(({ x, y }) => (
          <ellipse
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            rx="15"
            ry="9"
            stroke="none"
            fill="currentColor"
            fillOpacity="0.07"
          />
        ))
      : null}
    {level === 3
      ? BRUSHED.map(({ x, y }) => <path key={x} d={`M${x} ${y + 110}V360`} strokeOpacity="0.3" strokeWidth="0.8" />)
      : null}
    {level === 5
      ? FACETS.map(([path, opacity]) => (
          <path key={path} d={path} stroke="none" fill="currentColor" fillOpacity={opacity} />
        ))
      : null}
  </svg>
)
