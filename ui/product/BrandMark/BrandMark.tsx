import type { NativeProps } from '../../private/native-props.ts'
import type { BrandArtProps } from '../../provider/brand.ts'
import { useUiBrand } from '../../provider/UiProvider.tsx'
import * as styles from './BrandMark.css.ts'

/** The five stars of the constellation. */
const stars = [
  { x: 3, y: 7, r: 2.4, gold: true },
  { x: 12, y: 19, r: 1.8, gold: false },
  { x: 21, y: 9, r: 2.8, gold: true },
  { x: 31, y: 20, r: 1.8, gold: false },
  { x: 41, y: 4, r: 2.4, gold: true },
]

const CassiopeiaMark = (props: BrandArtProps) => (
  <svg {...props} viewBox="0 0 44 24">
    <polyline
      points={stars.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.55"
      strokeWidth="1.2"
    />
    {stars.map(({ x, y, r, gold }) => (
      <circle
        key={x}
        cx={x}
        cy={y}
        r={r}
        className={styles.star}
        data-gold={gold ? '' : undefined}
        stroke="currentColor"
        strokeOpacity={gold ? 0.25 : 0}
        strokeWidth="0.6"
      />
    ))}
  </svg>
)

export interface BrandMarkProps extends NativeProps<'svg', 'aria-hidden'> {}

/** The logo of the brand. Decorative, because the brand name is next to it. */
export function BrandMark(props: BrandMarkProps) {
  const { mark: Mark = CassiopeiaMark } = useUiBrand()
  return <Mark width="44" height="24" {...props} aria-hidden="true" focusable="false" data-component="BrandMark" />
}
