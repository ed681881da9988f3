import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { proofs } from './proofs.ts'
import { engines, type EngineId } from './registry.ts'
import { verifyRound } from './verify.ts'

/** What a player can check of the first round of the golden seeds. */
function provenRound(id: EngineId, bet: unknown, language: Language) {
  const { symbols, note, pays } = proofs[id]
  const proof = verifyRound(engines[id], { serverSeed: 'server', clientSeed: 'client', nonce: 0 }, bet)
  const { round } = proof
  if (round === null) throw new Error('The rules reject the bet.')
  return {
    symbols: symbols(proof, language).map(({ label }) => label),
    note: note?.(proof, language) ?? '',
    pays: pays?.({ ...proof, round }, language, (kopecks) => `${kopecks / 100} ₽`) ?? [],
  }
}

const STAKE = { stake: 250 }

describe('the proof of', () => {
  it.each<[EngineId, unknown, Language, readonly string[], readonly { label: string; win: number }[]]>([
    ['cherry-row', STAKE, 'ru', ['вишня', 'слива', 'вишня'], []],
    ['cherry-row', STAKE, 'en', ['cherry', 'plum', 'cherry'], []],
    [
      'neva-roulette',
      {
        chips: [
          { on: 'split-16-19', kopecks: 500 },
          { on: 'black', kopecks: 500 },
        ],
      },
      'ru',
      ['19, красное'],
      [
        { label: 'Сплит 16, 19 · 5 ₽', win: 9000 },
        { label: 'Чёрное · 5 ₽', win: 0 },
      ],
    ],
    ['wheel-of-seasons', STAKE, 'en', ['segment 1: ×0'], []],
    [
      'jacks-plus',
      STAKE,
      'ru',
      ['3 пик', 'валет треф', '8 червей', 'валет бубен', '9 червей'],
      [{ label: 'Пара валетов или старше', win: 0 }],
    ],
  ])('a round of %s with the bet %j names in %s its symbols and payouts', (id, bet, language, symbols, pays) => {
    expect(provenRound(id, bet, language)).toEqual({ symbols, note: '', pays })
  })

  it('a spin of Amber Coast names the grid row by row, and its lines', () => {
    const { symbols, pays } = provenRound('amber-coast', STAKE, 'en')
    expect(symbols.slice(0, 2)).toEqual(['ship’s wheel', 'starfish'])
    expect(symbols).toHaveLength(15)
    expect(pays.reduce((sum, { win }) => sum + win, 0)).toBe(1800)
    expect(pays[0]?.label).toMatch(/^Line \d+: [a-z’ ]+ × \d$/u)
  })

  it('a round of Mines names every cell after its end, and what the opened ones paid', () => {
    const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 0 }
    const bet = { stake: 250, mines: 3 }
    const opened = [{ open: 0 }, { open: 24 }]
    expect(proofs.mines.symbols(verifyRound(engines.mines, seeds, bet, opened), 'en')).toEqual([])
    const proof = verifyRound(engines.mines, seeds, bet, [...opened, { take: true }])
    const { round } = proof
    if (round === null) throw new Error('The rules reject the bet.')
    const symbols = proofs.mines.symbols(proof, 'en')
    expect(symbols.flatMap(({ label }, cell) => (label === 'mine' ? [cell] : []))).toEqual([2, 8, 23])
    expect(symbols.flatMap(({ mark }, cell) => (mark === 'opened' ? [cell] : []))).toEqual([0, 24])
    expect(proofs.mines.pays?.({ ...proof, round }, 'ru', String)).toEqual([
      { label: 'Открыто клеток: 2, ×1,26', win: 315 },
    ])
  })

  it('a round of Blackjack names the cards of each hand and what it paid', () => {
    const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 7 }
    const moves = ['split', 'double', 'double'].map((move) => ({ move }))
    const proof = verifyRound(engines.blackjack, seeds, { stake: 250 }, moves)
    const { round } = proof
    if (round === null) throw new Error('The rules reject the bet.')
    const symbols = proofs.blackjack.symbols(proof, 'en')
    expect(symbols.map(({ label, mark }) => `${mark}: ${label}`)).toEqual([
      ...['hand 1: jack of clubs', 'hand 1: 5 of clubs', 'hand 1: 6 of hearts'],
      ...['hand 2: 10 of hearts', 'hand 2: 4 of diamonds', 'hand 2: 5 of diamonds'],
      ...['dealer: 2 of hearts', 'dealer: 7 of spades', 'dealer: jack of clubs'],
    ])
    expect(proofs.blackjack.pays?.({ ...proof, round }, 'ru', String)).toEqual([
      { label: 'Рука 1 21, дилер 19: победа', win: 1000 },
      { label: 'Рука 2 19, дилер 19: ничья', win: 500 },
    ])
  })

  it('an impossible bet shows nothing', () => {
    for (const [id, { symbols }] of Object.entries(proofs)) {
      const engine = Object.entries(engines).find(([other]) => other === id)?.[1]
      if (engine === undefined) throw new Error(`${id} has no rules.`)
      const proof = verifyRound(engine, { serverSeed: 'server', clientSeed: 'client', nonce: 0 }, null)
      expect([id, symbols(proof, 'en')]).toEqual([id, []])
    }
  })
})
