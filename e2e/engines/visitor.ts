import { setTimeout } from 'node:timers/promises'
import { evaluate, type EngineWindow } from './engine.ts'

/** How long a visitor waits for the page, on two busy cores. */
const PATIENCE_MS = 20_000
const POLL_MS = 50

/** Roles that a visitor looks for, with the elements that have them. */
const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  dialog: '[role="dialog"]',
  menuitemradio: '[role="menuitemradio"]',
  textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
  checkbox: '[type="checkbox"], [role="checkbox"]',
  iframe: 'iframe',
  tile: '[data-component="GameTile"]',
} as const
type Role = keyof typeof selectors

interface Found {
  /** The centre of each match, in CSS pixels of the viewport. */
  centres: { x: number; y: number }[]
  hasFocus: boolean
}

/** Runs in the page: visible elements whose accessible name contains a text. */
function findVisible(selector: string, name: string, scroll: boolean): Found {
  const labelOf = (element: Element): string => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const references = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = references.map((id) => document.getElementById(id)?.textContent)
    const texts = [element.getAttribute('aria-label'), ...named, ...labels.map((label) => label.textContent)]
    return texts.filter(Boolean).join(' ') || element.textContent
  }
  const matches = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && labelOf(element).includes(name),
  )
  if (scroll) matches[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return {
    centres: matches.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }),
    hasFocus: matches.some((element) => element === document.activeElement || element.contains(document.activeElement)),
  }
}

/** Uses the site in an engine's window as a person does: looks for roles and names, clicks, types, presses keys. */
export function createVisitor(window: EngineWindow, address: string) {
  const find = (role: Role, name: string, scroll = false) =>
    evaluate(window, findVisible, selectors[role], name, scroll)

  /** Polls until a condition holds. @throws with what was expected and the page's text when it never does */
  async function waitUntil(expectation: string, holds: () => Promise<boolean>): Promise<void> {
    const start = performance.now()
    while (performance.now() - start < PATIENCE_MS) {
      if (await holds()) return
      await setTimeout(POLL_MS)
    }
    const [url, text, errors] = await evaluate(window, () => [
      location.href,
      document.body.innerText.slice(0, 2000),
      Reflect.get(globalThis, 'collectedErrors'),
    ])
    throw new Error(`Expected ${expectation} at ${url}\n${JSON.stringify(errors)}\n${text}`)
  }

  const visitor = {
    window,
    waitUntil,
    find,
    async sees(role: Role, name: string): Promise<void> {
      await waitUntil(`the ${role} "${name}"`, async () => (await find(role, name)).centres.length > 0)
    },
    async seesNo(role: Role, name: string): Promise<void> {
      await waitUntil(`no ${role} "${name}"`, async () => (await find(role, name)).centres.length === 0)
    },
    async focusIsIn(role: Role, name: string): Promise<void> {
      await waitUntil(`the focus in the ${role} "${name}"`, async () => (await find(role, name)).hasFocus)
    },
    async click(role: Role, name: string): Promise<void> {
      await visitor.sees(role, name)
      const [centre] = (await find(role, name, true)).centres
      if (centre === undefined) throw new Error(`The ${role} "${name}" disappeared before the click.`)
      await window.click(centre.x, centre.y)
    },
    async fill(name: string, text: string): Promise<void> {
      await visitor.click('textbox', name)
      await visitor.focusIsIn('textbox', name)
      await window.type(text)
    },
    /** Opens a path and waits until its first heading stands and the app has replaced the static frame. */
    async open(path: string): Promise<void> {
      await window.goto(address + path)
      await waitUntil('the page to start', () =>
        evaluate(
          window,
          () => document.querySelector('#root [data-frame]') === null && document.querySelector('h1') !== null,
        ),
      )
    },
    /** Goes to a path within the app, as Back and Forward do, and waits for the next page's heading or title. */
    async goInApp(path: string): Promise<void> {
      const readPage = () => `${document.title} ${document.querySelector('main h1')?.textContent}`
      const before = await evaluate(window, readPage)
      await evaluate(
        window,
        (to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: null }))
        },
        path,
      )
      await waitUntil(`another page than "${before}"`, async () => (await evaluate(window, readPage)) !== before)
    },
    /** Errors since the document was opened. */
    errors: (): Promise<string[]> => evaluate(window, () => [...Reflect.get(globalThis, 'collectedErrors')]),
    /** By how many pixels the page is wider than its window. */
    overflow: (): Promise<number> =>
      evaluate(window, () => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }
  return visitor
}
