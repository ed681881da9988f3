import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getAccountHistory, getSessions, getUserNotifications } from '#contract/player/account.ts'
import { getCountries } from '#contract/player/profile.ts'
import { getStatus } from '#contract/player/status.ts'
import { reportActivity } from '#contract/player/user.ts'
import {
  personalData,
  post,
  read,
  readAs,
  rejection,
  solveFor,
  registerUser,
  tokenOf,
  type From,
} from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const accepted = { kind: 'accepted' }

describe('profile', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const update = (from: From, fields: object) => post(api, '/v2/user/update/', { ...personalData, ...fields }, from)
  const status = (from: From) => readAs(api, getStatus, from)

  it('writes the last activity once a minute', async () => {
    const { id, from } = await registerUser(api, 'active')
    const activeAt = async () => {
      const query = api.database.db.selectFrom('players').select('active_at').where('id', '=', id)
      return (await query.executeTakeFirstOrThrow()).active_at.getTime() - TEST_NOW
    }
    const written: number[] = []
    for (const passedMs of [59_999, 60_000, 119_999, 120_000]) {
      api.clock.fix(TEST_NOW + passedMs)
      await post(api, reportActivity.path, {}, from)
      written.push(await activeAt())
    }
    api.clock.fix(TEST_NOW)
    expect(written).toEqual([0, 60_000, 60_000, 120_000])
  })

  describe('personal data', () => {
    it('are stored and returned by the status', async () => {
      const { from, phone } = await registerUser(api, 'person')
      expect(await update(from, { phone, first_name: '  Анна   Мария ', email: 'Anna@Example.com' })).toMatchObject(
        accepted,
      )
      expect(await status(from)).toMatchObject({
        name: 'Анна Мария Северная',
        email: 'Anna@Example.com',
        profile: { first_name: 'Анна Мария', birthday: '1990-02-28', sex: 'f', country: 'RU' },
      })
    })

    it.each([
      [{ first_name: ' ' }, 60],
      [{ first_name: 'А' }, 61],
      [{ first_name: 'А'.repeat(65) }, 62],
      [{ last_name: '' }, 70],
      [{ last_name: 'я' }, 71],
      [{ last_name: 'я'.repeat(65) }, 72],
      [{ country: '' }, 80],
      [{ country: 'XX' }, 80],
      [{ sex: '' }, 81],
      [{ sex: 'x' }, 81],
      [{ birthday: '' }, 82],
      [{ birthday: '1990-02-30' }, 82],
      [{ birthday: '28.02.1990' }, 82],
      // Turns 18 tomorrow.
      [{ birthday: '2008-01-11' }, 82],
      [{ birthday: '1880-01-01' }, 82],
      [{ phone: '123' }, 112],
      [{ phone: '' }, 110],
      [{ email: 'invalid' }, 122],
    ])('reject %j with %i and store nothing', async (fields, code) => {
      const { from, phone } = await registerUser(api, 'wrong')
      expect(await update(from, { phone, ...fields })).toMatchObject(rejection(code))
      expect((await status(from)).profile).toMatchObject({ first_name: '', country: '' })
    })

    it('accept a player who turns 18 today', async () => {
      const { from, phone } = await registerUser(api, 'adult')
      expect(await update(from, { phone, birthday: '2008-01-10' })).toMatchObject(accepted)
    })

    it('reject the contact of another player', async () => {
      const other = await registerUser(api, 'owner')
      await update(other.from, { phone: other.phone, email: 'owner@example.com' })
      const { from, phone } = await registerUser(api, 'taker')
      expect(await update(from, { phone: other.phone })).toMatchObject(rejection(113))
      expect(await update(from, { phone, email: 'OWNER@example.com' })).toMatchObject(rejection(123))
    })

    it.each([
      ['phone', 'phone_confirmed_at', { phone: '+79995550001' }],
      ['e-mail', 'email_confirmed_at', { email: 'other@example.com' }],
    ] as const)('keep a confirmed %s, which a stolen session cannot replace', async (_, column, change) => {
      const { id, from, phone } = await registerUser(api, 'confirmed')
      const own = { phone, email: `${id}@example.com` }
      expect(await update(from, own)).toMatchObject(accepted)
      const confirmed = { [column]: new Date(TEST_NOW) }
      await api.database.db.updateTable('players').set(confirmed).where('id', '=', id).execute()
      expect(await update(from, { ...own, ...change })).toMatchObject(rejection(50))
      expect(await update(from, own)).toMatchObject(accepted)
    })

    it('are rate limited, because rejections reveal taken contacts', async () => {
      const other = await registerUser(api, 'known')
      const { from } = await registerUser(api, 'asking')
      for (let attempt = 0; attempt < 20; attempt += 1)
        expect(await update(from, { phone: other.phone })).toMatchObject(rejection(113))
      expect(await update(from, { phone: other.phone })).toMatchObject({ ...rejection(5), args: { seconds: 180 } })
    })
  })

  it('lists two hundred countries in the request language, sorted', async () => {
    const { from } = await registerUser(api, 'traveller')
    const { items } = await readAs(api, getCountries, from)
    expect(items.length).toBeGreaterThan(195)
    expect(items).toContainEqual({ code: 'RU', name: 'Россия' })
    const english = await readAs(api, getCountries, { ...from, language: 'en' })
    expect(english.items).toContainEqual({ code: 'RU', name: 'Russia' })
    expect(english.items[0]?.name).toBe('Afghanistan')
  })

  it('stores known settings and rejects others', async () => {
    const { from } = await registerUser(api, 'settled')
    const set = (param: string, value: string) => post(api, '/v2/user/settings', { param, value }, from)
    expect(await set('winter_mode', '1')).toMatchObject(accepted)
    expect((await status(from)).options).toEqual({ winter_mode: '1' })
    expect(await set('winter_mode', '0')).toMatchObject(accepted)
    expect((await status(from)).options).toEqual({ winter_mode: '0' })
    expect(await set('floating_window', '1')).toMatchObject(accepted)
    expect(await set('is_admin', '1')).toMatchObject(rejection(1))
    expect(await set('winter_mode', 'yes')).toMatchObject(rejection(1))
  })

  describe('notifications', () => {
    it('are paged newest first, and only their player can mark them as read', async () => {
      const { id, from } = await registerUser(api, 'reader')
      for (let index = 1; index <= 11; index += 1)
        await sandbox(api, 'notify', { id, title: `Новость ${index}`, text: '<b>да</b>' })
      expect(await status(from)).toMatchObject({ has_notifications: true, unread_notifications: 11 })
      const first = await readAs(api, getUserNotifications, from)
      expect(first.total).toBe(11)
      expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Новость 11', 'Новость 10'])
      expect(first.items).toHaveLength(10)
      const rest = await readAs(api, { ...getUserNotifications, path: '/v2/user/notifications?from=10' }, from)
      expect(rest.items).toMatchObject([
        { title: 'Новость 1', text: '<b>да</b>', is_read: false, created_at: TEST_NOW },
      ])

      const stranger = await registerUser(api, 'stranger')
      const ids = [...first.items, ...rest.items].map((item) => item.id)
      expect(await post(api, '/v2/user/notifications', { id: ids[0] }, stranger.from)).toMatchObject(rejection(18))
      for (const unknown of [999_999, 0, -1, 2 ** 31, -(2 ** 31) - 1])
        expect(await post(api, '/v2/user/notifications', { id: unknown }, from)).toMatchObject(rejection(18))
      for (const notificationId of ids)
        expect(await post(api, '/v2/user/notifications', { id: notificationId }, from)).toMatchObject(accepted)
      expect(await status(from)).toMatchObject({ has_notifications: false, unread_notifications: 0 })
      expect(await readAs(api, getUserNotifications, stranger.from)).toEqual({ items: [], total: 0 })
    })

    it('are marked as read all at once, only those of the player', async () => {
      const [reader, other] = [await registerUser(api, 'reader-all'), await registerUser(api, 'other-reader')]
      for (const { id } of [reader, reader, other]) await sandbox(api, 'notify', { id, title: 'Новость', text: '' })
      expect(await post(api, '/v2/user/notifications/read-all', {}, reader.from)).toMatchObject(accepted)
      expect(await status(reader.from)).toMatchObject({ has_notifications: false, unread_notifications: 0 })
      expect(await status(other.from)).toMatchObject({ has_notifications: true, unread_notifications: 1 })
    })
  })

  describe('sessions', () => {
    const signIn = (token: string) => post(api, '/v2/auth/renew/', {}, { token })

    it('are listed without tokens, and the others can be ended', async () => {
      const { from, token } = await registerUser(api, 'many')
      const current = { ...from, token }
      const other = await registerUser(api, 'other')
      expect((await readAs(api, getSessions, current)).items).toMatchObject([{ current: true, address: from.address }])
      const response = await read(api, '/v2/user/sessions', current)
      expect(JSON.stringify(response)).not.toContain(token)
      expect(await post(api, '/v2/user/sessions/end-others', {}, current)).toMatchObject(accepted)
      expect(await status(current)).not.toMatchObject({ id: 0 })
      expect(await status(other.from)).not.toMatchObject({ id: 0 })
      expect(await signIn(token)).toMatchObject(accepted)
    })

    describe('that have expired', () => {
      const DAY = 24 * 60 * 60_000
      afterEach(() => api.clock.fix(TEST_NOW))
      const signIn = async (login: string, from: From) => {
        const body = { login, password: 'for-getful', recaptcha: await solveFor(api, 'login') }
        return tokenOf(await post(api, '/v2/auth/login/', body, from))
      }
      const listSessions = async (token: string) => (await readAs(api, getSessions, { token })).items

      it('are not listed after a month without use or after their lifetime', async () => {
        const { phone, token } = await registerUser(api, 'seldom')
        const usedToken = await signIn(phone, { address: '10.8.0.1' })
        expect(await listSessions(usedToken)).toHaveLength(2)
        for (const day of [20, 40, 60, 80]) {
          api.clock.fix(TEST_NOW + day * DAY)
          expect(await listSessions(usedToken)).toMatchObject(
            day < 30 ? [{ current: true }, { current: false }] : [{ current: true, address: '10.8.0.1' }],
          )
        }
        const newToken = await signIn(phone, { address: '10.8.0.2' })
        expect(await listSessions(newToken)).toHaveLength(2)
        // Ninety days after its sign-in, although it was used ten days ago.
        api.clock.fix(TEST_NOW + 90 * DAY)
        expect(await listSessions(newToken)).toMatchObject([{ current: true, address: '10.8.0.2' }])
        expect(await read(api, '/v2/user/sessions', { token })).toMatchObject(rejection(200))
      })

      it('are deleted on the next sign-in', async () => {
        const { id } = await registerUser(api, 'gone')
        const { phone } = await registerUser(api, 'other')
        const countSessions = async () =>
          (await api.database.db.selectFrom('player_sessions').select('id').where('player_id', '=', id).execute())
            .length
        api.clock.fix(TEST_NOW + 29 * DAY)
        await signIn(phone, { address: '10.8.0.3' })
        expect(await countSessions()).toBe(1)
        api.clock.fix(TEST_NOW + 30 * DAY)
        await signIn(phone, { address: '10.8.0.3' })
        expect(await countSessions()).toBe(0)
      })
    })
  })

  it('returns the account history in the request language', async () => {
    const { from, phone } = await registerUser(api, 'historian')
    await update(from, { phone })
    const texts = async (language: string) =>
      (await readAs(api, getAccountHistory, { ...from, language })).items.map(({ text }) => text)
    expect(await texts('ru')).toEqual(['Личные данные изменены', `Аккаунт создан (${from.address})`])
    expect(await texts('en')).toEqual(['Personal details changed', `Account created (${from.address})`])
  })
})
