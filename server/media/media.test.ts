import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { slots } from '#server/seed/slots.ts'
import { instants, tables } from '#server/seed/tables.ts'
import { phoneCodes } from '#server/seed/site-content.ts'
import { coverSvg, logoSvg, sceneSvg } from './cover.ts'
import { flagSvg } from './flags.ts'
import { MOTIFS } from './motifs.ts'

const games = [...slots, ...tables, ...instants]
const MAX_GZIP_BYTES = 6 * 1024

describe('game covers', () => {
  it.each(games.map(([slug, , , motif]) => [slug, motif] as const))('are small, valid SVG: %s', (slug, motif) => {
    for (const svg of [coverSvg(slug, motif), logoSvg(slug, motif)]) {
      expect(gzipSync(svg).length).toBeLessThanOrEqual(MAX_GZIP_BYTES)
      expect(svg).toMatch(/^<svg .*<\/svg>$/su)
      expect(svg).not.toMatch(/NaN|undefined|<script|href/u)
    }
  })

  it('are unique per game and deterministic', () => {
    expect(new Set(games.map(([slug, , , motif]) => coverSvg(slug, motif))).size).toBe(games.length)
    expect(coverSvg('a', 'fox')).toBe(coverSvg('a', 'fox'))
  })

  it('use every motif, at least 24', () => {
    expect(MOTIFS.length).toBeGreaterThanOrEqual(24)
    expect(new Set(games.map(([, , , motif]) => motif))).toEqual(new Set(MOTIFS))
  })
})

describe('scenes and flags', () => {
  it.each(MOTIFS)('are small: scene %s', (motif) => {
    expect(gzipSync(sceneSvg('slide', motif)).length).toBeLessThanOrEqual(MAX_GZIP_BYTES)
  })

  it('include a flag for every phone prefix', () => {
    for (const [, country] of phoneCodes) expect(flagSvg(country), country).toContain('<svg')
    expect(flagSvg('xx')).toBeNull()
  })
})

describe('game catalogue', () => {
  it('has 110 games with unique slugs, and eight long names', () => {
    expect(games).toHaveLength(110)
    expect(new Set(games.map(([slug]) => slug)).size).toBe(110)
    expect(games.filter(([, ru]) => ru.length > 18).length).toBeGreaterThanOrEqual(8)
  })
})
