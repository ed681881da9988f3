import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { hostileHtml, swallowing } from '#app/testing/hostile-html.ts'
import { expect } from './expect.ts'
import { useHostileSite } from './hostile-site.ts'

/**
 * The mark says whether the parser has come to the fragment: it is a paragraph, which swallowed text is not. The frame closes what a
 * fragment leaves open.
 */
const marked = hostileHtml.map((fragment, at) => `<div><p>Фрагмент ${at + 1}</p>${fragment}</div>`)
const CLOSING = 'Больше фрагментов нет'
const text = marked.toSpliced(-swallowing.length, 0, `<p>${CLOSING}</p>`).join('\n')
const open = useHostileSite('odd items', { text, texts: marked })

/** What is wrong with the HTML that is shown, and how many of the fragments are there. */
const examine = (page: Page) =>
  page.evaluate(() => {
    const allowed = /^(?:class|colspan|dir|href|id|lang|rel|rowspan|scope|start|target|title)$/u
    const forbidden = /^(?:script|style|img|iframe|svg|math|form|input|object|embed|link|meta|base|template)$/u
    const elements = [...document.querySelectorAll('[data-component="Prose"] *')]
    const shown = elements.filter(({ localName }) => localName === 'p').map((mark) => mark.textContent.trim())
    const wrong: string[] = []
    for (const element of elements) {
      if (forbidden.test(element.localName)) wrong.push(element.outerHTML)
      for (const { name, value } of element.attributes) {
        // It cannot be taken away from an element, and says nothing when it is empty.
        const isEmptied = name === 'is' && value === ''
        if (!allowed.test(name) && !isEmptied) wrong.push(`${name}="${value}"`)
        if (name !== 'href') continue
        const { protocol, origin, username } = new URL(value, location.href)
        const isHere = origin === location.origin && /^[/#]/u.test(value)
        if (username !== '' || (!isHere && protocol !== 'https:' && protocol !== 'mailto:')) wrong.push(value)
      }
      // Whatever could act by being pointed at or focused has its chance.
      for (const event of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(event))
    }
    return {
      wrong,
      fragments: new Set(shown.filter((mark) => /^Фрагмент \d+$/u.test(mark))).size,
      ran: Reflect.has(window, 'hacked'),
    }
  })

/** Opens every answer; the page hears of one press before the next. */
const openAnswers = (page: Page) =>
  page.locator('[data-component="AnswerList"] h3 button').evaluateAll(async (questions) => {
    for (const question of questions) {
      if (question instanceof HTMLElement) question.click()
      await Promise.resolve()
    }
  })

/** The policy of the page watches the parser of the sanitiser, too, and tells of what that takes away. */
const saidOf = (errors: readonly string[]) => errors.filter((said) => !said.includes('Content Security Policy'))

describe('a hundred fragments of HTML', () => {
  it.each(['/promo', '/faq', '/payments-info'])(
    'are shown on %s, each a text of its own, and none acts',
    async (path) => {
      const { page, errors, close } = await open({ path })
      if (path === '/promo') await expect(page.getByRole('article')).toHaveCount(hostileHtml.length)
      else {
        await expect(page.locator('[data-component="AnswerList"] h3')).toHaveCount(hostileHtml.length)
        await openAnswers(page)
      }
      await expect(page.getByText(`Фрагмент ${hostileHtml.length}`, { exact: true })).toBeVisible()
      expect(await examine(page)).toEqual({ wrong: [], fragments: hostileHtml.length, ran: false })
      expect(saidOf(errors)).toEqual([])
      await close()
    },
  )

  it.each([
    '/levels',
    '/winners',
    '/terms-and-conditions',
    '/instructions',
    '/responsible-gaming',
    '/fairness',
    '/privacy',
    '/complaints',
    '/accessibility',
    '/tournaments/race',
  ])('are shown on %s to the end, and none acts', async (path) => {
    const { page, errors, close } = await open({ path })
    await expect(page.getByText(CLOSING, { exact: true }).last()).toBeVisible()
    expect(await examine(page)).toEqual({ wrong: [], fragments: hostileHtml.length, ran: false })
    expect(saidOf(errors)).toEqual([])
    await close()
  })
})
