import * as z from 'zod/mini'
import { RENDERED_DATA, renderedDataSchema } from '#contract/lobby/rendered-page.ts'
import { languageOf, pageTexts } from '#app/i18n/i18n.ts'
import { fetchPage } from '#app/router/app-routes.tsx'
import type { RunningApp } from './create-app.ts'

/* The app takes the place of the page that the server has rendered, in one step. */

/** What a document shows until the app has rendered: a page of the server, or the frame of the lobby. */
const FRAME = '[data-frame]'

/** Whether Back or Forward may have shown a document of earlier. */
const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Provides the app with the data and the code of the rendered page, so that its first rendering is the same. */
export async function prepareRenderedPage({ queryClient, i18n, clock }: RunningApp): Promise<void> {
  const text = document.getElementById(RENDERED_DATA)?.textContent
  if (text === undefined) return
  const { language, now, queries } = z.parse(renderedDataSchema, JSON.parse(text))
  if (language !== languageOf(i18n)) return
  const isOld = isFromHistory()
  if (!isOld) clock.correct(now)
  for (const [key, data] of queries) queryClient.setQueryData(key, data, isOld ? { updatedAt: 0 } : {})
  await Promise.all([fetchPage(window.location.pathname), pageTexts(i18n)])
}

const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

declare global {
  interface Window {
    /** The button that was pressed last before the app had started (`index.html`). */
    pressedEarly?: Element
  }
}

/**
 * Remembers the focus and the last press of the visitor in what the document shows. The returned function repeats them in
 * the app: on the n-th element that can be operated, if the app has as many.
 */
export function rememberVisitor(container: Element): () => void {
  const frame = container.querySelector(FRAME)
  let focused = document.activeElement
  frame?.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  const findTwin = (element: Element | null | undefined): HTMLElement | undefined => {
    if (frame === null || element === null || element === undefined || !frame.contains(element)) return undefined
    const shown = [...frame.querySelectorAll(OPERABLE)]
    const twins = [...container.querySelectorAll<HTMLElement>(OPERABLE)]
    return shown.length === twins.length ? twins[shown.indexOf(element)] : undefined
  }
  return () => {
    findTwin(focused)?.focus({ preventScroll: true })
    findTwin(window.pressedEarly)?.click()
    delete window.pressedEarly
  }
}
