import { evaluate, type EngineWindow } from './engine.ts'
import type { ObservedSite } from './observed-site.ts'
import { pollUntil } from './poll-until.ts'

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
  toast: '[data-component="Toast"]',
} as const
type Role = keyof typeof selectors

interface Matches {
  count: number
  hasFocus: boolean
  /** Where the first match can be clicked, or `null` while something covers it. */
  clickPoint: { x: number; y: number } | null
}

/** Runs in the page: visible elements whose accessible name matches a pattern. */
function findVisible(selector: string, pattern: string, scroll: boolean): Matches {
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const references = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const referenced = references.map((id) => document.getElementById(id)?.textContent)
    const texts = [element.getAttribute('aria-label'), ...referenced, ...labels.map((label) => label.textContent)]
    return (texts.filter(Boolean).join(' ') || element.textContent).trim()
  }
  const matches = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && new RegExp(pattern, 'u').test(nameOf(element)),
  )
  const [first] = matches
  if (scroll) first?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left = 0, top = 0, width = 0, height = 0 } = first?.getBoundingClientRect() ?? {}
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  return {
    count: matches.length,
    hasFocus: matches.some((element) => element.contains(document.activeElement)),
    clickPoint: first?.contains(hit) === true ? point : null,
  }
}

/** Runs in the page and returns what identifies it. Not `document.title`: it also shows lucky winners. */
const readPage = () =>
  [
    document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    document.querySelector('main h1')?.textContent,
  ].join(' / ')

const patternOf = (name: string | RegExp): string =>
  name instanceof RegExp ? name.source : `^${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}$`

/** Uses the site in an engine's window as a person does: looks for roles and names, clicks, types, presses keys. */
export function createVisitor(window: EngineWindow, site: ObservedSite) {
  const find = (role: Role, name: string | RegExp, scroll = false) =>
    evaluate(window, findVisible, selectors[role], patternOf(name), scroll)

  /** Polls until a condition holds. @throws with the expectation and the page's text when it never does */
  async function waitUntil(expectation: string, condition: () => Promise<boolean>): Promise<void> {
    if (await pollUntil(condition)) return
    const [url, text] = await evaluate(window, () => [location.href, document.body.innerText.slice(0, 2000)])
    throw new Error(`Expected ${expectation} at ${url}\n${site.errors.join('\n')}\n${text}`)
  }

  const visitor = {
    window,
    waitUntil,
    find,
    waitForVisible: (role: Role, name: string | RegExp) =>
      waitUntil(`the ${role} ${name}`, async () => (await find(role, name)).count > 0),
    waitForHidden: (role: Role, name: string | RegExp) =>
      waitUntil(`no ${role} ${name}`, async () => (await find(role, name)).count === 0),
    waitForFocusIn: (role: Role, name: string | RegExp) =>
      waitUntil(`the focus in the ${role} ${name}`, async () => (await find(role, name)).hasFocus),
    waitForTiles: (count: number) =>
      waitUntil(`${count} games`, async () => (await find('tile', /./u)).count === count),
    /** Clicks the first match once it stops moving and nothing covers it. */
    async click(role: Role, name: string | RegExp): Promise<void> {
      let last = ''
      await waitUntil(`the ${role} ${name} to be clickable`, async () => {
        const { clickPoint } = await find(role, name, true)
        const isStill = clickPoint !== null && JSON.stringify(clickPoint) === last
        last = JSON.stringify(clickPoint)
        if (isStill) await window.click(clickPoint.x, clickPoint.y)
        return isStill
      })
    },
    async fill(name: string | RegExp, text: string): Promise<void> {
      await visitor.click('textbox', name)
      await visitor.waitForFocusIn('textbox', name)
      await window.type(text)
    },
    /** Loads a path and waits until the app has replaced the page of the server and loaded what it defers. */
    async open(path: string): Promise<void> {
      // A load that the new page aborts would be reported.
      await site.waitUntilIdle()
      await window.goto(site.address + path)
      await waitUntil('the page to start', () =>
        evaluate(
          window,
          () => document.querySelector('#root [data-frame]') === null && document.querySelector('main h1') !== null,
        ),
      )
      await site.waitUntilIdle()
    },
    /** Goes to a path within the app, as Back and Forward do, and waits until another page has loaded. */
    async goInApp(path: string): Promise<void> {
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
      await site.waitUntilIdle()
    },
    /** By how many pixels the page is wider than its window. */
    overflow: (): Promise<number> =>
      evaluate(window, () => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }
  return visitor
}

export type Visitor = ReturnType<typeof createVisitor>
