import { describe, expect, it } from 'vitest'
import { readLines, writeLines } from './bet-lines.ts'

const BET = { stake: 250, mines: 3 }

describe('the lines of a round of Mines', () => {
  it.each([
    ['stake 2.5\nmines 3\nopen 1 25', [{ open: 0 }, { open: 24 }]],
    ['Open: 1, 25; Mines: 3; Stake: 2.5', [{ open: 0 }, { open: 24 }]],
    ['stake 2.5\nmines 3', []],
  ])('are read from %j', (text, actions) => {
    expect(readLines(text)).toEqual({ bet: BET, actions })
  })

  it('are no bet without their numbers', () => {
    expect(readLines('')).toEqual({ bet: { stake: 0, mines: null }, actions: [] })
  })

  it('are written from a copied proof of this game alone', () => {
    expect(writeLines(BET, [{ open: 0 }, { open: 24 }, { take: true }])).toBe('stake 2.5\nmines 3\nopen 1 25')
    expect(writeLines(BET, [])).toBe('stake 2.5\nmines 3')
    expect(writeLines({ stake: 250 }, [])).toBeNull()
  })
})
