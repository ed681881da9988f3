import { describe, expect, it } from 'vitest'
import { readLines, writeLines } from './bet-lines.ts'

describe('the lines of a round of Blackjack', () => {
  it.each([
    ['stake 2.5\nplay hit stand', [{ move: 'hit' }, { move: 'stand' }]],
    ['Play: Hit, Stand; Stake: 2.5', [{ move: 'hit' }, { move: 'stand' }]],
    ['stake 2.5', []],
  ])('are read from %j', (text, actions) => {
    expect(readLines(text)).toEqual({ bet: { stake: 250 }, actions })
  })

  it('are no bet without a number', () => {
    expect(readLines('')).toEqual({ bet: { stake: 0 }, actions: [] })
  })

  it('are written from a copied proof of this game alone', () => {
    expect(writeLines({ stake: 250 }, [{ move: 'split' }, { move: 'stand' }])).toBe('stake 2.5\nplay split stand')
    expect(writeLines({ stake: 250 }, [])).toBe('stake 2.5')
    expect(writeLines({ stake: 250 }, [{ held: [] }])).toBeNull()
    expect(writeLines({ chips: [] }, [])).toBeNull()
  })
})
