import { describe, expect, it } from 'vitest'
import { robots, sitemap, writeHead } from './head.ts'

const html =
  '<html lang="ru"><head><title>Было</title><meta\n name="description" content="x" /></head><body></body></html>'
const meta = { title: 'Акции <b>', description: 'Все "условия" $& на виду', keywords: 'а, б', content: '', bottom: '' }
const target = { origin: 'https://casino.example', path: '/promo', language: 'ru' } as const

describe('writeHead', () => {
  it('writes escaped title and description once', () => {
    const page = writeHead(html, target, meta)
    expect(page).toContain('<title>Акции &lt;b&gt;</title>')
    expect(page).toContain('<meta name="description" content="Все &quot;условия&quot; $&amp; на виду" />')
    expect(page).toContain('<meta property="og:title" content="Акции &lt;b&gt;" />')
    expect(page.match(/<title>/gu)).toHaveLength(1)
    expect(page.match(/name="description"/gu)).toHaveLength(1)
  })

  it('writes the canonical URL and its alternates', () => {
    const page = writeHead(html, { ...target, language: 'en' }, meta)
    expect(page).toContain('<html lang="en"')
    expect(page).toContain('<link rel="canonical" href="https://casino.example/promo?lang=en" />')
    expect(page).toContain('<link rel="alternate" hreflang="ru" href="https://casino.example/promo" />')
    expect(page).toContain('<link rel="alternate" hreflang="x-default" href="https://casino.example/promo" />')
  })

  it('keeps the title of the document without metadata', () => {
    expect(writeHead(html, { ...target, path: '/tournaments/x"><script>' }, null)).toContain('<title>Было</title>')
    expect(writeHead(html, { ...target, path: '/tournaments/x"><script>' }, null)).not.toContain('<script>')
  })
})

describe('writeHead without a known', () => {
  it('origin omits every URL', () => {
    const page = writeHead(html, { ...target, origin: null }, meta)
    expect(page).not.toMatch(/canonical|og:url|hreflang|og:image|casino\.example/u)
    expect(page).toContain('<title>Акции')
  })

  it('path omits the canonical URL and its alternates', () => {
    const page = writeHead(html, { ...target, path: null }, meta)
    expect(page).not.toMatch(/canonical|og:url|hreflang/u)
    expect(page).toContain('https://casino.example/share.png')
  })
})

describe('sitemap and robots', () => {
  it('list public pages in both languages and disallow private ones', () => {
    const xml = sitemap('https://casino.example', ['polar-race', 'x&y'])
    const listed = [...xml.matchAll(/<loc>https:\/\/casino\.example([^<]*)<\/loc>/gu)].map(([, path]) => path)
    for (const path of ['/levels', '/games/slot', '/games/jackpot', '/tournaments/polar-race']) {
      expect(listed).toContain(path)
      expect(listed).toContain(`${path}?lang=en`)
      expect(xml).toContain(`hreflang="en" href="https://casino.example${path}?lang=en"`)
    }
    // All games are the home page, and player lists are private.
    expect(listed.filter((path) => /^\/games\/(?:all|favorite|bonus)/u.test(path ?? ''))).toEqual([])
    // `x&y` is no valid slug.
    expect(listed).toHaveLength(2 * (14 + 5 + 1))
    expect(robots('https://casino.example')).toContain('Sitemap: https://casino.example/sitemap.xml')
    expect(robots('https://casino.example')).toContain('Disallow: /cashbox')
  })
})
