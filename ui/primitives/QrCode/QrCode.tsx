import { encode } from 'uqr'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './QrCode.css.ts'

export interface QrCodeProps extends NativeProps<'svg', 'role' | 'aria-label' | 'viewBox'> {
  /** The text that a camera reads, such as a URI. */
  value: string
  /** Accessible name: what the code is for, not its text. */
  label: string
}

/** Modules of light around the code, which the standard demands. */
const QUIET_ZONE = 4

/** A QR code. Show its text beside it, too, for those who cannot scan it. */
export function QrCode({ value, label, ...rest }: QrCodeProps) {
  const { data, size } = encode(value, { border: QUIET_ZONE, ecc: 'M' })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      {...rest}
      className={styles.root}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-component="QrCode"
    >
      <path d={modules.join('')} />
    </svg>
  )
}
