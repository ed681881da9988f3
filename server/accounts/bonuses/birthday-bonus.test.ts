import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationsOf } from '#server/accounts/profile/notifications.ts'
import { readStatus } from '#server/accounts/status/read-status.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { bonusesOf } from './bonuses.ts'

const at = (time: string) => Date.parse(`${time}+03:00`)

describe('birthday bonus', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  async function playerBorn(login: string, birthday: string, { level = 3, isVerified = true } = {}) {
    const player = await registerUser(api, login)
    await api.database.db
      .updateTable('players')
      .set({ birthday, level, verified_at: isVerified ? new Date() : null })
      .where('id', '=', player.id)
      .execute()
    return player
  }
  /** The birthday bonuses after a visit at a time in Moscow. Sessions end between the years, so no request is made. */
  async function visit(player: number, time: string) {
    const { db } = api.database
    await readStatus(api.payments, player, 'ru', at(time))
    const bonuses = await bonusesOf(db, player, 'ru', at(time))
    return bonuses.filter(({ kind }) => kind === 'birthday').map(({ amount, state }) => [amount, state])
  }

  it('is given once a year, from the day in Moscow, for eight days', async () => {
    const { id } = await playerBorn('birthday', '1990-03-15')
    expect(await visit(id, '2026-03-14T23:59:59')).toEqual([])
    expect(await visit(id, '2026-03-15T00:00:00')).toEqual([[500, 'available']])
    expect(await visit(id, '2026-03-22T23:59:59')).toEqual([[500, 'available']])
    expect(await visit(id, '2026-03-23T00:00:00')).toEqual([[500, 'expired']])
    expect(await visit(id, '2027-03-22T12:00:00')).toEqual([
      [500, 'available'],
      [500, 'expired'],
    ])
    const { items } = await notificationsOf(api.database.db, id, 0, 'ru')
    expect(items.filter(({ title }) => title === 'С днём рождения!')).toHaveLength(2)
  })

  it.each([
    ['of the first level', { level: 2 }, []],
    ['of the sixth level', { level: 15 }, [[10_000, 'available']]],
    ['without a verified birthday', { isVerified: false }, []],
  ])('for a player %s', async (_, facts, bonuses) => {
    const { id } = await playerBorn('birthday-case', '1990-03-15', facts)
    expect(await visit(id, '2026-03-15T12:00:00')).toEqual(bonuses)
  })

  it('of 29 February is given on 1 March in other years', async () => {
    const { id } = await playerBorn('birthday-leap', '1992-02-29')
    expect(await visit(id, '2027-02-28T12:00:00')).toEqual([])
    expect(await visit(id, '2027-03-01T00:00:00')).toEqual([[500, 'available']])
  })

  it('is given once to parallel visits', async () => {
    const { id } = await playerBorn('birthday-parallel', '1990-03-15')
    await Promise.all([1, 2, 3].map(() => visit(id, '2026-03-15T12:00:00')))
    expect(await visit(id, '2026-03-15T12:00:00')).toEqual([[500, 'available']])
  })
})
