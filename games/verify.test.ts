import { describe, expect, it } from 'vitest'
import { engines } from './registry.ts'
import { verifyRound } from './verify.ts'

const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 0 }

describe('verifyRound', () => {
  it('returns each step from the seeds to the win', () => {
    // The hash and the block were computed by `openssl dgst`.
    expect(verifyRound(engines['cherry-row'], seeds, { stake: 1000 })).toEqual({
      hash: 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06',
      text: 'client:0:0',
      block: 'e0d8048be5b3823aa19be4fb31220b0d7a7a285c43fa1ba70bac3ea4f9f8da06',
      numbers: [
        { number: 11, below: 16, source: 'e0d8048b' },
        { number: 10, below: 16, source: 'e5b3823a' },
        { number: 11, below: 16, source: 'a19be4fb' },
      ],
      round: {
        stake: 1000,
        win: 1000,
        isOver: true,
        view: { stops: [11, 10, 11], symbols: ['cherry', 'plum', 'cherry'] },
      },
      views: [{ stops: [11, 10, 11], symbols: ['cherry', 'plum', 'cherry'] }],
    })
  })

  it('draws all cards at the deal, so that an action draws none', () => {
    const dealt = verifyRound(engines['jacks-plus'], seeds, { stake: 1000 })
    const held = [false, false, false, false, false]
    const drawn = verifyRound(engines['jacks-plus'], seeds, { stake: 1000 }, [{ held }])
    expect(dealt.numbers.map(({ below }) => below)).toEqual([52, 51, 50, 49, 48, 47, 46, 45, 44, 43])
    expect(drawn.numbers).toEqual(dealt.numbers)
    expect([dealt.round?.isOver, drawn.round?.isOver]).toEqual([false, true])
  })

  it('draws all free spins with the bet', () => {
    const spins = Array.from({ length: 8 }, () => ({ spin: true }))
    const won = { ...seeds, nonce: 83 }
    const bet = verifyRound(engines['amber-coast'], won, { stake: 100 })
    const finished = verifyRound(engines['amber-coast'], won, { stake: 100 }, spins)
    expect(bet.numbers).toHaveLength(9 * 5)
    expect(finished.numbers).toEqual(bet.numbers)
    expect([bet.round?.isOver, finished.round?.isOver]).toEqual([false, true])
  })

  it('shows the round after the bet and after each action', () => {
    const spins = Array.from({ length: 8 }, () => ({ spin: true }))
    const { views, round } = verifyRound(engines['amber-coast'], { ...seeds, nonce: 83 }, { stake: 100 }, spins)
    expect(views).toHaveLength(9)
    expect(views[0]).toMatchObject({ free: { played: 0, won: 8 } })
    expect(views.at(-1)).toEqual(round?.view)
  })

  it('has no result for an impossible bet or action', () => {
    expect(verifyRound(engines['cherry-row'], seeds, { stake: 7 })).toMatchObject({ round: null, views: [] })
    expect(verifyRound(engines['cherry-row'], seeds, { stake: 100 }, [{ held: [] }]).round).toBeNull()
  })
})
