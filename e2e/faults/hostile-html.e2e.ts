import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { hostileHtml, swallowing } from '#app/testing/hostile-html.ts'
import { expect } from '../harness/expect.ts'
import { useHostileSite } from '../harness/hostile-site.ts'

/**
 * A marker paragraph proves that the parser reached its fragment; swallowed text is no paragraph. The wrapper closes
 * what a fragment leaves open.
 */
const markedFragments = hostileHtml.map((fragment, index) => `<div><p>Фрагмент ${index + 1}</p>${fragment}</div>`)
const CLOSING = 'Больше фрагментов нет'
const text = markedFragments.toSpliced(-swallowing.length, 0, `<p>${CLOSING}</p>`).join('\n')
const open = useHostileSite('odd items', { text, texts: markedFragments })

/** Returns forbidden markup in rendered HTML, the number of rendered fragments, and whether any script ran. */
const inspectProse = (page: Page) =>
  page.evaluate(() => {
    const allowed = /^(?:class|colspan|dir|href|id|lang|rel|rowspan|scope|start|target|title)$/u
    const forbidden = /^(?:script|style|img|iframe|svg|math|form|input|object|embed|link|meta|base|template)$/u
    const elements = [...document.querySelectorAll('[data-component="Prose"] *')]
    const markers = elements.filter(({ localName }) => localName === 'p').map((mark) => mark.textContent.trim())
    const violations: string[] = []
    for (const element of elements) {
      if (forbidden.test(element.localName)) violations.push(element.outerHTML)
      for (const { name, value } of element.attributes) {
        // The `is` attribute cannot be removed; empty, it has no effect.
        const isEmptied = name === 'is' && value === ''
        if (!allowed.test(name) && !isEmptied) violations.push(`${name}="${value}"`)
        if (name !== 'href') continue
        const { protocol, origin, username } = new URL(value, location.href)
        const isHere = origin === location.origin && /^[/#]/u.test(value)
        if (username !== '' || (!isHere && protocol !== 'https:' && protocol !== 'mailto:')) violations.push(value)
      }
      // Trigger handlers that react to pointer or focus.
      for (const event of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(event))
    }
    return {
      violations,
      fragments: new Set(markers.filter((mark) => /^Фрагмент \d+$/u.test(mark))).size,
      ran: Reflect.has(window, 'hacked'),
    }
  })

/** Opens every answer, yielding between clicks. */
const openAnswers = (page: Page) =>
  page.locator('[data-component="AnswerList"] h3 button').evaluateAll(async (questions) => {
    for (const question of questions) {
      if (question instanceof HTMLElement) question.click()
      await Promise.resolve()
    }
  })

/** The content security policy also reports what the sanitiser's own parser removes; ignore those. */
const withoutPolicyReports = (errors: readonly string[]) =>
  errors.filter((message) => !message.includes('Content Security Policy'))

describe('hostile HTML fragments', () => {
  it.each(['/promo', '/faq'])('are markers on %s, each as a separate text without running code', async (path) => {
    const { page, errors, close } = await open({ path })
    if (path === '/promo') await expect(page.getByRole('article')).toHaveCount(hostileHtml.length)
    else {
      await expect(page.locator('[data-component="AnswerList"] h3')).toHaveCount(hostileHtml.length)
      await openAnswers(page)
    }
    await expect(page.getByText(`Фрагмент ${hostileHtml.length}`, { exact: true })).toBeVisible()
    expect(await inspectProse(page)).toEqual({ violations: [], fragments: hostileHtml.length, ran: false })
    expect(withoutPolicyReports(errors)).toEqual([])
    await close()
  })

  it.each([
    '/levels',
    '/winners',
    // One of the seven pages of text.
    '/terms-and-conditions',
    '/tournaments/race',
  ])('render on %s to the end without running code', async (path) => {
    const { page, errors, close } = await open({ path })
    await expect(page.getByText(CLOSING, { exact: true }).last()).toBeVisible()
    expect(await inspectProse(page)).toEqual({ violations: [], fragments: hostileHtml.length, ran: false })
    expect(withoutPolicyReports(errors)).toEqual([])
    await close()
  })
})
