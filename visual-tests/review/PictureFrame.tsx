import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { Box, Cluster, PictureSize } from '../evidence.ts'
import * as styles from './review.css.ts'
import { SHARP_SCALE, viewportOf, type Viewport } from './zoom.ts'

export interface PictureLayer {
  src: string
  alt: string
  /** How many rows lower the change is in this picture. */
  shift?: number
  /** Styles of the layer: what is clipped, or how transparent it is. */
  style?: CSSProperties
}

export interface PictureFrameProps {
  /** Name of the frame: `Approved`. */
  label: string
  /** Pictures from the lowest up. */
  layers: readonly PictureLayer[]
  /** `null` until the picture is loaded. */
  size: PictureSize | null
  /** The part to show; `null` for the whole picture. */
  box: Box | null
  /** Clusters to outline. */
  outlined?: readonly Cluster[]
  /** Size of the first layer's picture, for findings that do not name it. */
  onSize?: (size: PictureSize) => void
  /** Part of the window's height for a frame. */
  heightShare?: number
  children?: ReactNode
}

/** What scrolls must be reachable by Tab. */
export const scrollable = { tabIndex: 0, role: 'group' } as const

const MIN_HEIGHT = 160
const OUTLINE_GAP = 4
const MAX_OUTLINES = 24

function outlineStyle({ left, top, scale }: Viewport, { box, kind }: Cluster): CSSProperties {
  return {
    left: (box.left - left) * scale - OUTLINE_GAP,
    top: (box.top - top) * scale - OUTLINE_GAP,
    width: (box.right - box.left + 1) * scale + 2 * OUTLINE_GAP,
    // Removed rows are not in the picture, so only their place is marked.
    height: kind === 'removed' ? 0 : (box.bottom - box.top + 1) * scale + 2 * OUTLINE_GAP,
  }
}

/** The width of an element, in pixels. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** Pictures above each other, zoomed to a box. */
export function PictureFrame({
  label,
  layers,
  size,
  box,
  outlined = [],
  onSize,
  heightShare = 0.56,
  children,
}: PictureFrameProps) {
  const { ref, width } = useWidth()
  const limit = { width: Math.max(1, width), height: Math.max(MIN_HEIGHT, window.innerHeight * heightShare) }
  const viewport = size === null ? null : viewportOf(size, box, limit)
  const content =
    viewport === null ? null : { width: viewport.width * viewport.scale, height: viewport.height * viewport.scale }
  return (
    <div ref={ref}>
      <div
        className={styles.frame}
        role="group"
        aria-label={label}
        {...(content !== null && content.height > limit.height + 1 ? scrollable : {})}
        style={content === null ? { minHeight: 120 } : { width: content.width + 2, maxHeight: limit.height }}
      >
        <div style={{ position: 'relative', overflow: 'hidden', ...content }}>
          {layers.map(({ src, alt, shift = 0, style }) => (
            <div key={`${alt} ${src}`} className={styles.layer} style={style}>
              <img
                src={src}
                alt={alt}
                style={
                  viewport === null
                    ? { visibility: 'hidden' }
                    : {
                        transform: `scale(${viewport.scale}) translate(${-viewport.left}px, ${-(viewport.top + shift)}px)`,
                        imageRendering: viewport.scale >= SHARP_SCALE ? 'pixelated' : 'auto',
                      }
                }
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  onSize?.({ width: naturalWidth, height: naturalHeight })
                }
              />
            </div>
          ))}
          {viewport === null
            ? null
            : outlined
                .slice(0, MAX_OUTLINES)
                .map((cluster, index) => (
                  <div key={index} className={styles.outline} style={outlineStyle(viewport, cluster)} />
                ))}
          {children}
        </div>
      </div>
    </div>
  )
}
