import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import { getGames } from '#contract/games.ts'
import { getJackpots } from '#contract/jackpots.ts'
import { getNotifications, getSlides } from '#contract/site.ts'
import { preferenceKeys, themeColourMedia } from '#app/models/preferences/preferences.model.ts'
import { tokenCookie } from '#app/models/session/session.model.ts'
import { day, night } from '#ui/tokens/palettes.ts'

/*
 * The document speaks before any module is there, so it has to say for itself what is a fact of the modules: here each is
 * compared with the place where it lives.
 */
const page = readFileSync(join(import.meta.dirname, '..', 'app', 'index.html'), 'utf8')
const found = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, text = '']) => text)

describe('the document', () => {
  it('hides its loader in the time of the constants', () => {
    expect(found(/animation: loader-hide ([\d.]+)s/gu).map((seconds) => Number(seconds) * 1000)).toEqual([
      timing.loaderHide,
    ])
  })

  it('has the colours of the page behind its loader and around the window', () => {
    expect(found(/background: (#\w+)/gu)).toEqual([night.canvas, day.canvas, day.canvas])
    // The first that fits is taken.
    expect(found(/name="theme-color"[^>]*content="(#\w+)"/gu)).toEqual([day.canvas, night.canvas])
    expect(found(/name="theme-color"[^>]*media="([^"]+)"/gu)).toEqual([themeColourMedia('system')])
    expect(found(/'day' \? '(\w+)'/gu)).toEqual([themeColourMedia('day')])
    expect(found(/'day' \? '\w+' : '([\w ]+)'/gu)).toEqual([themeColourMedia('night')])
  })

  it('asks the lobby’s first questions by the paths of the contract', () => {
    const list = /\[([^\]]*)\]\.forEach\(function \(path\)/u.exec(page)?.[1] ?? ''
    const paths = [...list.matchAll(/'(\/[^'?]+)/gu)].map(([, path]) => path)
    expect(paths).toEqual([getSlides.path, getGames.path, getNotifications.path, getJackpots.path])
  })

  it('reads the browser’s storage and its login by their keys', () => {
    expect(new Set(found(/localStorage\.getItem\('(\w+)'\)/gu))).toEqual(new Set(Object.values(preferenceKeys)))
    expect(found(/localStorage\.setItem\('(\w+)'/gu)).toEqual([preferenceKeys.language])
    expect(found(/\(\^\|; \)(\w+)=\//gu)).toEqual([tokenCookie])
  })
})
