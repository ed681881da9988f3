import { describe, expect, it } from 'vitest'
import { depositBanks, historyMonths, money, phonePrefix, tournament } from './constants.ts'
import { callPath, readPayload, writePayload } from './call.ts'
import { accepted, readEnvelope, refused, type ErrorArgs } from './envelope.ts'
import { ERROR_CODES } from './errors/codes.ts'
import { enErrors } from './errors/en.ts'
import { errorMessage } from './errors/message.ts'
import { ruErrors } from './errors/ru.ts'
import { getGames } from './games.ts'
import { openGame } from './play.ts'
import { POINTS_PER_TIER, TABLE_POINT_FACTOR, vipPlace, VIP_TIERS } from './levels.ts'
import { getStatus } from './status.ts'

const game = { id: 1, slug: 'cherry-row', name: 'Cherry Row', created_at: '2026-01-02 03:04:05' }
const readGames = (games: unknown) => readPayload(getGames, { games })

describe('the envelope', () => {
  it('finds the payload under data, and at the top level where there is no data', () => {
    expect(readEnvelope({ error: 0, code: 0, data: { total: 1 } })).toEqual({ kind: 'accepted', payload: { total: 1 } })
    expect(readEnvelope({ error: '0', code: 0, total: 1 })).toEqual({ kind: 'accepted', payload: { total: 1 } })
  })

  it('keeps the raw sign and looks up the absolute value', () => {
    expect(readEnvelope({ error: -200, code: 0 })).toMatchObject({ kind: 'refused', code: 200, raw: -200 })
  })

  it('takes code where error is not in the catalogue, and error where neither is', () => {
    expect(readEnvelope({ error: 999, code: '424' })).toMatchObject({ code: 424, raw: 999 })
    expect(readEnvelope({ error: 999, code: 998 })).toMatchObject({ code: 999 })
  })

  it('reads an absent or unreadable error as an internal one', () => {
    expect(readEnvelope({ code: 0, data: {} })).toMatchObject({ kind: 'refused', code: 3 })
    expect(readEnvelope({ error: 'no', data: {} })).toMatchObject({ kind: 'refused', code: 3 })
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
  ])('does not take %j for an envelope', (body) => {
    expect(readEnvelope(body)).toEqual({ kind: 'noEnvelope' })
  })

  it('reads what it writes', () => {
    const wire = refused(8, { args: [4], message: 'm', nextMethod: 'sms', data: { a: 1 } })
    expect(readEnvelope(wire)).toMatchObject({ code: 8, args: [4], message: 'm', nextMethod: 'sms', data: { a: 1 } })
    expect(readEnvelope(accepted([1]))).toEqual({ kind: 'accepted', payload: [1] })
  })
})

describe('a call', () => {
  it('writes its parameters into the address, escaped', () => {
    expect(callPath(openGame, { game: 'a/b' }, { type: 'demo' })).toBe('/v2/games/a%2Fb?type=demo')
    expect(callPath(getStatus, {}, { force: undefined })).toBe('/v2/status/')
  })

  it('writes the wire that it reads', () => {
    const read = readGames([{ ...game, is_roulette: 1 }])
    if (read.kind !== 'read') throw new Error(read.reason)
    expect(writePayload(getGames, read.data)).toMatchObject({ games: [{ ...game, is_roulette: 1 }] })
  })
})

describe('the error catalogue', () => {
  it('has a text for every code in both languages', () => {
    for (const code of ERROR_CODES) {
      expect(ruErrors[code], String(code)).toMatch(/[а-яё]/iu)
      expect(enErrors[code], String(code)).toMatch(/^[^а-яё]+$/iu)
    }
  })

  it('fills values by order and by name', () => {
    expect(errorMessage(enErrors, { code: 8, message: null, args: [4] })).toBe('The bonus is available from level 4')
    const args = { min_amount: 300, currency: 'RUB' }
    expect(errorMessage(enErrors, { code: 425, message: 'no', args })).toBe('The minimum is 300 RUB')
  })

  it('says after how long too many requests may go on, and the thirty seconds of the catalogue where nobody has said', () => {
    const said = (texts: typeof ruErrors, args: ErrorArgs) => errorMessage(texts, { code: 5, message: null, args })
    expect(said(ruErrors, { seconds: 180 })).toBe('Слишком много запросов. Повторите через 180 секунд')
    expect(said(enErrors, { seconds: 180 })).toBe('Too many requests. Try again in 180 seconds')
    for (const args of [[], [4], {}, { other: 1 }]) {
      expect(said(ruErrors, args)).toBe('Слишком много запросов. Повторите через 30 секунд')
      expect(said(enErrors, args)).toBe('Too many requests. Try again in 30 seconds')
    }
  })

  it('shows the server message of an unknown number, else the number itself', () => {
    expect(errorMessage(enErrors, { code: 999, message: 'Closed', args: [] })).toBe('Closed')
    expect(errorMessage(enErrors, { code: 999, message: null, args: [] })).toContain('(999)')
  })
})

describe('the business constants', () => {
  it('agree with each other', () => {
    expect(money.depositMin).toBeLessThan(money.depositMinInCashier)
    expect(money.depositMax).toBeLessThan(money.withdrawalMaxPerDay)
    expect(tournament.resultsShown.max).toBe(tournament.resultsForPodium)
    expect(depositBanks).toContain('other')
    expect(phonePrefix).toMatch(/^\+\d+$/u)
    expect(historyMonths).toBe(6)
  })
})

describe('the VIP tables', () => {
  it('agree with the points per tier', () => {
    expect(VIP_TIERS.map(({ points }) => points)).toEqual([0, ...POINTS_PER_TIER.map((p) => p * TABLE_POINT_FACTOR)])
  })

  it('place a level', () => {
    expect([0, 4, 17].map(vipPlace)).toEqual([
      { level: 1, tier: 1 },
      { level: 2, tier: 2 },
      { level: 6, tier: 3 },
    ])
  })
})
