import { describe, expect, it } from 'vitest'
import type { JsonValue } from './game.ts'
import { createDraw } from './numbers.ts'
import { ENGINE_IDS, engines } from './registry.ts'
import { stakesOf } from './stakes.ts'

const ROUNDS = 200
const EXTRA: Readonly<Record<string, Readonly<Record<string, JsonValue>>>> = { mines: { mines: 3 } }
const GAMES = ENGINE_IDS.filter((id) => stakesOf(engines[id].limits).length > 0)

describe('stakes', () => {
  it('are the prices of a credit times the levels of the game, each once', () => {
    expect(stakesOf({ prices: [10, 100], levels: [1, 10, 20] })).toEqual([10, 100, 200, 1000, 2000])
    expect(stakesOf(null)).toEqual([])
  })

  it.each(GAMES)('of %s include those of before the levels, which stored rounds and free spins have', (id) => {
    expect(stakesOf(engines[id].limits)).toEqual(expect.arrayContaining([100, 250, 500, 1000]))
  })

  it.each(GAMES)('of %s are all accepted, no others, and pay whole kopecks', (id) => {
    const engine = engines[id]
    const stakes = stakesOf(engine.limits)
    expect([engine.facts.minStake, engine.facts.maxStake]).toEqual([stakes[0], stakes.at(-1)])
    const betOf = (stake: number) => ({ stake, ...EXTRA[id] })
    const isAccepted = (stake: number) => engine.readBet(betOf(stake)) !== null
    expect(stakes.filter((stake) => !isAccepted(stake))).toEqual([])
    expect(stakes.filter((stake) => isAccepted(stake + 1) || isAccepted(-stake))).toEqual([])
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const bet = betOf(stakes[nonce % stakes.length] ?? 0)
      const draw = () => createDraw({ serverSeed: 'stakes', clientSeed: 'all', nonce })
      const win = engine.play(bet, engine.finish(bet, [], draw()) ?? [], draw())?.win
      expect([bet, Number.isInteger(win)]).toEqual([bet, true])
    }
  })
})
