import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageRequest, RenderedPage } from '#contract/lobby/rendered-page.ts'
import { createPageCache } from './page-cache.ts'

const FAQ = { path: '/faq', search: '', language: 'ru', device: 'm', audience: 'guest' } as const
const NOW = Date.UTC(2026, 0, 1)

describe('createPageCache', () => {
  let rendered: PageRequest[]
  let load: () => Promise<unknown>
  let html: (count: number) => string
  let missing: string[]
  const renderPage = async (request: PageRequest): Promise<RenderedPage> => {
    rendered.push(request)
    const count = rendered.length
    await load()
    const data = { language: request.language, renderedAt: request.now, queries: [] }
    return { html: html(count), modules: [], missing, data, facts: { breadcrumbs: [], questions: [], event: null } }
  }
  const create = (now = () => Date.now(), fetchApi = () => Promise.reject<Response>(new Error('not used'))) =>
    createPageCache({ renderPage, fetchApi, now })
  const htmlOf = async (found: ReturnType<ReturnType<typeof create>>) => (await found)?.page.html
  const warn = vi.spyOn(console, 'warn')

  beforeEach(() => {
    rendered = []
    load = () => Promise.resolve()
    html = String
    missing = []
    warn.mockReset().mockReturnValue()
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => vi.useRealTimers())

  it('renders a page once in two seconds, for all visitors', async () => {
    const find = create()
    expect(await Promise.all([FAQ, FAQ, { ...FAQ, language: 'en' as const }].map((key) => htmlOf(find(key))))).toEqual([
      '1',
      '1',
      '2',
    ])
    vi.setSystemTime(NOW + 2000)
    expect(await htmlOf(find(FAQ))).toBe('1')
    expect(rendered).toHaveLength(2)
  })

  it('serves a stale page while one revalidation runs, and none that is older than half a minute', async () => {
    const find = create()
    await find(FAQ)
    vi.setSystemTime(NOW + 2001)
    expect(await Promise.all([htmlOf(find(FAQ)), htmlOf(find(FAQ))])).toEqual(['1', '1'])
    await vi.waitFor(async () => expect(await htmlOf(find(FAQ))).toBe('2'))
    expect(rendered).toHaveLength(2)
    vi.setSystemTime(NOW + 60_000)
    expect(await htmlOf(find(FAQ))).toBe('3')
  })

  it('renders anew when the sandbox has set the clock', async () => {
    let now = NOW
    const find = create(() => now)
    await find(FAQ)
    now = NOW - 60_000
    expect(await htmlOf(find(FAQ))).toBe('2')
  })

  it('keeps a page whose revalidation fails, and reports the failure', async () => {
    const find = create()
    await find(FAQ)
    load = () => Promise.reject(new Error('down'))
    vi.setSystemTime(NOW + 2001)
    await find(FAQ)
    await vi.waitFor(() => expect(String(warn.mock.calls)).toContain('down'))
    expect(await htmlOf(find(FAQ))).toBe('1')
    expect(rendered).toHaveLength(2)
    vi.setSystemTime(NOW + 60_000)
    expect(await find(FAQ)).toBeNull()
  })

  it('keeps a complete page when its revalidation is incomplete, and reports what is missing', async () => {
    const find = create()
    await find(FAQ)
    missing = ['faq: down']
    vi.setSystemTime(NOW + 2001)
    await find(FAQ)
    await vi.waitFor(() => expect(String(warn.mock.calls)).toContain('faq: down'))
    expect(await htmlOf(find(FAQ))).toBe('1')
    missing = []
    vi.setSystemTime(NOW + 60_000)
    expect(await htmlOf(find(FAQ))).toBe('3')
  })

  it('replaces an incomplete page after two seconds', async () => {
    const find = create()
    missing = ['faq: down']
    await find(FAQ)
    missing = []
    vi.setSystemTime(NOW + 2001)
    await find(FAQ)
    await vi.waitFor(async () => expect(await htmlOf(find(FAQ))).toBe('2'))
  })

  it('replaces an incomplete page by another one, which may have more', async () => {
    const find = create()
    missing = ['faq: down', 'slides: down']
    await find(FAQ)
    missing = ['faq: down']
    vi.setSystemTime(NOW + 2001)
    await find(FAQ)
    await vi.waitFor(async () => expect(await htmlOf(find(FAQ))).toBe('2'))
  })

  it('lets a page wait 300 ms for its data, however many responses it needs', async () => {
    load = async () => {
      const { fetchApi } = rendered.at(-1) ?? expect.unreachable()
      const failed = () => missing.push('late')
      await fetchApi('/v2/faq', 'ru').catch(failed)
      await fetchApi('/v2/slides', 'ru').catch(failed)
    }
    const find = create(Date.now, () => new Promise<never>(() => undefined))
    const page = find(FAQ)
    await vi.advanceTimersByTimeAsync(299)
    expect(missing).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await page)?.page.missing).toEqual(['late', 'late'])
  })

  it('is null for a page that is not ready within a second, but keeps it for the next visitor', async () => {
    const data = Promise.withResolvers<void>()
    load = () => data.promise
    const find = create()
    const late = find(FAQ)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toBeNull()
    data.resolve()
    expect(await htmlOf(find(FAQ))).toBe('1')
    expect(rendered).toHaveLength(1)
  })

  it('is null for a page of more than two megabytes', async () => {
    html = () => 'x'.repeat(2_000_001)
    expect(await create()(FAQ)).toBeNull()
  })

  it('renders at most four pages at a time, and leaves the rest of a flood to the client', async () => {
    let running = 0
    let most = 0
    load = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
    }
    vi.useRealTimers()
    const find = create()
    const keys = Array.from({ length: 100 }, (_, index) => ({ ...FAQ, path: `/tournaments/${index}` }))
    const pages = await Promise.all(keys.map(find))
    expect(most).toBe(4)
    expect(pages.filter((page) => page !== null)).toHaveLength(24)
  })
})
