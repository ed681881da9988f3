import { expect, it } from 'vitest'
import type { RenderedPage } from '#contract/lobby/rendered-page.ts'
import { writePage } from './write-page.ts'

it('writePage keeps text and data inside their elements', () => {
  const html = '<html lang="ru"><head></head><body><div id="root"></div><div id="loader"></div></body></html>'
  const queries: RenderedPage['data']['queries'] = [[['a'], '</script><script>alert(1)</script>$&']]
  const facts = { breadcrumbs: [], questions: [], event: null }
  const data: RenderedPage['data'] = { language: 'ru', renderedAt: 1, queries }
  const page = { html: '<p>$&</p>', modules: [], missing: ['slides: down'], facts, data }
  const written = writePage(html, page, { audience: 'guest', head: '<link />', scripts: '<link rel="preload" />' })
  expect(written).toContain('<html lang="ru" data-rendered="guest" data-incomplete><head><link /></head>')
  expect(written).toContain('<div id="root"><div data-frame><p>$&</p></div></div>')
  expect(written).toContain('<link rel="preload" /></body>')
  expect(written.match(/<\/script>/gu)).toHaveLength(1)
  expect(JSON.parse(/id="rendered-data">([^<]*)</u.exec(written)?.[1] ?? '')).toEqual(data)
})
