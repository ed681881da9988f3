// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { hostileHtml } from '#app/testing/hostile-html.ts'
import { sanitiseHtml, sectionId } from './sanitise-html.ts'

const clean = (html: string) => sanitiseHtml(html).html

describe('the sanitiser', () => {
  it('keeps what a text is made of', () => {
    const text =
      '<h2>Вывод</h2><p>До <strong>30 000 ₽</strong>, см. <a href="/faq">вопросы</a>.</p><ul><li>СБП</li></ul>' +
      '<table><tbody><tr><th scope="row">Карта</th><td colspan="2">500 ₽</td></tr></tbody></table>'
    expect(clean(text)).toBe(text)
  })

  it('opens other sites apart from this one', () => {
    expect(clean('<a href="https://help.example/">x</a>')).toBe(
      '<a href="https://help.example/" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })

  it('leads nowhere that carries a name and a password', () => {
    expect(clean('<a href="https://bank.example@evil.example/">x</a>')).toBe('<a>x</a>')
  })

  it('renames ids, so that none shadows a name of the page, and the links to them', () => {
    expect(clean('<a href="#limits">x</a><h2 id="limits">y</h2>')).toBe(
      '<a href="#user-content-limits">x</a><h2 id="user-content-limits">y</h2>',
    )
  })

  it('gives the same object for the same text', () => {
    expect(sanitiseHtml('<p>a</p>')).toBe(sanitiseHtml('<p>a</p>'))
  })

  it('gives nothing out where the browser lacks what it takes', async () => {
    vi.resetModules()
    // As DOMPurify is there: it gives back what it was given.
    vi.doMock('dompurify', () => ({
      default: () => ({ isSupported: false, addHook: () => undefined, sanitize: (html: string) => html }),
    }))
    const alone = await import('./sanitise-html.ts')
    vi.doUnmock('dompurify')
    expect(() => alone.sanitiseHtml('<img src=x onerror=alert(1)>')).toThrow('cannot be made safe')
  })

  it('meets at least a hundred fragments', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(100)
  })

  it.each(hostileHtml.map((html) => [html]))('lets nothing of %s act', (html) => {
    const place = document.createElement('div')
    place.innerHTML = clean(html)
    const elements = [...place.querySelectorAll('*')]
    const forbidden = elements.filter(({ localName, namespaceURI }) => {
      const plain = namespaceURI === 'http://www.w3.org/1999/xhtml'
      return (
        !plain ||
        /^(?:script|style|iframe|object|embed|form|input|button|svg|math|img|video|audio|link|meta|base|template|noscript|textarea|select)$/u.test(
          localName,
        )
      )
    })
    expect(forbidden).toEqual([])
    for (const element of elements) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^src|^formaction$|^xlink/iu)
        if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|\/(?![/\\])|#|mailto:)/iu)
      }
    }
  })
})

it.each([
  ['#complaints', 'user-content-complaints'],
  ['#user-content-complaints', 'user-content-complaints'],
  ['#%D0%B6', 'user-content-ж'],
  ['#100%', 'user-content-100%'],
  ['#', null],
  ['', null],
])('finds the section that %j names', (hash, id) => {
  expect(sectionId(hash)).toBe(id)
})
