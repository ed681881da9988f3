import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageRequest, RenderedPage } from '#contract/lobby/rendered-page.ts'
import { createRecentPages, renderedAddress, writeRendered } from './rendered-pages.ts'

const FAQ = { path: '/faq', search: '', language: 'ru' } as const
const NOW = Date.UTC(2026, 0, 1)

describe('renderedAddress', () => {
  it.each([
    ['/faq', ''],
    ['/faq?utm_source=x&ref=7', ''],
    ['/winners?list=monthly&utm_source=x', '?list=monthly'],
    ['/winners?list=%3Cscript%3E', ''],
    ['/tournaments/polar-race?view=games', '?view=games'],
  ])('of %s has the parameters %s', (url, search) => {
    expect(renderedAddress(url, 'en')).toEqual({ path: url.split('?')[0], search, language: 'en' })
  })

  it.each([
    '/',
    '/profile',
    '/cashbox',
    '/invoice/wait',
    '/game/mines',
    '/faq?token=x',
    '/faq?to=/x',
    '/fairness?round=1',
  ])('leaves %s to the app', (url) => expect(renderedAddress(url, 'ru')).toBeNull())
})

it('writeRendered keeps data inside their element', () => {
  const html =
    '<html lang="ru"><head></head><body><div id="root"><div data-frame>x</div></div><div id="loader"></div></body></html>'
  const queries: RenderedPage['data']['queries'] = [[['a'], '</script><script>alert(1)</script>$&']]
  const page = { html: '<p>$&</p>', modules: [], data: { language: 'ru' as const, now: 1, queries } }
  const written = writeRendered(html, page, '<link />')
  expect(written).toContain('<html lang="ru" data-rendered><head><link /></head>')
  expect(written).toContain('<div id="root"><div data-frame><p>$&</p></div></div>')
  expect(written.match(/<\/script>/gu)).toHaveLength(1)
  const data = /id="rendered-data">([^<]*)</u.exec(written)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(page.data)
})

describe('createRecentPages', () => {
  let rendered: PageRequest[]
  let answer: (request: PageRequest) => Promise<void>
  const renderPage = async (request: PageRequest): Promise<RenderedPage> => {
    rendered.push(request)
    await answer(request)
    return {
      html: String(rendered.length),
      modules: [],
      data: { language: request.language, now: request.now, queries: [] },
    }
  }
  const inject = vi.fn()
  const create = () => createRecentPages({ inject }, { renderPage }, Date.now)

  beforeEach(() => {
    rendered = []
    answer = () => Promise.resolve()
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
    inject.mockReset()
  })

  it('renders a page once in two seconds, for all visitors', async () => {
    const render = create()
    const pages = await Promise.all([render(FAQ), render(FAQ), render({ ...FAQ, language: 'en' })])
    expect(pages.map((page) => page?.html)).toEqual(['1', '1', '2'])
    vi.setSystemTime(NOW + 2000)
    expect((await render(FAQ))?.html).toBe('1')
    expect(rendered).toHaveLength(2)
  })

  it('shows an older page while one renewal runs, and none that is older than half a minute', async () => {
    const render = create()
    await render(FAQ)
    vi.setSystemTime(NOW + 2001)
    const pages = await Promise.all([render(FAQ), render(FAQ)])
    expect(pages.map((page) => page?.html)).toEqual(['1', '1'])
    await vi.waitFor(async () => expect((await render(FAQ))?.html).toBe('2'))
    expect(rendered).toHaveLength(2)
    vi.setSystemTime(NOW + 60_000)
    expect((await render(FAQ))?.html).toBe('3')
  })

  it('leaves a page to the app whose data fail or take longer than 300 ms, and reports it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    answer = async ({ fetchApi, language }) => void (await fetchApi('/v2/faq', language))
    inject.mockReturnValueOnce(new Promise(() => undefined)).mockRejectedValueOnce(new Error('down'))
    const late = create()(FAQ)
    await vi.advanceTimersByTimeAsync(300)
    expect(await late).toBeNull()
    expect(await create()(FAQ)).toBeNull()
    expect(warn.mock.calls.join(' ')).toMatch(/no data within 300 ms.*down/u)
    warn.mockRestore()
  })

  it('renders one page at a time, and leaves the rest of a flood to the app', async () => {
    let running = 0
    answer = async () => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
    }
    const render = create()
    const pages = await Promise.all(
      Array.from({ length: 100 }, (_, index) => render({ ...FAQ, path: `/tournaments/${index}` })),
    )
    expect(pages.filter((page) => page !== null)).toHaveLength(20)
  })
})
