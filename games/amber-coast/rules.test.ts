import { describe, expect, it } from 'vitest'
import { createDraw } from '../numbers.ts'
import { engines } from '../registry.ts'
import { stakesOf } from '../stakes.ts'
import { REELS, SCATTER } from './reels.ts'
import { MAX_FREE_SPINS, MAX_WIN } from './rules.ts'

const engine = engines['amber-coast']
const spins = (count: number) => Array.from({ length: count }, () => ({ spin: true }))

/** Stops whose top rows are scatters: five of them, so that every spin wins more. */
const scatterStops = REELS.map((reel) => reel.indexOf(SCATTER))
function drawScatters() {
  let drawn = 0
  return () => scatterStops[drawn++ % scatterStops.length] ?? 0
}

describe('a round that wins free spins without end', () => {
  const [bet, stake] = [{ stake: 250 }, 250]

  it('ends after 200 of them', () => {
    expect(engine.finish(bet, [], drawScatters())).toHaveLength(MAX_FREE_SPINS)
    const last = engine.play(bet, spins(25), drawScatters())
    expect(last?.view).toMatchObject({ free: { played: 25, won: MAX_FREE_SPINS, added: 0 } })
  })

  it('pays 1,000 stakes at most', () => {
    const round = engine.play(bet, spins(MAX_FREE_SPINS), drawScatters())
    expect(round).toMatchObject({ isOver: true, win: MAX_WIN * stake, view: { total: MAX_WIN * stake } })
    expect(engine.play(bet, spins(MAX_FREE_SPINS + 1), drawScatters())).toBeNull()
  })
})

it('seeded rounds with their free spins return what is exact, in whole kopecks', () => {
  const ROUNDS = 20_000
  const stakes = stakesOf(engine.limits)
  const returns: number[] = []
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const bet = { stake: stakes[nonce % stakes.length] }
    const draw = () => createDraw({ serverSeed: 'long', clientSeed: 'coast', nonce })
    const round = engine.play(bet, engine.finish(bet, [], draw()) ?? [], draw())
    const isPaid = round?.isOver === true && Number.isInteger(round.win)
    returns.push(isPaid ? round.win / round.stake : Number.NaN)
  }
  const mean = returns.reduce((sum, one) => sum + one, 0) / ROUNDS
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / ROUNDS
  const [part, whole] = engine.facts.returns
  expect(Math.abs(mean - part / whole)).toBeLessThan(4 * Math.sqrt(variance / ROUNDS))
})
