import { describe, expect, it } from 'vitest'
import { readBetLines, writeBetLines } from './bet-lines.ts'

describe('readBetLines', () => {
  it.each([
    ['red 5', [{ on: 'red', kopecks: 500 }]],
    [
      'Red: 5 ₽; split-17-20 10,',
      [
        { on: 'red', kopecks: 500 },
        { on: 'split-17-20', kopecks: 1000 },
      ],
    ],
    ['red', [{ on: '', kopecks: 0 }]],
    ['', []],
  ])('reads %j', (text, chips) => {
    expect(readBetLines(text)).toEqual({ chips })
  })
})

it('writeBetLines writes what readBetLines reads, and no other bet', () => {
  const bet = readBetLines('red 5\nsplit-17-20 10')
  expect(writeBetLines(bet)).toBe('red 5\nsplit-17-20 10')
  expect(writeBetLines({ stake: 100 })).toBeNull()
})
