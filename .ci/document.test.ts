import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { getGames } from '#contract/lobby/games.ts'
import { preferenceKeys, themeColourMedia } from '#app/models/preferences/preferences.model.ts'
import { bannerClosedKey } from '#app/models/shell/banner.model.ts'
import { recentGamesKey } from '#app/pages/home/recent-games-hint.ts'
import { tokenCookie } from '#app/models/session/session.model.ts'
import { day, night } from '#ui/tokens/palettes.ts'

/*
 * `index.html` runs before any module, so it duplicates some constants. These tests compare them with their source.
 */
const page = readFileSync(join(import.meta.dirname, '..', 'app', 'index.html'), 'utf8')
const matches = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, text = '']) => text)

describe('index.html', () => {
  it('hides its loader after timing.loaderHide', () => {
    expect(matches(/animation: loader-hide ([\d.]+)s/gu).map((seconds) => Number(seconds) * 1000)).toEqual([
      timing.loaderHide,
    ])
  })

  it('uses the canvas colours for the loader background and theme-color', () => {
    expect(matches(/background: (#\w+)/gu)).toEqual([night.canvas, day.canvas, day.canvas])
    // The first matching tag wins.
    expect(matches(/name="theme-color"[^>]*content="(#\w+)"/gu)).toEqual([day.canvas, night.canvas])
    expect(matches(/name="theme-color"[^>]*media="([^"]+)"/gu)).toEqual([themeColourMedia('system')])
    expect(matches(/'day' \? '(\w+)'/gu)).toEqual([themeColourMedia('day')])
    expect(matches(/'day' \? '\w+' : '([\w ]+)'/gu)).toEqual([themeColourMedia('night')])
  })

  it('requests the catalogue by the path of the contract', () => {
    expect(matches(/'(\/v2\/[^'?]+)/gu)).toEqual([getGames.path])
  })

  it('reads localStorage and the token cookie by their keys', () => {
    expect(new Set(matches(/localStorage\.getItem\('([\w-]+)'\)/gu))).toEqual(
      new Set([...Object.values(preferenceKeys), recentGamesKey]),
    )
    expect(matches(/sessionStorage\.getItem\('([\w-]+)'\)/gu)).toEqual([bannerClosedKey])
    expect(matches(/localStorage\.setItem\('(\w+)'/gu)).toEqual([preferenceKeys.language])
    expect(matches(/\(\^\|; \)(\w+)=\//gu)).toEqual([tokenCookie])
  })
})
