import { describe, expect, it } from 'vitest'
import { robots, sitemap, writeHead } from './head.ts'

const html =
  '<html lang="ru"><head><title>Было</title><meta\n name="description" content="x" /></head><body></body></html>'
const meta = { title: 'Акции <b>', description: 'Все "условия" $& на виду', keywords: 'а, б', content: '', bottom: '' }
const asked = { origin: 'https://casino.example', path: '/promo', language: 'ru' } as const

describe('the head of a document', () => {
  it('says what the page is, whatever its texts contain', () => {
    const page = writeHead(html, asked, true, meta)
    expect(page).toContain('<title>Акции &lt;b&gt;</title>')
    expect(page).toContain('<meta name="description" content="Все &quot;условия&quot; $&amp; на виду" />')
    expect(page).toContain('<meta property="og:title" content="Акции &lt;b&gt;" />')
    expect(page.match(/<title>/gu)).toHaveLength(1)
    expect(page.match(/name="description"/gu)).toHaveLength(1)
  })

  it('names one address for a page and the same page in the other language', () => {
    const page = writeHead(html, { ...asked, language: 'en' }, true, meta)
    expect(page).toContain('<html lang="en"')
    expect(page).toContain('<link rel="canonical" href="https://casino.example/promo?lang=en" />')
    expect(page).toContain('<link rel="alternate" hreflang="ru" href="https://casino.example/promo" />')
    expect(page).toContain('<link rel="alternate" hreflang="x-default" href="https://casino.example/promo" />')
  })

  it('keeps the words of the document where a page has none', () => {
    expect(writeHead(html, { ...asked, path: '/tournaments/x"><script>' }, true, null)).toContain('<title>Было</title>')
    expect(writeHead(html, { ...asked, path: '/tournaments/x"><script>' }, true, null)).not.toContain('<script>')
  })
})

describe('search engines', () => {
  it('are told of every page in both languages, and where not to go', () => {
    const map = sitemap('https://casino.example', ['polar-race', 'x&y'])
    const listed = [...map.matchAll(/<loc>https:\/\/casino\.example([^<]*)<\/loc>/gu)].map(([, path]) => path)
    for (const path of ['/levels', '/games/slot', '/games/jackpot', '/tournaments/polar-race']) {
      expect(listed).toContain(path)
      expect(listed).toContain(`${path}?lang=en`)
      expect(map).toContain(`hreflang="en" href="https://casino.example${path}?lang=en"`)
    }
    // The list of all games is the home page, and what is of a player is nobody else's.
    expect(listed.filter((path) => /^\/games\/(?:all|favorite|bonus)/u.test(path ?? ''))).toEqual([])
    // The site has no address for the other one.
    expect(listed).toHaveLength(2 * (14 + 5 + 1))
    expect(robots('https://casino.example')).toContain('Sitemap: https://casino.example/sitemap.xml')
    expect(robots('https://casino.example')).toContain('Disallow: /cashbox')
  })
})
