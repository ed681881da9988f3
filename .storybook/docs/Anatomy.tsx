import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import * as styles from './blocks.css.ts'
import { placeMarker, type Box, type Place } from './marker-places.ts'
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

/** Where the marker of a part stands in the box, and the numbers of the part. */
interface Found {
  position: Place
  measures: string
}

/** The document inside of the story's frame, if it has one. */
const frameOf = (box: Element): HTMLIFrameElement | null => box.querySelector('iframe')

/** The boxes of texts, pictures and fields, which a marker should not hide. */
function contentOf(root: ParentNode): DOMRect[] {
  const leaves = root.querySelectorAll('svg, img, input, textarea, select, button')
  const texts = [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  )
  return [
    ...[...leaves].filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect()),
    ...texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    }),
  ]
}

/** The parts in the box, each with a marker beside it; `null` for one that is not there. */
function findParts(box: Element, parts: readonly Part[]): (Found | null)[] {
  const frame = frameOf(box)
  const offset = frame?.getBoundingClientRect()
  const origin = box.getBoundingClientRect()
  const root = frame?.contentDocument?.body ?? box.querySelector('.sb-story') ?? box
  const inBox = ({ left, top, right, bottom }: DOMRect): Box => {
    const x = (offset?.left ?? 0) - origin.left + box.scrollLeft
    const y = (offset?.top ?? 0) - origin.top
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
  }
  const content = contentOf(root).map(inBox)
  const canvas = { width: box.scrollWidth, height: box.clientHeight }
  const markers: Box[] = []
  return parts.map(({ target }) => {
    if (target === undefined) return null
    // The frame also has hidden messages of Storybook.
    const element = [...root.querySelectorAll(target)].find((match) => match.checkVisibility())
    if (element === undefined) return null
    const part = inBox(element.getBoundingClientRect())
    const position = placeMarker(part, styles.MARKER_SIZE, { canvas, content, markers })
    markers.push({
      ...position,
      right: position.left + styles.MARKER_SIZE,
      bottom: position.top + styles.MARKER_SIZE,
    })
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
      <div ref={box} className={styles.markedCanvas}>
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
