import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { openGame } from '#contract/lobby/play.ts'
import { codeOf, post, registerUser, tokenOf } from '#server/testing/accounts.ts'
import { useBuiltGames } from '#server/testing/built-games.ts'
import { callPlay, enterGame, openLaunch, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { GUEST_LAUNCH_LIMIT } from './launches.ts'
import { startPurseCleanup } from './purse-cleanup.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const rejected = { error: errorCode.notSignedIn }

const gamesFolder = useBuiltGames()

describe('game launch', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), {}, null, { gamesFolder })
  })
  afterAll(() => api.stop())
  afterEach(async () => {
    // A limit that was used later is exhausted for a clock that is set back.
    await api.database.db.deleteFrom('limits').execute()
    api.clock.fix(TEST_NOW)
  })
  const purse = async (playToken: string) => (await callPlay(api, playToken, 'state')).json()
  const spin = async (playToken: string, id = randomUUID()) =>
    (await callPlay(api, playToken, 'round', { id, bet: { stake: 1000 } })).json()
  const countPurses = async () => (await api.database.db.selectFrom('play_purses').select('id').execute()).length

  it('has a token of 32 random bytes that is good once and stored as a hash', async () => {
    const token = await openLaunch(api)
    expect(token).toMatch(/^[\w-]{43}$/u)
    expect(await openLaunch(api)).not.toBe(token)
    const rows = await api.database.db.selectFrom('launches').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const { error, data } = await enterGame(api, token)
    expect(error).toBe(0)
    expect(await enterGame(api, token)).toMatchObject(rejected)
    expect(await purse(data.token)).toMatchObject({ error: 0, data: { balance: 100_000 } })
  })

  it('ends with the session that opened it, and for a blocked player', async () => {
    const { id, from } = await registerUser(api, 'recovered')
    const [launch, play] = [await openLaunch(api, from), await startPlaying(api, from)]
    // A renewed token is of the same session.
    const renewed = await post(api, '/v2/auth/renew/', {}, from)
    expect(await purse(play)).toMatchObject({ error: 0 })
    await sandbox(api, 'player', { id, blocked: true })
    expect(await purse(play)).toMatchObject(rejected)
    await sandbox(api, 'player', { id, blocked: false })
    await post(api, '/v2/auth/logout/', {}, { ...from, token: tokenOf(renewed) })
    expect(await purse(play)).toMatchObject(rejected)
    expect(await spin(play)).toMatchObject(rejected)
    expect(await enterGame(api, launch)).toMatchObject(rejected)
  })

  it('plays with its play token only', async () => {
    const token = await openLaunch(api)
    expect(await purse(token)).toMatchObject(rejected)
    const { data } = await enterGame(api, token)
    expect(await enterGame(api, data.token)).toMatchObject(rejected)
    expect(await purse(token)).toMatchObject(rejected)
    for (const authorization of [
      '',
      data.token,
      `Token ${data.token}`,
      'Play ',
      `Play ${data.token}=`,
      'Play a\u{0}b',
    ]) {
      const response = await api.app.inject({ url: '/play/state', headers: { authorization } })
      expect([authorization, response.statusCode]).toEqual([authorization, 401])
    }
  })

  it.each([undefined, {}, { token: null }, { token: 7 }, { token: 'a\u{0}b' }, { token: 'x'.repeat(1000) }])(
    'is rejected for a token of %j',
    async (payload) => {
      const response = await api.app.inject({ method: 'POST', url: '/play/enter', ...(payload && { payload }) })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject(rejected)
    },
  )

  it('expires after five minutes, and its play token after a day', async () => {
    const [early, late] = [await openLaunch(api), await openLaunch(api)]
    api.clock.fix(TEST_NOW + 5 * MINUTE - 1)
    const { data } = await enterGame(api, early)
    api.clock.fix(TEST_NOW + 5 * MINUTE)
    expect(await enterGame(api, late)).toMatchObject(rejected)
    api.clock.fix(TEST_NOW + 5 * MINUTE - 1 + DAY - 1)
    expect(await purse(data.token)).toMatchObject({ error: 0 })
    api.clock.fix(TEST_NOW + 5 * MINUTE - 1 + DAY)
    expect(await purse(data.token)).toMatchObject(rejected)
  })

  it('opens no purse before it is entered', async () => {
    const before = await countPurses()
    const token = await openLaunch(api)
    await api.get('/play/cherry-row')
    await purse('')
    expect(await countPurses()).toBe(before)
    await enterGame(api, token)
    expect(await countPurses()).toBe(before + 1)
  })

  it('continues the purse of a player, and opens a new one for each guest', async () => {
    const { from } = await registerUser(api, 'player')
    const first = await startPlaying(api, from)
    const { data } = await spin(first)
    const second = await startPlaying(api, from)
    expect(await purse(second)).toMatchObject({ data: { balance: data.balance } })
    expect(await purse(first)).toMatchObject({ data: { balance: data.balance } })
    const other = await registerUser(api, 'other')
    for (const stranger of [await startPlaying(api), await startPlaying(api, other.from)])
      expect(await purse(stranger)).toMatchObject({ data: { balance: 100_000, waitMs: 0 } })
  })

  it('deletes expired launches with the purses of guests, and keeps those of players', async () => {
    const { from } = await registerUser(api, 'keeper')
    const [guest, player] = [await startPlaying(api), await startPlaying(api, from)]
    const { data: guestRound } = await spin(guest)
    const { data: playerRound } = await spin(player)
    api.clock.fix(TEST_NOW + 2 * DAY)
    await openLaunch(api)
    expect(await api.database.db.selectFrom('launches').select('purse_id').execute()).toEqual([{ purse_id: null }])
    const rounds = await api.database.db
      .selectFrom('rounds')
      .select('id')
      .where('id', 'in', [guestRound.id, playerRound.id])
      .execute()
    expect(rounds).toEqual([{ id: playerRound.id }])
    expect(await purse(await startPlaying(api, from))).toMatchObject({ data: { balance: playerRound.balance } })
  })

  it.each(['enter', 'refill', 'round', 'seeds'])('and the play after it change nothing by GET: %s', async (path) => {
    expect((await api.get(`/play/${path}`)).statusCode).toBe(404)
  })

  describe('of a guest', () => {
    const openFrom = async (remoteAddress: string, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Token ${token}` }
      const response = await api.app.inject({ url: '/api/v2/games/cherry-row?type=demo', remoteAddress, headers })
      return codeOf(readEnvelope(response.json()))
    }

    it('is limited per network, and not for players', async () => {
      const { burst, refillMs } = GUEST_LAUNCH_LIMIT
      const codes: (number | null)[] = []
      // Not more at a time than a network may queue.
      while (codes.length < 2 * burst)
        codes.push(...(await Promise.all(Array.from({ length: burst / 4 }, () => openFrom('10.7.7.7')))))
      expect(codes.filter((code) => code === 0)).toHaveLength(burst)
      expect(codes.filter((code) => code === errorCode.tooManyRequests)).toHaveLength(burst)
      expect(await openFrom('10.7.7.8')).toBe(0)
      const { token } = await registerUser(api, 'launcher')
      expect(await openFrom('10.7.7.7', token)).toBe(0)
      api.clock.fix(TEST_NOW + refillMs)
      expect([await openFrom('10.7.7.7'), await openFrom('10.7.7.7')]).toEqual([0, errorCode.tooManyRequests])
    })

    it('leaves no purse a day later, although no game is opened; a player’s purse stays', async () => {
      const { db } = api.database
      const cleanAt = (now: number) => startPurseCleanup(db, { now: () => now })()
      const guestPurses = async () =>
        (await db.selectFrom('play_purses').select('id').where('player_id', 'is', null).execute()).length
      await cleanAt(TEST_NOW + 3 * DAY)
      expect(await guestPurses()).toBe(0)
      const { id, from } = await registerUser(api, 'purse-owner')
      await startPlaying(api, from)
      for (let launch = 0; launch < 20; launch += 1) await startPlaying(api)
      const orphan = { id: randomUUID(), player_id: null, is_real: false, kopecks: 1, last_round_at: null }
      await db.insertInto('play_purses').values(orphan).execute()
      await cleanAt(TEST_NOW + DAY - 1)
      expect(await guestPurses()).toBe(20)
      await cleanAt(TEST_NOW + DAY)
      expect(await guestPurses()).toBe(0)
      expect(await db.selectFrom('play_purses').select('id').where('player_id', '=', id).execute()).toHaveLength(1)
    })
  })

  it('opens Wheel of Seasons as a Flash movie', async () => {
    const { url, renderer } = await api.read(openGame, '/api/v2/games/wheel-of-seasons?type=demo', 'en')
    expect(renderer).toBe('flash')
    expect(url).toMatch(/^\/play\/wheel-of-seasons\.swf\?lang=en#[\w-]{43}$/u)
    const { statusCode, headers, body } = await api.get(url.split('#')[0] ?? '')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/x-shockwave-flash'])
    // The signature of a compressed movie.
    expect(body.slice(0, 3)).toBe('CWS')
  })

  it.each([
    ['cherry-row', 'cherry-row'],
    ['aurora-trail', 'cherry-row'],
    ['amber-coast', 'amber-coast'],
    ['northern-hoard', 'amber-coast'],
    ['night-roulette', 'neva-roulette'],
    ['velvet-blackjack', 'blackjack'],
    ['sapphire-mines', 'mines'],
  ])('opens %s in the frame of %s, under its own name', async (slug, engine) => {
    const { url } = await api.read(openGame, `/api/v2/games/${slug}?type=demo`, 'en')
    expect(url).toMatch(new RegExp(`^/play/${engine}\\?game=${slug}&lang=en#[\\w-]{43}$`, 'u'))
    expect((await api.get(url.split('#')[0] ?? '')).statusCode).toBe(200)
  })

  it('is rejected with 404 below /play for an unknown address', async () => {
    const response = await api.get('/play/no-such')
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/plain')
  })
})
