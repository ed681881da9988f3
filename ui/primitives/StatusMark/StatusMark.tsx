import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import * as styles from './StatusMark.css.ts'

/** One shape per tone, so that the status is clear without its colour. */
const shapes = { waiting: Clock, done: CircleCheck, cancelled: CircleSlash, failed: TriangleAlert } as const

export type StatusTone = keyof typeof shapes
/** Every tone, for the documentation. */
export const statusTones = /* @__PURE__ */ Object.keys(shapes).filter((tone): tone is StatusTone => tone in shapes)

export interface StatusMarkProps extends NativeProps<'span'> {
  /** Sets colour and shape. */
  tone: StatusTone
  /** The status as a word. */
  children: string
  /** Adds an outline, for the status of a whole page. */
  pill?: boolean | undefined
}

/** Status of a payment by shape, word and colour. */
export function StatusMark({ tone, children, pill = false, ...rest }: StatusMarkProps) {
  return (
    <span
      {...rest}
      className={styles.mark}
      data-component="StatusMark"
      data-tone={tone}
      data-pill={pill ? '' : undefined}
    >
      <span className={styles.shape}>
        <SvgIcon icon={shapes[tone]} size={20} />
      </span>
      <span className={styles.word}>{children}</span>
    </span>
  )
}
