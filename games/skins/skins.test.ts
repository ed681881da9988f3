import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MOTIFS } from '#server/media/motifs.ts'
import { coastSkin } from '../amber-coast/skin.ts'
import { cherrySkin } from '../cherry-row/skin.ts'
import { frameDocument } from '../kit/document.ts'
import { presentationOf } from '../presentations.ts'
import { proofFor } from '../proofs.ts'
import { engines } from '../registry.ts'
import { verifyRound } from '../verify.ts'
import { PICTURE_NAMES } from './picture-names.ts'
import { MOTIF_PICTURES } from './skins.ts'

const names = Object.entries(PICTURE_NAMES)
const SEEDS = { serverSeed: 'server', clientSeed: 'client', nonce: 0 }
/** Scripts and styles of a frame are 30 kB. */
const MAX_DOCUMENT = 25_000

describe('pictures of slots', () => {
  it('all have a file and names', () => {
    const files = readdirSync(join(import.meta.dirname, 'pictures', 'symbols')).map((file) => basename(file, '.svg'))
    expect(files.toSorted()).toEqual(Object.keys(PICTURE_NAMES).toSorted())
  })

  it('have names of their own', () => {
    for (const index of [0, 2]) expect(new Set(names.map(([, texts]) => texts[index])).size).toBe(names.length)
  })

  it.each(names)('%s is counted in Russian', (_, [one, two]) => {
    expect(one).toMatch(/^[а-яё -]+$/u)
    expect(two).toMatch(/^(?:два|две) [а-яё -]+$/u)
  })

  it('are all shown by a motif', () => {
    expect(new Set(Object.values(MOTIF_PICTURES).flat())).toEqual(new Set(Object.keys(PICTURE_NAMES)))
  })
})

describe.each(Object.entries(MOTIF_PICTURES))('the skin of %s', (motif, pictures) => {
  it('is of a cover motif, with distinct pictures', () => {
    expect(MOTIFS).toContain(motif)
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it.each(['cherry-row', 'amber-coast'] as const)('fits into the budget of a frame of %s', (engine) => {
    const { page, rules } = presentationOf(engine, { slug: motif, motif })
    if (page === null) throw new Error(`${engine} has no page.`)
    const game = { names: { ru: motif, en: motif }, sky: 0, picture: '', rules }
    const html = frameDocument(page, game, 'ru', { styles: [], script: '', preloads: [] })
    expect(gzipSync(html).length).toBeLessThan(MAX_DOCUMENT)
  })
})

describe('a slot with the cover of a fox', () => {
  const { page, rules } = presentationOf('cherry-row', { slug: 'fox-and-key', motif: 'fox' })

  it('shows and names its own symbols in frame and rules', () => {
    expect(page?.texts.ru).toMatchObject({ seven: 'лиса', 'three-seven': 'три лисы', 'two-cherry': 'ровно две малины' })
    expect(page?.texts.en).toMatchObject({
      seven: 'fox',
      'three-bar': 'three keys',
      captionBack: 'two raspberries: bet returned',
    })
    expect(page?.symbols).toMatch(/<symbol id="seven"[^>]*>.*fox-/u)
    expect(rules.ru).toContain('<td>Три лисы</td><td>1</td><td>350</td>')
    expect(rules.en).toContain('<td>Exactly two raspberries</td>')
    expect(rules.ru + rules.en).not.toMatch(/вишн|cherr|семёр|seven/iu)
  })

  it('has them in the proof of a round, by the same rules', () => {
    const proof = verifyRound(engines['cherry-row'], SEEDS, { stake: 250 })
    const labelsOf = (motif: string) =>
      proofFor('cherry-row', motif)
        .symbols(proof, 'ru')
        .map(({ label }) => label)
    expect(labelsOf('')).toEqual(['вишня', 'слива', 'вишня'])
    expect(labelsOf('fox')).toEqual(['малина', 'лист клёна', 'малина'])
  })

  it('has a cabinet below the sky of its cover, a fruit game the stall', () => {
    const stageOf = (motif: string, slug = motif) => presentationOf('cherry-row', { slug, motif }).page?.stage(() => '')
    expect(page?.hasSky).toBe(true)
    expect(stageOf('fox')).not.toContain('awning')
    expect(stageOf('melon')).toContain('awning')
    expect(stageOf('cherries', 'cherry-row')).toContain('awning')
  })
})

it('a slot of nine symbols has the cover’s picture as its scatter, and names it in the rules', () => {
  expect(coastSkin('chest')('lighthouse').name.en).toBe('chest')
  const { rules, page } = presentationOf('amber-coast', { slug: 'altai-hoard', motif: 'chest' })
  expect(rules.ru).toContain('кроме сундука')
  expect(rules.en).toContain('Three or more chests start 8 free spins')
  expect(page?.texts.ru['about']).toBe('20 линий. 3 сундука — 8 фриспинов ×2')
  expect(Object.values(rules).join(' ')).not.toMatch(/маяк|lighthouse|янтар/iu)
})

it('a motif without pictures has those of the game that gave the rules their name', () => {
  expect(cherrySkin('wheel')('seven').picture).toBe('seven')
  expect(coastSkin('fox')('lighthouse').picture).toBe('lighthouse')
})
