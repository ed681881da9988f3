import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { createMemoryCache } from '#server/cache/memory-cache.ts'
import { bonusesOf, post, registerUser } from '#server/testing/accounts.ts'
import { createDeposit, payDeposit, testCard } from '#server/testing/deposits.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { createStatusPoll } from '#server/testing/status-poll.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { createWithdrawal, registerPayee } from '#server/testing/withdrawals.ts'
import { MAX_LIFE_MS } from './snapshots.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const at = (time: string) => Date.parse(`${time}+03:00`)

type Player = Awaited<ReturnType<typeof registerUser>>

describe('the status', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())

  const { activate } = bonusesOf(() => api)

  /** The statements that are sent meanwhile. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(PGlite.prototype, 'query')
    await work()
    const statements = query.mock.calls.map(([text]) => text)
    query.mockRestore()
    return statements
  }

  const giveGift = async ({ id }: Player): Promise<number> => {
    await sandbox(api, 'give', { id, offer: 'gift' })
    return (
      await api.database.db
        .selectFrom('bonuses')
        .select('id')
        .where('offer', '=', 'gift')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id
  }
  const lastTime = async (table: 'bonuses' | 'payins' | 'payouts', column: string, { id }: Player) => {
    const { rows } = await sql<{ at: Date }>`
      select max(${sql.ref(column)}) as at from ${sql.table(table)} where player_id = ${id}`.execute(api.database.db)
    return rows[0]?.at.getTime() ?? 0
  }

  /** What changes a status by the time alone: prepares it and returns when it changes. */
  const changes: Readonly<Record<string, (player: Player) => Promise<number>>> = {
    'a bonus that can no longer be activated': async (player) => {
      await giveGift(player)
      return lastTime('bonuses', 'expires_at', player)
    },
    'the announcement of its end': async (player) => {
      await giveGift(player)
      return (await lastTime('bonuses', 'expires_at', player)) - 4 * HOUR
    },
    'an active bonus whose time is up': async (player) => {
      await activate(player.from, { id: await giveGift(player) })
      return lastTime('bonuses', 'expires_at', player)
    },
    'a deposit that is too old for its bonus': async (player) => {
      await payDeposit(api, player.from, 1002)
      return TEST_NOW + DAY + 1
    },
    'a card that the bank accepts': async (player) => {
      const { key } = await createDeposit(api, player.from, { system: 'card-usd', amount: 1002 })
      await post(api, '/v2/payin/gex/process', { transaction: key, ...testCard }, player.from)
      return lastTime('payins', 'provider_acts_at', player)
    },
    'a withdrawal that is refused': async (player) => {
      await createWithdrawal(api, player.from, { amount: 1092 })
      return lastTime('payouts', 'acts_at', player)
    },
    'the news of a bonus that has ended': async ({ id }) => {
      const until = TEST_NOW + 30_000
      const news = { bonus_news: 'ok', bonus_news_until: new Date(until) }
      await api.database.db.updateTable('players').set(news).where('id', '=', id).execute()
      return until
    },
    'the cashback of a week': async ({ id }) => {
      await sandbox(api, 'player', { id, level: 10 })
      const game = await api.database.db.selectFrom('games').select(['id', 'slug']).executeTakeFirstOrThrow()
      await storeRounds(api, id, [{ game, stake: 5000 * KOPECKS_PER_RUBLE, at: TEST_NOW }])
      return at('2026-01-12T00:00:00')
    },
    'a birthday': async ({ id }) => {
      const facts = { birthday: '1990-01-13', level: 3, verified_at: new Date(TEST_NOW) }
      await api.database.db.updateTable('players').set(facts).where('id', '=', id).execute()
      return at('2026-01-13T00:00:00')
    },
  }
  it.each(Object.entries(changes))('changes in time by %s', async (_, prepare) => {
    const player = await registerPayee(api)
    const { poll, read } = createStatusPoll(api, player.token)
    const changesAt = await prepare(player)
    api.clock.fix(changesAt - 1)
    // Twice, because the first one may write what is due.
    await poll()
    const { body: before } = await poll()
    expect(await poll()).toEqual({ body: before, isUnchanged: true })
    api.clock.fix(changesAt)
    const { body } = await poll()
    expect(body).not.toBe(before)
    expect(body).toBe(await read())
  })

  it('costs one statement while it is unchanged, with and without its tag, and three when it has changed', async () => {
    const { id, token } = await registerUser(api, 'cheap')
    const { poll } = createStatusPoll(api, token)
    expect(await statementsOf(poll)).toHaveLength(3)
    expect(await statementsOf(async () => expect(await poll()).toMatchObject({ isUnchanged: true }))).toHaveLength(1)
    expect(await statementsOf(createStatusPoll(api, token).poll)).toHaveLength(1)
    await sandbox(api, 'player', { id, balance: 500 })
    expect(await statementsOf(async () => expect(await poll()).toMatchObject({ isUnchanged: false }))).toHaveLength(3)
  })

  it('is read again after five minutes, for what a new release changes', async () => {
    const { token } = await registerUser(api, 'old')
    const { poll } = createStatusPoll(api, token)
    await poll()
    api.clock.fix(TEST_NOW + MAX_LIFE_MS - 1)
    expect(await statementsOf(poll)).not.toHaveLength(3)
    api.clock.fix(TEST_NOW + MAX_LIFE_MS)
    expect(await statementsOf(poll)).toHaveLength(3)
  })

  it('is of a guest at once when the session has ended elsewhere, and of a blocked player an error', async () => {
    const { id, token } = await registerUser(api, 'ended')
    const { poll } = createStatusPoll(api, token)
    await poll()
    await sandbox(api, 'player', { id, blocked: true })
    expect((await poll()).body).toContain(`"error":${errorCode.accountBlocked}`)
    await sandbox(api, 'player', { id, blocked: false })
    await poll()
    await post(api, '/v2/auth/logout/', {}, { token })
    const { body, isUnchanged } = await poll()
    expect(JSON.parse(body)).toMatchObject({ data: { id: 0 } })
    expect(isUnchanged).toBe(false)
  })

  it('has a tag for each player and language', async () => {
    const [one, other] = [await registerUser(api, 'one'), await registerUser(api, 'other')]
    const responseTo = (token: string, language: string, tag?: string) =>
      api.app.inject({
        url: '/api/v2/status/',
        headers: {
          authorization: `Token ${token}`,
          'accept-language': language,
          ...(tag === undefined ? {} : { 'if-none-match': tag }),
        },
      })
    const { headers } = await responseTo(one.token, 'ru')
    const tag = String(headers.etag)
    expect((await responseTo(one.token, 'ru', tag)).statusCode).toBe(304)
    // Proxies that compress make it weak.
    expect((await responseTo(one.token, 'ru', `W/${tag}`)).statusCode).toBe(304)
    expect((await responseTo(one.token, 'en', tag)).statusCode).toBe(200)
    expect((await responseTo(other.token, 'ru', tag)).statusCode).toBe(200)
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['another shape', '{"tag":1}'],
    ['a tag of another kind', '{"tag":"\\"1\\"","text":"{}"}'],
  ])('is read from the database if the cache answers with %s', async (_, nonsense) => {
    const nonsensical = { ...createMemoryCache(), get: () => Promise.resolve(nonsense) }
    const other = await startTestApi(seededMemory(), { cache: nonsensical })
    const { token, id } = await registerUser(other, 'nonsense')
    expect(JSON.parse((await createStatusPoll(other, token).poll()).body)).toMatchObject({ data: { id } })
    await other.stop()
  })

  /** Tables of a status without the trigger, and why. */
  const WITHOUT_VERSION = {
    player_sessions: 'is read with each poll',
    player_versions: 'has the version',
    games: 'is content, which changes with a release',
    transfers: 'of a deposit is written with its stage',
    stakes: 'is read for a time, thirty days after a write',
  }
  it('reads only tables whose writes change the version', async () => {
    const player = await registerPayee(api)
    await activate(player.from, { promocode: 'CHERRY20' })
    const statements = await statementsOf(createStatusPoll(api, player.token).poll)
    const read = new Set(
      statements.flatMap((text) =>
        [...text.matchAll(/(?<!epoch )\b(?:from|join) "?([a-z_]+)"?/gu)].map(([, table = '']) => table),
      ),
    )
    const { rows } = await sql<{ table: string }>`
      select distinct tgrelid::regclass::text as table from pg_trigger where tgname like 'grow_version%'`.execute(
      api.database.db,
    )
    const versioned = rows.map(({ table }) => table)
    expect(versioned.filter((table) => !read.has(table))).toEqual([])
    expect([...read].filter((table) => !versioned.includes(table)).toSorted()).toEqual(
      Object.keys(WITHOUT_VERSION).toSorted(),
    )
  })
})
