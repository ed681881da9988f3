import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPicture, readSymbols } from './read-pictures.ts'

const games = join(import.meta.dirname, '..')
const game = mkdtempSync(join(tmpdir(), 'pictures-'))

const HEART = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20" fill="none">
  <path d="M1 1h9"/>
  <path d="M2 2h9"/>
</svg>
`

beforeAll(() => {
  mkdirSync(join(game, 'pictures', 'symbols'), { recursive: true })
  writeFileSync(join(game, 'pictures', 'symbols', 'heart.svg'), HEART)
  writeFileSync(join(game, 'pictures', 'heart.svg'), HEART)
  writeFileSync(join(game, 'pictures', 'broken.svg'), '<svg viewBox="0 0 1 1">')
})
afterAll(() => rmSync(game, { recursive: true }))

describe('readPicture', () => {
  it('returns a file as an element of the document, without the size of the file', () => {
    expect(readPicture(game, 'heart', 'class="big"')).toBe(
      '<svg viewBox="0 0 20 20" fill="none" class="big" aria-hidden="true"><path d="M1 1h9"/><path d="M2 2h9"/></svg>',
    )
  })

  it('names a file that is not an SVG', () => {
    expect(() => readPicture(game, 'broken', '')).toThrow('broken.svg is no SVG file')
  })
})

it('readSymbols names each symbol after its file', () => {
  expect(readSymbols(game)).toBe(
    '<symbol id="heart" viewBox="0 0 20 20" fill="none"><path d="M1 1h9"/><path d="M2 2h9"/></symbol>',
  )
})

// All files of a page share one document.
it.each(globSync('*/pictures/**/*.svg', { cwd: games }))('the ids of %s begin with its name', (file) => {
  const ids = [...readFileSync(join(games, file), 'utf8').matchAll(/\bid="(?<id>[^"]*)"/gu)]
  const name = `${basename(file, '.svg')}-`
  expect(ids.filter(({ groups }) => groups?.['id']?.startsWith(name) !== true)).toEqual([])
})
