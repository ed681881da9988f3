import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends NativeProps<'span'> {
  /**
   * Height in pixels of what will stand here, so that nothing moves when it arrives; `tile` has a game's shape, `fill`
   * takes the whole of a place that has a height of its own, `panel` the same with a panel's corners.
   */
  height: number | 'tile' | 'fill' | 'panel'
}

/** Holds the place of something that is on its way. Silent: its region says that it is busy. */
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
