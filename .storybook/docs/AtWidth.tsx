import { Story } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import * as styles from './blocks.css.ts'

export interface AtWidthProps {
  of: ModuleExport
  /** Width and height of the window in pixels; a phone by default. */
  width?: number
  height?: number
}

/** Width of the text of a docs page, in pixels. */
const ROOM = 1000

/** A story in a window of its own, where its media queries are those of the width. A wide one is drawn smaller. */
export function AtWidth({ of, width = 390, height = 640 }: AtWidthProps) {
  const scale = Math.min(1, ROOM / width)
  return (
    <div className={styles.atWidth} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <div style={{ inlineSize: width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <Story of={of} inline={false} height={`${height}px`} />
      </div>
    </div>
  )
}
