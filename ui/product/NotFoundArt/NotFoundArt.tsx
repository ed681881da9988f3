import type { NativeProps } from '../../private/native-props.ts'
import type { BrandArtProps } from '../../provider/brand.ts'
import { useUiBrand } from '../../provider/UiProvider.tsx'
import * as styles from './NotFoundArt.css.ts'

const stars = [
  { x: 40, y: 70 },
  { x: 120, y: 140 },
  { x: 210, y: 80 },
  { x: 300, y: 150 },
]

/** The constellation without its last star. */
const CassiopeiaArt = (props: BrandArtProps) => (
  <svg {...props} viewBox="0 0 420 200">
    <polyline points={stars.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
    <path d="M300 150 L372 62" className={styles.dashedLine} />
    {stars.map(({ x, y }, index) => (
      <circle
        key={x}
        cx={x}
        cy={y}
        r={index % 2 === 0 ? 9 : 6}
        className={styles.star}
        data-state={index % 2 === 0 ? 'bright' : undefined}
      />
    ))}
    <circle cx="380" cy="52" r="10" className={styles.missing} />
  </svg>
)

export interface NotFoundArtProps extends NativeProps<'svg', 'aria-hidden'> {}

/** The brand's picture of the 404 page. Decorative. */
export function NotFoundArt(props: NotFoundArtProps) {
  const { notFoundArt: Art = CassiopeiaArt } = useUiBrand()
  return (
    <Art
      width="420"
      height="200"
      {...props}
      className={styles.art}
      aria-hidden="true"
      focusable="false"
      data-component="NotFoundArt"
    />
  )
}
