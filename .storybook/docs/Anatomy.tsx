import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import * as styles from './blocks.css.ts'
import { ColourKey, factsText } from './ColourFacts.tsx'
import { coloursOf, type ColourFact } from './colours.ts'
import { placeMarker, type Box, type Place } from './marker-places.ts'
import { measuresOf, textBoxOf, textMeasuresOf } from './measures.ts'

export interface Part {
  name: string
  /**
   * CSS selector of the part in the story; the first visible match counts. The element of an earlier part stands for its text.
   * Without a target the part is listed and not marked.
   */
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
  colours: readonly ColourFact[]
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
  const elements = parts.map(({ target }) =>
    // The frame also has hidden messages of Storybook.
    target === undefined ? undefined : [...root.querySelectorAll(target)].find((match) => match.checkVisibility()),
  )
  const shown = elements.flatMap((element) => element ?? [])
  const colours = new Map(coloursOf(shown).map((facts, index) => [shown[index], facts]))
  return elements.map((element, index) => {
    if (element === undefined) return null
    const isTextOfPart = elements.indexOf(element) < index
    const part = inBox(isTextOfPart ? textBoxOf(element) : element.getBoundingClientRect())
    const position = placeMarker(part, styles.MARKER_SIZE, { canvas, content, markers })
    markers.push({
      ...position,
      right: position.left + styles.MARKER_SIZE,
      bottom: position.top + styles.MARKER_SIZE,
    })
    const facts = colours.get(element) ?? []
    return {
      position,
      measures: isTextOfPart ? textMeasuresOf(element) : measuresOf(element),
      colours: isTextOfPart ? facts.filter(({ name }) => name === 'text') : facts,
    }
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
            <span className={styles.measures}>{factsText(found[index]?.colours ?? [])}</span>
          </li>
        ))}
      </ol>
      <ColourKey facts={found.flatMap((part) => part?.colours ?? [])} />
    </>
  )
}
