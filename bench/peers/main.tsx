import '#ui/styles.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { gameList } from '../page/data.ts'
import { client, KEY, lobby } from '../page/ours.tsx'
import { libraries, type Item, type LibraryName } from './libraries.tsx'

/* What `bench/peers.ts` calls: it mounts a part in a library, and operates it. */

const ITEMS: readonly [Item, ...Item[]] = [
  { id: 'first', title: 'First', content: <p>First text</p> },
  ...Array.from({ length: 7 }, (_, index) => ({
    id: `item-${index}`,
    title: `Item ${index}`,
    content: <p>{'Text '.repeat(40)}</p>,
  })),
]
export type PartName = 'dialog' | 'accordion' | 'tabs'

const inPage = (id: string): HTMLElement => document.getElementById(id) ?? document.body
let root: Root | null = null
let pageRoot: Root | null = null
const open: { set: (isOpen: boolean) => void } = { set: () => undefined }

function ControlledDialog({ library }: { library: LibraryName }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    open.set = setOpen
  }, [])
  const { Dialog } = libraries[library]
  return (
    <Dialog isOpen={isOpen}>
      <p>Text</p>
      <button type="button">Press</button>
    </Dialog>
  )
}

/** Two frames later, what was rendered is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** The functions of the page. */
export const bench = {
  async mount(library: LibraryName, part: PartName, tiles: number): Promise<void> {
    const { Provider, Accordion, Tabs } = libraries[library]
    if (tiles > 0) {
      client.setQueryData(KEY, gameList(tiles))
      pageRoot = createRoot(inPage('page'))
      const page = pageRoot
      flushSync(() => page.render(lobby(tiles)))
    }
    root = createRoot(inPage('part'))
    const created = root
    flushSync(() =>
      created.render(
        <Provider>
          {part === 'dialog' ? (
            <ControlledDialog library={library} />
          ) : part === 'accordion' ? (
            <Accordion items={ITEMS} />
          ) : (
            <Tabs items={ITEMS} />
          )}
        </Provider>,
      ),
    )
    await painted()
  },
  /** Opens or closes the dialog, folds the next section, or selects the next tab. */
  async operate(part: PartName, step: number): Promise<void> {
    if (part === 'dialog') flushSync(() => open.set(step % 2 === 0))
    else {
      const triggers = inPage('part').querySelectorAll<HTMLElement>(
        part === 'tabs' ? '[role="tab"]' : 'button[aria-expanded]',
      )
      const trigger = triggers[part === 'tabs' ? (step + 1) % triggers.length : Math.floor(step / 2) % triggers.length]
      if (trigger === undefined) throw new Error(`${part} has no trigger`)
      // Radix selects a tab when the mouse is pressed.
      trigger.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }))
      trigger.click()
    }
    await painted()
  },
  /** What is open, to check that each operation has happened. */
  state: (part: PartName): string =>
    part === 'dialog'
      ? String(document.querySelector('[role="dialog"]') !== null)
      : [...document.querySelectorAll('#part [aria-expanded], #part [aria-selected]')]
          .map((element) => element.getAttribute('aria-expanded') ?? element.getAttribute('aria-selected'))
          .join(' '),
  unmount(): void {
    root?.unmount()
    pageRoot?.unmount()
    pageRoot = null
  },
}
Object.assign(window, { bench })
