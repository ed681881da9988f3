import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPlayClient, newClientSeed, newRoundId } from './play-client.ts'
import { fieldOf } from '../json.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const move = { kind: 'round', id: ID, bet: { stake: 1000 }, isFreeSpin: false } as const
const round = {
  id: ID,
  nonce: 7,
  step: 0,
  isOver: true,
  stake: 1000,
  win: 0,
  balance: 99_000,
  canRefill: false,
  view: {},
}

/** Answers the next requests in order; returns the bodies that were sent. */
function answer(
  ...responses: readonly (object | string | Error | readonly [body: object, status: number])[]
): unknown[] {
  const sent: unknown[] = []
  const left = [...responses]
  vi.stubGlobal('fetch', async (path: string, init: { body?: string; headers: Record<string, string> }) => {
    sent.push({ path, authorization: init.headers['authorization'], body: JSON.parse(init.body ?? 'null') })
    const next = left.shift()
    if (next instanceof Error) throw next
    const [body, status] = Array.isArray(next) ? next : [next, 200]
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  return sent
}

afterEach(() => void vi.unstubAllGlobals())

describe('play client', () => {
  it.each([
    ['a network error', new TypeError('network')],
    ['HTML of a proxy', '<h1>Bad gateway</h1>'],
    ['no envelope', {}],
    ['an error that is not known to play nothing', { error: 3 }],
    ['an error that the call does not declare', { error: 19 }],
    ['no data', { error: 0 }],
    ['a round without a balance', { error: 0, data: { ...round, balance: null } }],
    ['another round', { error: 0, data: { ...round, id: newRoundId() } }],
  ])('leaves the outcome unknown after %s', async (_, response) => {
    answer(response)
    expect(await createPlayClient('launch').play(move)).toEqual({ kind: 'noResponse' })
  })

  it.each([1, 5, 26, 200, 430, 431, 502, 503, 504])('knows that code %i has played nothing', async (code) => {
    answer({ error: code })
    expect(await createPlayClient('launch').play(move)).toMatchObject({ kind: 'rejected', code })
  })

  it('sends a repeated move unchanged', async () => {
    const sent = answer(new TypeError('network'), { error: 0, data: round })
    const client = createPlayClient('launch')
    await client.play(move)
    expect(await client.play(move)).toMatchObject({ kind: 'accepted', data: round })
    expect(sent).toEqual([
      sent[1],
      { path: '/play/round', authorization: 'Play ', body: { id: ID, bet: move.bet, isFreeSpin: false } },
    ])
  })

  it('sends the same move again while the server is busy with another one, three times at most', async () => {
    vi.useFakeTimers()
    const busy = [{ error: 5, args: { seconds: 1 } }, 503] as const
    const sent = answer(busy, busy, { error: 0, data: round }, busy, busy, busy, busy)
    const client = createPlayClient('launch')
    const played = client.play(move)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await played).toMatchObject({ kind: 'accepted', data: round })
    expect(sent).toEqual([sent[0], sent[0], sent[0]])
    const rejected = client.play(move)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await rejected).toMatchObject({ kind: 'rejected', code: 5 })
    expect(sent).toHaveLength(7)
    vi.useRealTimers()
  })

  it('waits as long as the server says', async () => {
    answer({ error: 0, data: { ...round, waitMs: 60_000 } }, { error: 5, args: { seconds: 90 } }, { error: 5 })
    const client = createPlayClient('launch')
    for (const [least, most] of [
      [59_000, 60_000],
      [89_000, 90_000],
      [2000, 2500],
    ] as const) {
      const response = await client.play(move)
      const waitMs = response.kind === 'noResponse' ? 0 : response.readyAt - performance.now()
      expect(waitMs).toBeGreaterThan(least)
      expect(waitMs).toBeLessThanOrEqual(most)
    }
  })

  it('exchanges the launch token once', async () => {
    const state = { error: 0, data: { balance: 100_000, bet: {}, open: { ...round, isOver: false } } }
    const sent = answer({ error: 0, data: { token: 'play' } }, state, state)
    const client = createPlayClient('launch')
    expect(await client.state()).toMatchObject({
      data: { balance: 100_000, canRefill: false, fairness: null, open: { id: ID, isOver: false } },
    })
    await client.state()
    expect(sent).toEqual([
      { path: '/play/enter', authorization: 'Play ', body: { token: 'launch' } },
      { path: '/play/state', authorization: 'Play play', body: null },
      { path: '/play/state', authorization: 'Play play', body: null },
    ])
  })

  it('exchanges the launch token once for calls at the same time, and again after a lost answer', async () => {
    const state = { error: 0, data: { balance: 100_000, bet: {} } }
    const sent = answer(new TypeError('network'), { error: 0, data: { token: 'play' } }, state, state)
    const client = createPlayClient('launch')
    expect(await client.state()).toEqual({ kind: 'noResponse' })
    const both = await Promise.all([client.state(), client.state()])
    expect(both).toMatchObject([{ kind: 'accepted' }, { kind: 'accepted' }])
    expect(sent.map((request) => fieldOf(request, 'path'))).toEqual([
      '/play/enter',
      '/play/enter',
      '/play/state',
      '/play/state',
    ])
  })

  it('draws another client seed each time', () => {
    const [first, second] = [newClientSeed(), newClientSeed()]
    expect(first).toMatch(/^[\da-f]{16}$/u)
    expect(second).not.toBe(first)
  })

  it('makes round ids that the server accepts', () => {
    expect(newRoundId()).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u)
  })
})
