import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readPayload, writePayload } from './call.ts'
import { maskedAccount } from './reader.ts'
import { Game, getGames } from '../lobby/games.ts'
import { getJackpots } from '../lobby/jackpots.ts'
import { moscowTime } from './moscow-time.ts'
import { getCountryCodes } from '../lobby/country-codes.ts'
import { getMeta } from '../lobby/meta.ts'
import { getNotifications, getSlides } from '../lobby/site.ts'
import { getStatus } from '../player/status.ts'
import { getActiveTournaments } from '../lobby/tournaments.ts'
import { getWinners } from '../lobby/winners.ts'

const game = { id: 1, slug: 'cherry-row', name: 'Cherry Row', created_at: '2026-01-02 03:04:05' }
const readGames = (games: unknown) => readPayload(getGames, { games })

describe('readPayload', () => {
  it('accepts numeric strings, absent optional fields and unknown fields', () => {
    const read = readGames([{ ...game, id: '7', online: '', is_roulette: '1', hits: null, extra: {} }])
    expect(read).toMatchObject({ kind: 'read', dropped: [] })
    expect(read.kind === 'read' && read.data.games[0]).toEqual({
      id: 7,
      slug: 'cherry-row',
      name: 'Cherry Row',
      logo: '',
      image: '',
      provider_id: 0,
      online: 0,
      is_roulette: true,
      hits: 0,
      created_at: Date.parse('2026-01-02T00:04:05Z'),
    })
  })

  it.each(['12abc', '1 000', '1,5', '0b', ' ', '∞', 'NaN', 'Infinity', '1e999'])('reads no number from %j', (id) => {
    expect(readGames([{ ...game, id }])).toMatchObject({ data: { games: [] }, dropped: [{ path: 'games[0].id' }] })
    expect(readPayload(getStatus, { id: 5, balance: id })).toMatchObject({ kind: 'broken', path: 'balance' })
  })

  it('drops a malformed list item, reports its path and keeps the rest', () => {
    const read = readGames([game, { ...game, slug: null }, { ...game, id: 2 }])
    expect(read.kind === 'read' && read.data.games.map(({ id }) => id)).toEqual([1, 2])
    expect(read).toMatchObject({ dropped: [{ path: 'games[1].slug' }] })
  })

  it('reads null as an empty list and reports the field that makes a payload unusable', () => {
    expect(readGames(null)).toMatchObject({ kind: 'read', data: { games: [], providers: [] } })
    expect(readGames('many')).toMatchObject({ kind: 'broken', path: 'games' })
    expect(readPayload(getJackpots, null)).toMatchObject({ kind: 'broken' })
  })

  it.each([undefined, null, '', []])('reads %j as an absent optional object', (nothing) => {
    const parts = { notify: nothing, bonusNotify: nothing, options: nothing, profile: nothing }
    expect(readPayload(getStatus, { id: 5, ...parts })).toMatchObject({
      kind: 'read',
      data: { id: 5, notify: null, bonusNotify: null, options: null, profile: null },
    })
  })

  it('drops an unreadable optional part, reports it once and keeps the rest of the response', () => {
    expect(readPayload(getGames, { games: [game], gameOfDay: '1', gameOfMonth: { id: 5 } })).toMatchObject({
      kind: 'read',
      data: { games: [{ id: 1 }], gameOfDay: 1, gameOfMonth: null },
      dropped: [{ path: 'gameOfMonth', reason: 'cannot be read from an object' }],
    })
    expect(readPayload(getGames, { games: [game], online: 'many' })).toMatchObject({
      data: { games: [{ id: 1 }], online: [] },
      dropped: [{ path: 'online' }],
    })
  })

  it('keeps the readable items of an optional list', () => {
    expect(readPayload(getGames, { games: [game], online: [{ id: 1, total: '7' }, { id: 2 }] })).toMatchObject({
      data: { online: [{ id: 1, total: 7 }] },
      dropped: [{ path: 'online[1].total' }],
    })
  })

  it('drops an optional object with an unreadable field, and names the field', () => {
    expect(readPayload(getStatus, { id: 5, notify: { payouts: '3' } })).toMatchObject({
      data: { notify: { payouts: 3 } },
      dropped: [],
    })
    expect(readPayload(getStatus, { id: 5, balance: '10.5', notify: { payouts: {} } })).toMatchObject({
      kind: 'read',
      data: { id: 5, balance: 10.5, notify: null },
      dropped: [{ path: 'notify.payouts' }],
    })
    expect(readPayload(getStatus, { id: 5, notify: 'much', nick: {}, has_bonuses: 'perhaps' })).toMatchObject({
      data: { id: 5, notify: null, nick: '', has_bonuses: false },
      dropped: [{ path: 'nick' }, { path: 'has_bonuses' }, { path: 'notify' }],
    })
  })

  it('rejects a status whose money or identity is unreadable', () => {
    expect(readPayload(getStatus, { id: 5, balance: 'much' })).toMatchObject({ kind: 'broken', path: 'balance' })
    expect(readPayload(getStatus, { id: 'me' })).toMatchObject({ kind: 'broken', path: 'id' })
  })

  it('writes an optional part as its own schema does', () => {
    const ended_at = '2026-01-03 00:00:00'
    const tournament = { id: 1, name: 'Race', url: 'race', started_at: game.created_at, ended_at }
    const read = readPayload(getActiveTournaments, { items: [{ ...tournament, results_updated_at: ended_at }] })
    if (read.kind !== 'read') throw new Error(read.reason)
    expect(writePayload(getActiveTournaments, read.data)).toMatchObject({ items: [{ results_updated_at: ended_at }] })
    const broken = readPayload(getActiveTournaments, { items: [{ ...tournament, position: 'first' }] })
    expect(broken).toMatchObject({ data: { items: [{ id: 1, position: null }] }, dropped: [{ path: 'position' }] })
  })

  it.each([
    ['2026-01-02 03:04:05', '2026-01-02T00:04:05Z'],
    ['2026-01-02T03:04:05+05:00', '2026-01-01T22:04:05Z'],
    [1_767_312_245, '2026-01-02T00:04:05Z'],
    ['1767312245', '2026-01-02T00:04:05Z'],
  ])('parses the timestamp %j', (timestamp, utc) => {
    const read = readGames([{ ...game, created_at: timestamp }])
    expect(read.kind === 'read' && read.data.games[0]?.created_at).toBe(Date.parse(utc))
  })

  it.each([
    ['2024-02-29 00:00:00', '2024-02-28T21:00:00Z'],
    ['1999-12-31 23:59:59', '1999-12-31T20:59:59Z'],
    ['2038-01-19 06:14:08', '2038-01-19T03:14:08Z'],
    ['0099-01-01 00:00:00', '0098-12-31T21:00:00Z'],
  ])('parses %s like its ISO form', (timestamp, utc) => {
    for (const written of [timestamp, timestamp.replace(' ', 'T')]) {
      const read = readGames([{ ...game, created_at: written }])
      expect(read.kind === 'read' && read.data.games[0]?.created_at).toBe(Date.parse(utc))
    }
  })

  it.each(['2026-01-02 25:00:00', '2026-01-02 10:60:00', '2026-00-02 10:00:00', '2026-01-32 10:00:00'])(
    'drops an item with the impossible timestamp %s',
    (timestamp) => {
      expect(readGames([{ ...game, created_at: timestamp }])).toMatchObject({
        data: { games: [] },
        dropped: [{ path: 'games[0].created_at' }],
      })
    },
  )

  it('formats timestamps as Moscow time', () => {
    expect(moscowTime(Date.parse('2026-01-01T22:04:05Z'))).toBe('2026-01-02 01:04:05')
  })

  it.each([[true], [1], ['1'], ['true']])('reads the flag %j as set', (value) => {
    const read = readPayload(getStatus, { id: 5, has_bonuses: value })
    expect(read).toMatchObject({ data: { has_bonuses: true, has_notifications: false } })
  })

  it.each<[string, unknown]>([
    ['as declared', game],
    ['with numeric strings', { ...game, id: '7', hits: '12', provider_id: '', online: null, is_roulette: '1' }],
    ['with undeclared fields', { ...game, secret: 1, __proto__: { slug: 'x' } }],
    ['with Unix seconds', { ...game, created_at: 1_700_000_000 }],
    ['without a name', { ...game, name: null }],
    ['with an invalid number', { ...game, online: 'many' }],
    ['with an invalid timestamp', { ...game, created_at: '2026-13-45 00:00:00' }],
    ['a list', [game]],
    ['a text', 'cherry-row'],
    ['null', null],
  ])('parses a list item like its schema: %s', (_, entry) => {
    const alone = z.safeParse(Game, entry)
    const read = readGames([entry])
    expect(read).toMatchObject({
      data: { games: alone.success ? [alone.data] : [] },
      dropped: alone.success ? [] : [{ path: ['games[0]', ...(alone.error.issues[0]?.path ?? [])].join('.') }],
    })
    if (read.kind === 'read' && alone.success) expect(read.data.games[0]).toStrictEqual(alone.data)
  })

  it('shows a slide without device flags on every device', () => {
    expect(readPayload(getSlides, { items: [{ path: '/a.svg' }] })).toMatchObject({
      data: { items: [{ is_show_desktop: true, type: 'image' }] },
    })
  })

  it('drops a malformed metadata entry', () => {
    expect(readPayload(getMeta, { items: { home: { title: 'a' }, faq: 7 } })).toMatchObject({
      data: { items: { home: { title: 'a', content: '' } } },
      dropped: [{ path: 'items.faq' }],
    })
  })

  it('reads notifications, country codes, winners and active tournaments', () => {
    expect(readPayload(getNotifications, ['a', '', 'b'])).toMatchObject({ data: ['a', 'b'] })
    expect(readPayload(getCountryCodes, { items: [{ code: '+7' }] })).toMatchObject({
      data: { items: [{ image: '' }] },
    })
    expect(readPayload(getWinners, { weekly: null })).toMatchObject({ data: { weekly: [], jackpot: [] } })
    expect(readPayload(getActiveTournaments, { items: [{ id: 1 }] })).toMatchObject({ data: { items: [] } })
  })
})

describe('maskedAccount', () => {
  it.each([
    ['+79991234567', '+79991234567'],
    ['12345678901', '12345678901'],
    ['123456789012', '•••• 9012'],
    ['4111 1111-1111 1111', '•••• 1111'],
    ['•••• 1111', '•••• 1111'],
  ])('shows %s as %s', (account, shown) => {
    expect(z.parse(z.object({ account: maskedAccount() }), { account })).toEqual({ account: shown })
  })
})
