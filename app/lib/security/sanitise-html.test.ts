// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { hostileHtml } from '#app/testing/hostile-html.ts'
import { sanitiseHtml, sectionId } from './sanitise-html.ts'

const clean = (html: string) => sanitiseHtml(html).html

describe('sanitiseHtml', () => {
  it('keeps allowed formatting', () => {
    const text =
      '<h2>Вывод</h2><p>До <strong>500 рублей</strong>, см. <a href="/faq">вопросы</a>.</p><ul><li>СБП</li></ul>' +
      '<table><tbody><tr><th scope="row">Карта</th><td colspan="2">500</td></tr></tbody></table>'
    expect(clean(text)).toBe(text)
  })

  it('keeps numbers on one line, but leaves addresses as they are', () => {
    expect(clean('<p>До 30 000 ₽, <a href="/faq?sum=30 000">https://help.example/30 000</a></p>')).toBe(
      '<p>До 30&nbsp;000&nbsp;₽, <a href="/faq?sum=30 000">https://help.example/30 000</a></p>',
    )
  })

  it('opens external links in a new tab', () => {
    expect(clean('<a href="https://help.example/">x</a>')).toBe(
      '<a href="https://help.example/" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })

  it('removes links with credentials', () => {
    expect(clean('<a href="https://bank.example@evil.example/">x</a>')).toBe('<a>x</a>')
  })

  it('prefixes ids and the links to them', () => {
    expect(clean('<a href="#limits">x</a><h2 id="limits">y</h2>')).toBe(
      '<a href="#user-content-limits">x</a><h2 id="user-content-limits">y</h2>',
    )
  })

  it('returns the same object for the same text', () => {
    expect(sanitiseHtml('<p>a</p>')).toBe(sanitiseHtml('<p>a</p>'))
  })

  it('throws in an unsupported browser', async () => {
    vi.resetModules()
    // DOMPurify returns its input unchanged in such a browser.
    vi.doMock('dompurify', () => ({
      default: () => ({ isSupported: false, addHook: () => undefined, sanitize: (html: string) => html }),
    }))
    const unsupported = await import('./sanitise-html.ts')
    vi.doUnmock('dompurify')
    expect(() => unsupported.sanitiseHtml('<img src=x onerror=alert(1)>')).toThrow('cannot be made safe')
  })

  it('is tested with at least 100 hostile fragments', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(100)
  })

  it.each(hostileHtml.map((html) => [html]))('neutralises %s', (html) => {
    const container = document.createElement('div')
    container.innerHTML = clean(html)
    const elements = [...container.querySelectorAll('*')]
    const forbidden = elements.filter(({ localName, namespaceURI }) => {
      const isHtml = namespaceURI === 'http://www.w3.org/1999/xhtml'
      return (
        !isHtml ||
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
])('sectionId maps %j to %j', (hash, id) => {
  expect(sectionId(hash)).toBe(id)
})
