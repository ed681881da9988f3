import { describe, expect, it } from 'vitest'
import { depositBanks, money, phonePrefix, tournament } from './core/constants.ts'
import { callPath, readPayload, writePayload } from './core/call.ts'
import { accepted, readEnvelope, rejected, type ErrorArgs } from './core/envelope.ts'
import { ERROR_CODES } from './errors/codes.ts'
import { enErrors } from './errors/en.ts'
import { errorMessage } from './errors/message.ts'
import { ruErrors } from './errors/ru.ts'
import { getGames } from './lobby/games.ts'
import { openGame } from './lobby/play.ts'
import { POINTS_PER_TIER, TABLE_POINT_FACTOR, vipPlace, VIP_TIERS } from './lobby/levels.ts'
import { getStatus } from './player/status.ts'

const game = { id: 1, slug: 'cherry-row', name: 'Cherry Row', created_at: '2026-01-02 03:04:05' }
const readGames = (games: unknown) => readPayload(getGames, { games })

describe('readEnvelope', () => {
  it('reads the payload from data, or from the top level if data is absent', () => {
    expect(readEnvelope({ error: 0, code: 0, data: { total: 1 } })).toEqual({ kind: 'accepted', payload: { total: 1 } })
    expect(readEnvelope({ error: '0', code: 0, total: 1 })).toEqual({ kind: 'accepted', payload: { total: 1 } })
  })

  it('keeps the sign of error and looks up its absolute value', () => {
    expect(readEnvelope({ error: -200, code: 0 })).toMatchObject({ kind: 'rejected', code: 200, raw: -200 })
  })

  it('falls back to code if error is not in the catalogue, and to error if neither is', () => {
    expect(readEnvelope({ error: 999, code: '424' })).toMatchObject({ code: 424, raw: 999 })
    expect(readEnvelope({ error: 999, code: 998 })).toMatchObject({ code: 999 })
  })

  it('treats a missing or malformed error as an internal error', () => {
    expect(readEnvelope({ code: 0, data: {} })).toMatchObject({ kind: 'rejected', code: 3 })
    expect(readEnvelope({ error: 'no', data: {} })).toMatchObject({ kind: 'rejected', code: 3 })
  })

  it.each([
    ['<html></html>'],
    [null],
    [[1]],
    [{ hello: 1 }],
    [7],
    [{ code: 502, message: 'Bad gateway' }],
    [{ statusCode: 503, error: 'Service Unavailable', message: 'The upstream is gone' }],
    [{ error: { code: 3 } }],
    [{ error: '' }],
  ])('reports %j as noEnvelope', (body) => {
    expect(readEnvelope(body)).toEqual({ kind: 'noEnvelope' })
  })

  it('reads back envelopes written by accepted and rejected', () => {
    const envelope = rejected(8, { args: [4], message: 'm', nextMethod: 'sms', data: { a: 1 } })
    expect(readEnvelope(envelope)).toMatchObject({
      code: 8,
      args: [4],
      message: 'm',
      nextMethod: 'sms',
      data: { a: 1 },
    })
    expect(readEnvelope(accepted([1]))).toEqual({ kind: 'accepted', payload: [1] })
  })
})

describe('callPath and writePayload', () => {
  it('escapes params and query in the URL and omits undefined query values', () => {
    expect(callPath(openGame, { game: 'a/b' }, { type: 'demo' })).toBe('/v2/games/a%2Fb?type=demo')
    expect(callPath(getStatus, {}, { force: undefined })).toBe('/v2/status/')
  })

  it('writes a parsed payload back to its wire format', () => {
    const read = readGames([{ ...game, is_roulette: 1 }])
    if (read.kind !== 'read') throw new Error(read.reason)
    expect(writePayload(getGames, read.data)).toMatchObject({ games: [{ ...game, is_roulette: 1 }] })
  })
})

describe('errorMessage', () => {
  it('has a text for every code in both languages', () => {
    for (const code of ERROR_CODES) {
      expect(ruErrors[code], String(code)).toMatch(/[а-яё]/iu)
      expect(enErrors[code], String(code)).toMatch(/^[^а-яё]+$/iu)
    }
  })

  it('fills arguments by position and by name', () => {
    expect(errorMessage(enErrors, { code: 8, message: null, args: [4] })).toBe('This bonus is available from level 4')
    // An argument is no template.
    const hostile = errorMessage(enErrors, { code: 8, message: null, args: ['{seconds|30} %s'] })
    expect(hostile).toBe('This bonus is available from level {seconds|30} %s')
    const args = { min_amount: 300, currency: 'RUB' }
    expect(errorMessage(enErrors, { code: 425, message: 'no', args })).toBe('The minimum is 300 RUB')
  })

  it('uses the seconds argument of error 5, or the default of 30 seconds if it is missing', () => {
    const messageOf = (texts: typeof ruErrors, args: ErrorArgs) => errorMessage(texts, { code: 5, message: null, args })
    expect(messageOf(ruErrors, { seconds: 180 })).toBe('Слишком много запросов. Повторите через 180 секунд')
    expect(messageOf(enErrors, { seconds: 180 })).toBe('Too many requests. Try again in 180 seconds')
    expect([1, 2, 15, 21].map((seconds) => messageOf(ruErrors, { seconds }).replace(/.* через /u, ''))).toEqual([
      '1 секунду',
      '2 секунды',
      '15 секунд',
      '21 секунду',
    ])
    expect([1, 2].map((seconds) => messageOf(enErrors, { seconds }).replace(/.* in /u, ''))).toEqual([
      '1 second',
      '2 seconds',
    ])
    for (const args of [[], [4], {}, { other: 1 }]) {
      expect(messageOf(ruErrors, args)).toBe('Слишком много запросов. Повторите через 30 секунд')
      expect(messageOf(enErrors, args)).toBe('Too many requests. Try again in 30 seconds')
    }
  })

  it('uses the server message of an unknown code, or else shows the code', () => {
    expect(errorMessage(enErrors, { code: 999, message: 'Closed', args: [] })).toBe('Closed')
    expect(errorMessage(enErrors, { code: 999, message: null, args: [] })).toContain('(999)')
  })
})

describe('business constants', () => {
  it('are consistent with each other', () => {
    expect(money.depositMin).toBeLessThan(money.depositMinInCashier)
    expect(money.depositMax).toBeLessThan(money.withdrawalMaxPerDay)
    expect(tournament.resultsShown.max).toBe(tournament.resultsForPodium)
    expect(depositBanks).toContain('other')
    expect(phonePrefix).toMatch(/^\+\d+$/u)
  })
})

describe('VIP tables', () => {
  it('match the points per tier', () => {
    expect(VIP_TIERS.map(({ points }) => points)).toEqual([0, ...POINTS_PER_TIER.map((p) => p * TABLE_POINT_FACTOR)])
  })

  it('map a level to its VIP level and tier', () => {
    expect([0, 4, 17].map(vipPlace)).toEqual([
      { level: 1, tier: 1 },
      { level: 2, tier: 2 },
      { level: 6, tier: 3 },
    ])
  })
})
