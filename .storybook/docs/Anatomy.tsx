import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import * as styles from './blocks.css.ts'
import { measuresOf } from './measures.ts'

export interface Part {
  name: string
  /** CSS selector of the part in the story; the first visible match counts. Without it the part is listed and not marked. */
  target?: string
  /** What the part is for, and when it is there. */
  text?: string
}

export interface AnatomyProps {
  of: ModuleExport
  parts: readonly Part[]
}

/** Where a part is in the box, and its numbers. */
interface Found {
  position: { left: number; top: number }
  measures: string
}

/** Markers closer than this, in pixels, are moved apart. */
const MARKER = 24

/** The document inside of the story's frame, if it has one. */
const frameOf = (box: Element): HTMLIFrameElement | null => box.querySelector('iframe')

/** The parts in the box, each marked at its start; `null` for one that is not there. */
function findParts(box: Element, parts: readonly Part[]): (Found | null)[] {
  const frame = frameOf(box)
  const offset = frame?.getBoundingClientRect()
  const origin = box.getBoundingClientRect()
  const used: Found['position'][] = []
  return parts.map(({ target }) => {
    if (target === undefined) return null
    // The frame also has hidden messages of Storybook.
    const matches = [...(frame?.contentDocument ?? box).querySelectorAll(target)]
    const element = matches.find((match) => match.checkVisibility())
    if (element === undefined) return null
    const rect = element.getBoundingClientRect()
    const position = {
      left: Math.max(rect.left + (offset?.left ?? 0) - origin.left + box.scrollLeft, styles.MARKER_OFFSET),
      top: Math.max(rect.top + (offset?.top ?? 0) - origin.top, styles.MARKER_OFFSET),
    }
    const isTaken = (): boolean =>
      used.some(({ left, top }) => Math.abs(left - position.left) < MARKER && Math.abs(top - position.top) < MARKER)
    while (isTaken()) position.left += MARKER
    used.push(position)
    return { position, measures: measuresOf(element) }
  })
}

/** A story with numbers on its parts, and their list with the measures that the browser has computed. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const box = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly (Found | null)[]>([])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void =>
      setFound((known) => {
        const next = findParts(element, parts)
        return JSON.stringify(next) === JSON.stringify(known) ? known : next
      })
    const mutations = new MutationObserver(measure)
    const sizes = new ResizeObserver(measure)
    const observe = (root: Element): void => {
      // A popup is moved to its place by its style.
      mutations.observe(root, { childList: true, subtree: true, attributeFilter: ['style'] })
      sizes.observe(root)
      root.addEventListener('animationend', measure, true)
    }
    const observeFrame = (): void => {
      // With the head, where styles arrive.
      const root = frameOf(element)?.contentDocument?.documentElement
      if (root !== undefined) observe(root)
      measure()
    }
    observe(element)
    // The event of a frame or picture does not bubble.
    element.addEventListener('load', observeFrame, true)
    return () => {
      mutations.disconnect()
      sizes.disconnect()
      element.removeEventListener('animationend', measure, true)
      element.removeEventListener('load', observeFrame, true)
    }
  }, [parts])
  return (
    <>
      <div ref={box} className={styles.canvas}>
        <Story of={of} />
        {found.map((part, index) =>
          part === null ? null : (
            <span key={parts[index]?.name} className={styles.marker} style={part.position} aria-hidden="true">
              {index + 1}
            </span>
          ),
        )}
      </div>
      <ol className={styles.parts}>
        {parts.map(({ name, text }, index) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
            <span className={styles.measures}>{found[index]?.measures}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
