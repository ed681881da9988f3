import { Story } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import { MARK, matchMarks } from '../pseudo-states.ts'
import * as styles from './blocks.css.ts'
import { ColourKey, factsText } from './ColourFacts.tsx'
import { coloursOf, type ColourFact } from './colours.ts'

export interface InteractionProps {
  /** A story at rest, which is shown in the page and not in a frame. */
  of: ModuleExport
  /** CSS selector of what the pointer is on or the keyboard has reached. */
  target: string
  /** Parts whose colours are listed, by their names; without it the target. */
  parts?: Readonly<Record<string, string>>
  /** The disabled story, if the component has one. */
  disabled?: ModuleExport
}

const STATES = [
  { name: 'At rest', marks: [] },
  { name: 'Hover', marks: [MARK.hover] },
  { name: 'Pressed', marks: [MARK.hover, MARK.active] },
  { name: 'Keyboard focus', marks: [MARK.focus] },
] as const

interface PartColours {
  name: string
  facts: readonly ColourFact[]
}

/** Marks the target; the pointer is on all elements around it too. */
function markTarget(root: Element, target: Element, marks: readonly string[]): void {
  for (const mark of marks) {
    target.setAttribute(mark, '')
    if (mark === MARK.focus) continue
    for (
      let element = target.parentElement;
      element !== null && root.contains(element);
      element = element.parentElement
    )
      element.setAttribute(mark, '')
  }
}

const visible = (root: Element, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) => element.checkVisibility())

interface StateProps {
  of: ModuleExport
  name: string
  marks: readonly string[]
  target: string
  parts: Readonly<Record<string, string>>
  onColours: (colours: readonly PartColours[]) => void
}

/** A story in one state, with the colours of its parts. */
function State({ of, name, marks, target, parts, onColours }: StateProps) {
  const box = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<readonly PartColours[]>([])
  useEffect(() => {
    const root = box.current
    if (root === null) return
    const read = (): void => {
      const element = visible(root, target)
      if (element === undefined) return
      matchMarks()
      markTarget(root, element, marks)
      const found = Object.entries(parts).flatMap(([part, selector]) => {
        const match = visible(root, selector)
        return match === undefined ? [] : [{ part, match }]
      })
      const facts = coloursOf(found.map(({ match }) => match))
      const next = found.map(({ part }, index) => ({ name: part, facts: facts[index] ?? [] }))
      setColours((known) => (JSON.stringify(next) === JSON.stringify(known) ? known : next))
    }
    const observer = new MutationObserver(read)
    // A story is hidden until it is rendered.
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'hidden', 'style'] })
    read()
    return () => observer.disconnect()
  }, [marks, parts, target])
  useEffect(() => onColours(colours), [colours, onColours])
  return (
    <figure className={styles.state} data-state={name}>
      <figcaption className={styles.stateName}>{name}</figcaption>
      <div ref={box} className={styles.statePicture}>
        <Story of={of} />
      </div>
      <ul className={styles.stateFacts}>
        {colours.map(({ name: part, facts }) => (
          <li key={part}>
            {part === '' ? '' : <strong>{part}: </strong>}
            {factsText(facts)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

const NO_MARKS: readonly string[] = []

/** A story at rest, under the pointer, pressed, with the focus and disabled, side by side. */
export function Interaction({ of, target, parts, disabled }: InteractionProps) {
  const [facts, setFacts] = useState<readonly ColourFact[]>([])
  const [listed] = useState(() => parts ?? { '': target })
  const [addColours] = useState(() => (colours: readonly PartColours[]): void => {
    const found = colours.flatMap((part) => part.facts)
    setFacts((known) => (found.every((fact) => known.includes(fact)) ? known : [...known, ...found]))
  })
  const common = { target, parts: listed, onColours: addColours }
  return (
    <>
      <div className={styles.interaction}>
        {STATES.map(({ name, marks }) => (
          <State key={name} of={of} name={name} marks={marks} {...common} />
        ))}
        {disabled === undefined ? null : <State of={disabled} name="Disabled" marks={NO_MARKS} {...common} />}
      </div>
      <ColourKey facts={facts} />
    </>
  )
}
