import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { getFairness, type Fairness } from '#contract/play/fairness.ts'
import { getRecentGames } from '#contract/play/recent.ts'
import { getRound, type Round } from '#contract/play/rounds.ts'
import { seedHash } from '#games/numbers.ts'
import { engines, ENGINE_IDS } from '#games/registry.ts'
import { verifyRound } from '#games/verify.ts'
import { codeOf, post, read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const PACE_MS = 5000

describe('proof of real rounds', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const player = async (name: string, balance = 100) => {
    const user = await registerUser(api, name)
    await sandbox(api, 'player', { id: user.id, balance })
    return user
  }
  const bet = async (token: string, stake = 1000) => {
    api.pass(PACE_MS)
    const payload = { id: randomUUID(), bet: { stake } }
    return (await callPlay(api, token, 'round', payload)).json().data
  }
  const play = async (from: From, game = 'cherry-row') => bet(await startPlaying(api, from, game, 'real'))
  const round = (id: string, from: From = {}): Promise<Round> =>
    readAs(api, { ...getRound, path: `/v2/play/rounds/${id}` }, from)
  const changeSeeds = (from: From, body: object = {}) => post(api, '/v2/play/fairness', body, from)
  const fairness = (from: From): Promise<Fairness> => readAs(api, getFairness, from)

  /** Plays the round again by what its proof says. */
  function recompute({ engine: id, proof }: Round) {
    const engine = ENGINE_IDS.find((one) => one === id)
    if (engine === undefined || proof === null) throw new Error(`No proof: ${id}`)
    const { server_seed: serverSeed, client_seed: clientSeed, nonce } = proof
    const [sentBet, actions] = [JSON.parse(proof.bet), JSON.parse(proof.actions)]
    return verifyRound(engines[engine], { serverSeed, clientSeed, nonce }, sentBet, actions)
  }

  it('is complete for its player once the seeds are changed, and recomputes to the same win', async () => {
    const { from } = await player('proof-own')
    const { id, win } = await play(from)
    const before = await round(id, from)
    expect(before).toMatchObject({
      slug: 'cherry-row',
      engine: 'cherry-row',
      is_open: false,
      stake: 10,
      win: win / 100,
      own: true,
      money: { own_stake: 10, own_win: win / 100, balance_before: 100, balance_after: 90 + win / 100 },
      proof: { server_seed: '', bet: '{"stake":1000}', actions: '[]', nonce: 0 },
    })
    await changeSeeds(from)
    const proven = await round(id, from)
    expect(proven.proof?.hash).toBe(before.proof?.hash)
    expect(recompute(proven)).toMatchObject({ hash: before.proof?.hash, round: { win, stake: 1000, isOver: true } })
  })

  it('names the motif of the game, whose symbols it shows, and outlives the game', async () => {
    const { from } = await player('proof-renamed')
    const { id, win } = await play(from, 'fox-and-key')
    await changeSeeds(from)
    expect(await round(id, from)).toMatchObject({ slug: 'fox-and-key', engine: 'cherry-row', motif: 'fox' })
    const rename = (slug: string, to: string) =>
      api.database.db.updateTable('games').set({ slug: to, engine: 'mines' }).where('slug', '=', slug).execute()
    await rename('fox-and-key', 'renamed')
    const old = await round(id, from)
    expect(old).toMatchObject({ game: '', slug: '', engine: 'cherry-row', motif: '', win: win / 100 })
    expect(recompute(old)).toMatchObject({ round: { win } })
  })

  it('names no balances that something else has changed meanwhile', async () => {
    const { from, id: owner } = await player('proof-paid')
    const poker = await startPlaying(api, from, 'jacks-plus', 'real')
    const { id } = await bet(poker)
    await sandbox(api, 'player', { id: owner, balance: 500 })
    await callPlay(api, poker, `round/${id}/act`, { step: 0, action: { held: [true, true, true, true, true] } })
    expect(await round(id, from)).toMatchObject({ money: { own_stake: 10, balance_before: null, balance_after: null } })
  })

  it('names the player masked and hides money and, until they are revealed, the seeds from others', async () => {
    const { from } = await player('proof-shown')
    const stranger = await player('proof-curious')
    const { id, win } = await play(from)
    for (const viewer of [{}, stranger.from]) {
      expect(await round(id, viewer)).toMatchObject({
        user: 'proo•••',
        own: false,
        win: win / 100,
        money: null,
        proof: { server_seed: '', client_seed: '', bet: '', actions: '' },
      })
    }
    await changeSeeds(from, { client_seed: 'next-seed' })
    expect(recompute(await round(id))).toMatchObject({ round: { win } })
  })

  it('is hidden from others while the round is open, and for a blocked player', async () => {
    const { from, id: owner } = await player('proof-open')
    const poker = await startPlaying(api, from, 'jacks-plus', 'real')
    const { id } = await bet(poker)
    const path = `/v2/play/rounds/${id}`
    expect(await read(api, path)).toMatchObject(rejection(errorCode.notFound))
    expect(await round(id, from)).toMatchObject({
      is_open: true,
      win: 0,
      money: { balance_before: null, balance_after: null },
    })
    const action = { held: [true, true, true, true, true] }
    await callPlay(api, poker, `round/${id}/act`, { step: 0, action })
    expect(await round(id)).toMatchObject({ is_open: false })
    await changeSeeds(from)
    expect(recompute(await round(id))).toMatchObject({ round: { isOver: true } })
    await sandbox(api, 'player', { id: owner, blocked: true })
    expect(await read(api, path)).toMatchObject(rejection(errorCode.notFound))
  })

  it('names the part of the win that was forfeited', async () => {
    const { from } = await player('proof-forfeited')
    const { id, win } = await play(from)
    expect(await round(id, from)).toMatchObject({ forfeited: 0 })
    // As if a bonus had paid a part of the stake, and had ended before the round did.
    const { db } = api.database
    await db
      .updateTable('rounds')
      .set({ win_kopecks: win + 70_000 })
      .where('id', '=', id)
      .execute()
    expect(await round(id, from)).toMatchObject({ win: win / 100 + 700, forfeited: 700, money: { own_win: win / 100 } })
  })

  it('exists without proof for a round of the console, and not at all for an unknown id or a demo round', async () => {
    const { from, id } = await player('proof-none')
    await storeRounds(api, id, [{ game: { id: 1, slug: 'cherry-row' }, stake: 500, win: 700, at: TEST_NOW }])
    const { round_id } = await api.database.db
      .selectFrom('stakes')
      .select('round_id')
      .where('player_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await round(round_id, from)).toMatchObject({ stake: 5, win: 7, proof: null })
    const demo = await bet(await startPlaying(api, from))
    for (const unknown of [randomUUID(), demo.id, 'bot-0', 'bot-999999999', 'x'])
      expect(await read(api, `/v2/play/rounds/${unknown}`, from)).toMatchObject(rejection(errorCode.notFound))
  })

  it('of a bot recomputes to the same multiple of the stake', async () => {
    const rows = await api.database.db
      .selectFrom('bot_rounds')
      .select('id')
      .where('win_kopecks', '>', 0)
      .orderBy('win_kopecks', 'desc')
      .limit(3)
      .execute()
    for (const { id } of rows) {
      const found = await round(`bot-${id}`)
      const { round: played } = recompute(found)
      expect((played?.win ?? 0) / (played?.stake ?? 1)).toBe(found.win / found.stake)
    }
    expect(rows).toHaveLength(3)
  })

  describe('seeds', () => {
    it('are unknown before the first real game, and can be chosen before it', async () => {
      const { from } = await player('seeds-new')
      expect(await fairness(from)).toEqual({ hash: '', client_seed: '', nonce: 0, next_hash: '', revealed: null })
      expect(await changeSeeds(from, { client_seed: 'marina' })).toMatchObject({ kind: 'accepted' })
      expect(await fairness(from)).toMatchObject({ client_seed: 'marina', nonce: 0, revealed: null })
    })

    it('are revealed by a change, which is refused while a round is open (502)', async () => {
      const { from } = await player('seeds-change')
      const poker = await startPlaying(api, from, 'jacks-plus', 'real')
      const { id } = await bet(poker)
      const used = await fairness(from)
      expect(used).toMatchObject({ nonce: 1, revealed: null })
      expect(codeOf(await changeSeeds(from))).toBe(errorCode.unfinishedGame)
      await callPlay(api, poker, `round/${id}/act`, { step: 0, action: { held: [false, true, true, true, true] } })
      await changeSeeds(from)
      const changed = await fairness(from)
      expect(changed).toMatchObject({
        nonce: 0,
        revealed: { hash: used.hash, client_seed: used.client_seed, rounds: 1 },
      })
      expect(changed.hash).not.toBe(used.hash)
    })

    it('come from a server seed whose hash was published before the client seed was chosen', async () => {
      const { from } = await player('seeds-next')
      await play(from)
      const { hash, next_hash: published } = await fairness(from)
      expect(published).toMatch(/^[\da-f]{64}$/u)
      expect(published).not.toBe(hash)
      await changeSeeds(from, { client_seed: 'chosen-after' })
      expect(await fairness(from)).toMatchObject({ hash: published, client_seed: 'chosen-after' })
      const { id } = await play(from)
      await changeSeeds(from)
      const { revealed } = await fairness(from)
      expect(seedHash(revealed?.server_seed ?? '')).toBe(published)
      expect(recompute(await round(id, from))).toMatchObject({ hash: published })
    })

    it('change nothing for a hash of the next server seed that is not published any more (19)', async () => {
      const { from } = await player('seeds-stale')
      await play(from)
      const { next_hash: stale } = await fairness(from)
      await changeSeeds(from, { client_seed: 'elsewhere', next_hash: stale })
      const changed = await fairness(from)
      expect(changed).toMatchObject({ hash: stale, client_seed: 'elsewhere' })
      for (const next_hash of [stale, 'f'.repeat(64)])
        expect(codeOf(await changeSeeds(from, { client_seed: 'mine', next_hash }))).toBe(errorCode.alreadyFinal)
      expect(await fairness(from)).toEqual(changed)
      await changeSeeds(from, { client_seed: 'mine', next_hash: changed.next_hash })
      expect(await fairness(from)).toMatchObject({ hash: changed.next_hash, client_seed: 'mine' })
    })

    it('must be readable in the proof', async () => {
      const { from } = await player('seeds-bad')
      for (const seed of ['with space', 'x'.repeat(65), 'a:1'])
        expect(codeOf(await changeSeeds(from, { client_seed: seed }))).toBe(errorCode.invalidRequest)
    })
  })

  it('getRecentGames lists the last games once each, newest first, with the open one, while they are offered', async () => {
    const { from, id } = await player('recent')
    const recent = async () => (await readAs(api, getRecentGames, from)).items
    expect(await recent()).toEqual([])
    const games = await api.database.db.selectFrom('games').select(['id', 'slug']).orderBy('id').limit(14).execute()
    await storeRounds(
      api,
      id,
      games.map((game, index) => ({ game, stake: 100, at: TEST_NOW - (index + 1) * 60_000 })),
    )
    await storeRounds(api, id, [{ game: { id: 999, slug: 'withdrawn' }, stake: 100, at: TEST_NOW }])
    await bet(await startPlaying(api, from, 'jacks-plus', 'real'))
    const items = await recent()
    expect(items[0]).toMatchObject({ slug: 'jacks-plus', is_open: true })
    expect(items).toHaveLength(12)
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(12)
    expect(items.map(({ played_at }) => played_at)).toEqual(
      items.map(({ played_at }) => played_at).toSorted((a, b) => b - a),
    )
    expect(items.slice(1).every(({ is_open, slug }) => !is_open && slug !== 'withdrawn')).toBe(true)
  })
})
