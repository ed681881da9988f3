import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { getWinners } from '#contract/lobby/winners.ts'
import { getRound, type Round } from '#contract/play/rounds.ts'
import { engines, ENGINE_IDS } from '#games/registry.ts'
import { verifyRound } from '#games/verify.ts'
import { resetContent } from '#server/seed/seed.ts'
import { readAs } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('rounds of bots', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const readRound = (id: number): Promise<Round> => readAs(api, { ...getRound, path: `/v2/play/rounds/bot-${id}` }, {})
  /** The round with this rank by time, and its game. */
  const rounds = ({ database }: TestApi = api) =>
    database.db
      .selectFrom('bot_rounds as round')
      .innerJoin('games as game', 'game.id', 'round.game_id')
      .select(['round.id', 'game.slug', 'engine', 'win_kopecks', 'played_at'])
      .orderBy('round.id', 'desc')
      .execute()
  /** Plays a round again by its proof, and returns how many stakes it wins. */
  function recompute({ engine, proof }: Round): number {
    const id = ENGINE_IDS.find((one) => one === engine)
    if (id === undefined || proof === null) throw new Error(`No proof: ${engine}`)
    const { server_seed: serverSeed, client_seed: clientSeed, nonce } = proof
    const seeds = { serverSeed, clientSeed, nonce }
    const { hash, round } = verifyRound(engines[id], seeds, JSON.parse(proof.bet), JSON.parse(proof.actions))
    expect([hash, round?.isOver]).toEqual([proof.hash, true])
    return (round?.win ?? 0) / (round?.stake ?? 1)
  }

  it('are played by the engine of their game, and recompute to the same multiple of the stake', async () => {
    const all = await rounds()
    const won = new Map(all.filter((row) => row.win_kopecks > 0).map((row) => [row.engine, row]))
    expect([...won.keys()].toSorted()).toEqual(ENGINE_IDS.toSorted())
    for (const [engine, { id, slug }] of won) {
      const found = await readRound(id)
      expect(found).toMatchObject({ engine, slug, is_bot: true })
      expect(recompute(found)).toBe(found.win / found.stake)
    }
  })

  it('hide their seeds until the day is over, which had one published hash', async () => {
    api.clock.fix(TEST_NOW + HOUR)
    await readAs(api, getWinners, {})
    const today = (await rounds()).filter(({ played_at }) => played_at.getTime() > TEST_NOW).slice(0, 30)
    expect(today).toHaveLength(30)
    const hidden = await Promise.all(today.map(({ id }) => readRound(id)))
    expect(hidden.map(({ proof }) => [proof?.server_seed, proof?.client_seed, proof?.bet])).toEqual(
      hidden.map(() => ['', '', '']),
    )
    expect(new Set(hidden.map(({ proof }) => proof?.hash)).size).toBe(1)
    api.clock.fix(TEST_NOW + DAY)
    for (const { id, proof } of hidden) {
      const revealed = await readRound(Number(id.replace('bot-', '')))
      expect(revealed.proof?.hash).toBe(proof?.hash)
      expect(recompute(revealed)).toBe(revealed.win / revealed.stake)
    }
    await readAs(api, getWinners, {})
    const [newest] = await rounds()
    expect((await readRound(newest?.id ?? 0)).proof?.hash).not.toBe(hidden[0]?.proof?.hash)
    api.clock.fix(TEST_NOW)
  })

  it('keep their ids apart from those before the content was seeded again', async () => {
    const ownApi = await startTestApi(seededMemory())
    onTestFinished(() => ownApi.stop())
    const before = (await rounds(ownApi)).map(({ id }) => id)
    await resetContent(ownApi.database.db, { now: TEST_NOW, seed: 1 })
    const after = (await rounds(ownApi)).map(({ id }) => id)
    expect(Math.min(...after)).toBeGreaterThan(Math.max(...before))
  })
})
