import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends NativeProps<'span'> {
  /**
   * Height of the content in pixels, to avoid a layout shift. `tile` has the shape of a game tile, `fill` fills a container
   * with a height of its own, `panel` does the same with a panel's corners. `select` is a field in a row of other controls,
   * `news` the news banner, `choice` a card of `ChoiceSheet`, of which a phone shows one.
   */
  height: number | 'tile' | 'fill' | 'panel' | 'select' | 'choice' | 'news'
}

/** Placeholder for content that is loading. Hidden from assistive technology: its region sets `aria-busy`. */
export function Skeleton({ height, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={styles.skeleton}
      data-component="Skeleton"
      data-shape={typeof height === 'string' ? height : undefined}
      style={typeof height === 'string' ? undefined : { blockSize: height }}
    />
  )
}
