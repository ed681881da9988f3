import { expect, it } from 'vitest'
import type { RenderedPage } from '#contract/lobby/rendered-page.ts'
import { writePage } from './write-page.ts'

it('writePage keeps text and data inside their elements', () => {
  const html =
    '<html lang="ru"><head></head><body><div id="root"><div data-frame>x</div></div><div id="loader"></div></body></html>'
  const queries: RenderedPage['data']['queries'] = [[['a'], '</script><script>alert(1)</script>$&']]
  const facts = { breadcrumbs: [], questions: [], event: null }
  const page = { html: '<p>$&</p>', modules: [], facts, data: { language: 'ru' as const, renderedAt: 1, queries } }
  const written = writePage(html, page, '<link />')
  expect(written).toContain('<html lang="ru" data-rendered><head><link /></head>')
  expect(written).toContain('<div id="root"><div data-frame><p>$&</p></div></div>')
  expect(written.match(/<\/script>/gu)).toHaveLength(1)
  const data = /id="rendered-data">([^<]*)</u.exec(written)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(page.data)
})
