import { describe, expect, it } from 'vitest'
import type { Round } from '#contract/play/rounds.ts'
import { readProofText, writeProofText } from './proof-text.ts'
import { decidingDigits, proveRound } from './prove-round.ts'

const proof = {
  hash: 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06',
  server_seed: 'server',
  client_seed: 'client',
  nonce: 0,
  bet: '{"stake":1000}',
  actions: '[]',
}
/** Two cherries: the stake comes back. */
const round: Round = {
  id: 'r1',
  game: 'Cherry Row',
  slug: 'cherry-row',
  engine: 'cherry-row',
  motif: 'cherries',
  played_at: 0,
  is_open: false,
  is_free_spin: false,
  is_bot: false,
  stake: 10,
  win: 10,
  forfeited: 0,
  jackpot: 0,
  jackpot_name: '',
  user: 'test',
  own: true,
  money: null,
  proof,
}
const HELD = '[{"held":[false,true,false,true,false]}]'

describe('proveRound', () => {
  it.each<[string, Partial<Round>, string | null]>([
    ['a round that agrees', {}, null],
    ['a larger stake of a bot than the game offers', { is_bot: true, stake: 500, win: 500 }, null],
    ['another stake, with a win in proportion', { stake: 500, win: 500 }, 'stake'],
    ['a free spin, which has the stake of its bet', { is_free_spin: true }, null],
    ['a round of several steps', { engine: 'jacks-plus', proof: { ...proof, actions: HELD } }, null],
    ['another seed', { proof: { ...proof, server_seed: 'other' } }, 'hash'],
    ['a bet that the game does not have', { proof: { ...proof, bet: '{"stake":7}' } }, 'rules'],
    ['a bet that is no JSON', { proof: { ...proof, bet: '' } }, 'rules'],
    ['a round without its last action', { engine: 'jacks-plus' }, 'rules'],
    ['another win', { win: 40 }, 'win'],
  ])('computes %s', (_, change, disagreement) => {
    expect(proveRound({ ...round, ...change })).toMatchObject({ kind: 'computed', disagreement })
  })

  it.each<[string, Partial<Round>, string]>([
    ['an open round', { is_open: true }, 'open'],
    ['a seed in use', { proof: { ...proof, server_seed: '' } }, 'notRevealed'],
    ['a round without proof', { proof: null }, 'noProof'],
    ['a game that is unknown here', { engine: 'toString' }, 'noProof'],
  ])('does not compute %s', (_, change, kind) => {
    expect(proveRound({ ...round, ...change })).toEqual({ kind })
  })

  it('tells the win by the rules, in proportion to the stake of a bot', () => {
    expect(proveRound({ ...round, is_bot: true, stake: 500, win: 1 })).toMatchObject({
      disagreement: 'win',
      expectedWin: 50_000,
    })
  })
})

it.each([
  [16, 1],
  [256, 2],
  [32, 2],
  [37, 8],
  [52, 8],
])('decidingDigits of a number below %i are the last %i', (below, digits) => {
  expect(decidingDigits(below)).toBe(digits)
})

describe('the text of a proof', () => {
  it('is read back as it was written, also with Windows line ends', () => {
    const text = writeProofText(round)
    const fields = {
      game: 'cherry-row',
      serverSeed: 'server',
      hash: proof.hash,
      clientSeed: 'client',
      nonce: '0',
      bet: proof.bet,
      actions: '[]',
    }
    expect(readProofText(text)).toEqual(fields)
    expect(readProofText(text.replaceAll('\n', '\r\n'))).toEqual(fields)
  })

  it.each(['', 'server', 'server seed: x', 'https://example.com/a:b'])('is no other text: %j', (text) => {
    expect(readProofText(text)).toBeNull()
  })
})
