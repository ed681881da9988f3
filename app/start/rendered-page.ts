import * as z from 'zod/mini'
import { RENDERED_DATA, renderedDataSchema } from '#contract/lobby/rendered-page.ts'
import { languageOf, pageTexts } from '#app/i18n/i18n.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { fetchLargeData, fetchPage } from '#app/router/app-routes.tsx'
import type { RunningApp } from './create-app.ts'
import { consoleReport } from './reporting.ts'

/* Server-side rendering, in the browser: the first rendering of the app replaces the page in the document. */

/** What the document shows until the app has rendered: the page of the server. */
const FRAME = '[data-frame]'

/** A server-rendered page is up to half a minute old, so a smaller difference says nothing about the device's clock. */
const WRONG_CLOCK_MS = 60_000
/** The longest wait for the code and the large data of the page. Then the app renders without them, with skeletons. */
const MAX_WAIT_MS = 5000
/** An older click is not replayed: the visitor has gone on. */
const MAX_CLICK_AGE_MS = 10_000

/** Back and Forward can restore a document from the HTTP cache, however old it is. */
const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

async function restoreData({ scope, queryClient, i18n, clock }: RunningApp): Promise<void> {
  const text = document.getElementById(RENDERED_DATA)?.textContent
  // The document's script hides a page that was rendered for others.
  if (text === undefined || document.documentElement.dataset['frame'] === 'hidden') return
  const { language, renderedAt, queries } = z.parse(renderedDataSchema, JSON.parse(text))
  if (language !== languageOf(i18n)) return
  const isOld = isFromHistory()
  if (!isOld && Math.abs(renderedAt - clock.now()) > WRONG_CLOCK_MS) clock.correct(renderedAt)
  for (const [key, data] of queries) queryClient.setQueryData(key, data, isOld ? { updatedAt: 0 } : {})
  const { pathname } = window.location
  const isGuest = scope.getState($isGuest)
  // The page of the server stays, and its links work.
  const timeout = Promise.withResolvers<void>()
  const cancel = clock.after(MAX_WAIT_MS, timeout.resolve)
  const work = Promise.all([
    fetchPage(pathname, isGuest),
    pageTexts(i18n),
    // Those of a player are personal, so the page of the server does not have them.
    isGuest ? fetchLargeData(pathname, queryClient, language) : undefined,
  ])
  await Promise.race([work, timeout.promise]).finally(cancel)
}

/**
 * Restores the data and the code of the server-rendered page, so that the first rendering equals it. After a failure the app
 * starts without them.
 */
export const restoreRenderedPage = (app: RunningApp): Promise<void> => restoreData(app).catch(consoleReport.crash)

const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const NAMING = ['href', 'name', 'type', 'aria-label', 'placeholder']

/** What an element is and says, by which it is found again. */
const identityOf = (element: Element): string =>
  [element.localName, ...NAMING.map((name) => element.getAttribute(name)), element.textContent].join('\n')

/** The elements that are and say the same as one of them. */
const alike = <Kind extends Element>(elements: Iterable<Kind>, identity: string): Kind[] =>
  [...elements].filter((element) => identityOf(element) === identity)

declare global {
  interface Window {
    /** The last click on a button before the app had mounted, with its time (`index.html`). */
    earlyClick?: { button: Element; at: number }
  }
}

/** Sets a field of the app as a visitor would. React follows the value that the property of the class sets. */
function replayValue(from: Element, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.value !== from.defaultValue) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value)
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement && from.value !== to.value) {
    to.value = from.value
    to.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/**
 * Captures focus, input and clicks of the visitor in the frame. The returned function replays them in the app, on the element
 * that is and says the same. The app may have others beside it, because it knows the width of the window.
 */
export function captureEarlyInput(container: Element, clock: Clock): () => void {
  const frame = container.querySelector(FRAME)
  // The visitor has closed it: the app does not render it.
  if (document.documentElement.dataset['news'] === 'closed')
    frame?.querySelector('[data-component="NoticeBanner"]')?.remove()
  let focused = document.activeElement
  frame?.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  const findCounterpart = (element: Element | null | undefined): HTMLElement | undefined => {
    if (frame === null || element === null || element === undefined || !frame.contains(element)) return undefined
    const identity = identityOf(element)
    const position = alike(frame.querySelectorAll(OPERABLE), identity).indexOf(element)
    return alike(container.querySelectorAll<HTMLElement>(OPERABLE), identity)[position]
  }
  return () => {
    const { earlyClick } = window
    delete window.earlyClick
    // All are found first, because a replay may change how many there are.
    const fields = [...(frame?.querySelectorAll('input, select') ?? [])].map(
      (field) => [field, findCounterpart(field)] as const,
    )
    const [focus, button] = [findCounterpart(focused), findCounterpart(earlyClick?.button)]
    for (const [from, to] of fields) replayValue(from, to)
    focus?.focus({ preventScroll: true })
    if (earlyClick === undefined || clock.machineNow() - earlyClick.at > MAX_CLICK_AGE_MS) return
    // The app renders the typed text before a click uses it.
    clock.after(0, () => button?.click())
  }
}
