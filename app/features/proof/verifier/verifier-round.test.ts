import { describe, expect, it } from 'vitest'
import { EMPTY_FIELDS, readPastedFields, verifyFields } from './verifier-round.ts'

const seeds = { serverSeed: ' server ', clientSeed: 'client', nonce: ' 0 ' }

describe('verifyFields', () => {
  it('has no proof until seeds and nonce are there', () => {
    expect(verifyFields(EMPTY_FIELDS).proof).toBeNull()
    expect(verifyFields({ ...EMPTY_FIELDS, ...seeds, nonce: '-1' })).toMatchObject({ isNonce: false, proof: null })
    expect(verifyFields({ ...EMPTY_FIELDS, ...seeds }).proof).not.toBeNull()
  })

  it('names a bet that roulette does not have', () => {
    const roulette = { ...EMPTY_FIELDS, ...seeds, game: 'neva-roulette' } as const
    expect(verifyFields({ ...roulette, lines: 'red 5' }).isBetPossible).toBe(true)
    expect(verifyFields({ ...roulette, lines: 'nothing 5' }).isBetPossible).toBe(false)
  })

  it('keeps held cards for the hand that they belong to only', () => {
    const poker = { ...EMPTY_FIELDS, ...seeds, game: 'jacks-plus' } as const
    const { dealt } = verifyFields(poker)
    const choice = { hand: dealt.join(' '), held: [true, false, false, false, true] }
    expect(verifyFields({ ...poker, choice }).held).toEqual(choice.held)
    expect(verifyFields({ ...poker, choice, nonce: '1' }).held).toBeNull()
  })
})

describe('readPastedFields', () => {
  it('ignores a text that is no proof', () => {
    expect(readPastedFields('server')).toBeNull()
  })

  it('reads the fields of a proof, without a stake that the text does not have', () => {
    const proof = (game: string, bet: string) =>
      [`game: ${game}`, 'server seed: s', 'hash: h', 'client seed: c', 'nonce: 4', `bet: ${bet}`, 'actions: []'].join(
        '\n',
      )
    expect(readPastedFields(proof('cherry-row', '{"stake":1000}'))).toEqual({
      game: 'cherry-row',
      serverSeed: 's',
      hash: 'h',
      clientSeed: 'c',
      nonce: '4',
      stake: '1000',
    })
    expect(readPastedFields(proof('cherry-row', '?'))).not.toHaveProperty('stake')
    expect(readPastedFields(proof('another-game', '{"stake":1000}'))).toBeNull()
  })
})
