import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getAccountHistory, getSessions, getUserNotifications } from '#contract/account.ts'
import { getCountries } from '#contract/profile.ts'
import { getStatus } from '#contract/status.ts'
import {
  personalData,
  post,
  read,
  readAs,
  refusal,
  solved,
  registerUser,
  tokenOf,
  type From,
} from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const done = { kind: 'accepted' }

describe.each(sources)('the profile on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const update = (from: From, fields: object) => post(api, '/v2/user/update/', { ...personalData, ...fields }, from)
  const status = (from: From) => readAs(api, getStatus, from)

  describe('personal data', () => {
    it('are kept, and the status tells them', async () => {
      const { from, phone } = await registerUser(api, 'person')
      expect(await update(from, { phone, first_name: '  Анна   Мария ', email: 'Anna@Example.com' })).toMatchObject(
        done,
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
      [{ last_name: '' }, 70],
      [{ last_name: 'я' }, 71],
      [{ country: '' }, 80],
      [{ country: 'XX' }, 80],
      [{ sex: '' }, 81],
      [{ sex: 'x' }, 81],
      [{ birthday: '' }, 82],
      [{ birthday: '1990-02-30' }, 82],
      [{ birthday: '28.02.1990' }, 82],
      // Eighteen the day after.
      [{ birthday: '2008-01-11' }, 82],
      [{ birthday: '1880-01-01' }, 82],
      [{ phone: '123' }, 112],
      [{ phone: '' }, 110],
      [{ email: 'nobody' }, 122],
    ])('%j are refused with %i, and nothing is kept', async (fields, code) => {
      const { from, phone } = await registerUser(api, 'wrong')
      expect(await update(from, { phone, ...fields })).toMatchObject(refusal(code))
      expect((await status(from)).profile).toMatchObject({ first_name: '', country: '' })
    })

    it('may be of who is eighteen today', async () => {
      const { from, phone } = await registerUser(api, 'adult')
      expect(await update(from, { phone, birthday: '2008-01-10' })).toMatchObject(done)
    })

    it('take nobody else’s contact', async () => {
      const other = await registerUser(api, 'owner')
      await update(other.from, { phone: other.phone, email: 'owner@example.com' })
      const { from, phone } = await registerUser(api, 'taker')
      expect(await update(from, { phone: other.phone })).toMatchObject(refusal(113))
      expect(await update(from, { phone, email: 'OWNER@example.com' })).toMatchObject(refusal(123))
    })

    it('tell nobody more than twenty times an hour whose a contact is', async () => {
      const other = await registerUser(api, 'known')
      const { from } = await registerUser(api, 'asking')
      for (let at = 0; at < 20; at += 1) expect(await update(from, { phone: other.phone })).toMatchObject(refusal(113))
      expect(await update(from, { phone: other.phone })).toMatchObject({ ...refusal(5), args: { seconds: 180 } })
    })

    it('of ten who ask for one contact at the same time go to one', async () => {
      const people = []
      for (let at = 0; at < 10; at += 1) people.push(await registerUser(api, 'quick'))
      const answers = await Promise.all(
        people.map(({ from, phone }) => update(from, { phone, email: 'one@example.com' })),
      )
      expect(answers.map((answer) => (answer.kind === 'refused' ? answer.code : 0)).toSorted((a, b) => a - b)).toEqual([
        0,
        ...Array.from({ length: 9 }, () => 123),
      ])
    })
  })

  it('names two hundred countries in the language of the visitor, sorted', async () => {
    const { from } = await registerUser(api, 'traveller')
    const { items } = await readAs(api, getCountries, from)
    expect(items.length).toBeGreaterThan(195)
    expect(items).toContainEqual({ code: 'RU', name: 'Россия' })
    const english = await readAs(api, getCountries, { ...from, language: 'en' })
    expect(english.items).toContainEqual({ code: 'RU', name: 'Russia' })
    expect(english.items[0]?.name).toBe('Afghanistan')
  })

  it('keeps settings that it knows', async () => {
    const { from } = await registerUser(api, 'settled')
    const set = (param: string, value: string) => post(api, '/v2/user/settings', { param, value }, from)
    expect(await set('winter_mode', '1')).toMatchObject(done)
    expect((await status(from)).options).toEqual({ winter_mode: '1' })
    expect(await set('winter_mode', '0')).toMatchObject(done)
    expect((await status(from)).options).toEqual({ winter_mode: '0' })
    expect(await set('floating_window', '1')).toMatchObject(done)
    expect(await set('is_admin', '1')).toMatchObject(refusal(1))
    expect(await set('winter_mode', 'yes')).toMatchObject(refusal(1))
  })

  describe('notifications', () => {
    it('come newest first, a page at a time, and are marked as read by their player alone', async () => {
      const { id, from } = await registerUser(api, 'reader')
      for (let at = 1; at <= 11; at += 1)
        await sandbox(api, 'notify', { id, title: `Новость ${at}`, text: '<b>да</b>' })
      expect(await status(from)).toMatchObject({ has_notifications: true })
      const first = await readAs(api, getUserNotifications, from)
      expect(first.total).toBe(11)
      expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['Новость 11', 'Новость 10'])
      expect(first.items).toHaveLength(10)
      const rest = await readAs(api, { ...getUserNotifications, path: '/v2/user/notifications?from=10' }, from)
      expect(rest.items).toMatchObject([
        { title: 'Новость 1', text: '<b>да</b>', is_read: false, created_at: TEST_NOW },
      ])

      const stranger = await registerUser(api, 'stranger')
      const mine = [...first.items, ...rest.items].map((item) => item.id)
      expect(await post(api, '/v2/user/notifications', { id: mine[0] }, stranger.from)).toMatchObject(refusal(18))
      for (const unknown of [999_999, 0, -1, 2 ** 31, -(2 ** 31) - 1])
        expect(await post(api, '/v2/user/notifications', { id: unknown }, from)).toMatchObject(refusal(18))
      for (const news of mine) expect(await post(api, '/v2/user/notifications', { id: news }, from)).toMatchObject(done)
      expect(await status(from)).toMatchObject({ has_notifications: false })
      expect(await readAs(api, getUserNotifications, stranger.from)).toEqual({ items: [], total: 0 })
    })
  })

  describe('sessions', () => {
    const logIn = (token: string) => post(api, '/v2/auth/renew/', {}, { token })

    it('are listed without anything that signs in; the others are ended, this one lives', async () => {
      const { from, token } = await registerUser(api, 'many')
      const current = { ...from, token }
      const other = await registerUser(api, 'other')
      expect((await readAs(api, getSessions, current)).items).toMatchObject([{ current: true, address: from.address }])
      const answer = await read(api, '/v2/user/sessions', current)
      expect(JSON.stringify(answer)).not.toContain(token)
      expect(await post(api, '/v2/user/sessions/end-others', {}, current)).toMatchObject(done)
      expect(await status(current)).not.toMatchObject({ id: 0 })
      expect(await status(other.from)).not.toMatchObject({ id: 0 })
      expect(await logIn(token)).toMatchObject(done)
    })

    describe('that have ended', () => {
      const DAY = 24 * 60 * 60_000
      afterEach(() => api.clock.fix(TEST_NOW))
      const signIn = async (login: string, from: From) => {
        const body = { login, password: 'for-getful', recaptcha: await solved(api, 'login') }
        return tokenOf(await post(api, '/v2/auth/login/', body, from))
      }
      const shown = async (token: string) => (await readAs(api, getSessions, { token })).items

      it('by a month without use, or by their time, are shown no more', async () => {
        const { phone, token } = await registerUser(api, 'seldom')
        const used = await signIn(phone, { address: '10.8.0.1' })
        expect(await shown(used)).toHaveLength(2)
        for (const day of [20, 40, 60, 80]) {
          api.clock.fix(TEST_NOW + day * DAY)
          expect(await shown(used)).toMatchObject(
            day < 30 ? [{ current: true }, { current: false }] : [{ current: true, address: '10.8.0.1' }],
          )
        }
        const fresh = await signIn(phone, { address: '10.8.0.2' })
        expect(await shown(fresh)).toHaveLength(2)
        // Ninety days after its login, though it was used ten days ago.
        api.clock.fix(TEST_NOW + 90 * DAY)
        expect(await shown(fresh)).toMatchObject([{ current: true, address: '10.8.0.2' }])
        expect(await read(api, '/v2/user/sessions', { token })).toMatchObject(refusal(200))
      })

      it('are cleared away when somebody signs in', async () => {
        const { id } = await registerUser(api, 'gone')
        const { phone } = await registerUser(api, 'other')
        const kept = async () =>
          (await api.database.db.selectFrom('player_sessions').select('id').where('player_id', '=', id).execute())
            .length
        api.clock.fix(TEST_NOW + 29 * DAY)
        await signIn(phone, { address: '10.8.0.3' })
        expect(await kept()).toBe(1)
        api.clock.fix(TEST_NOW + 30 * DAY)
        await signIn(phone, { address: '10.8.0.3' })
        expect(await kept()).toBe(0)
      })
    })
  })

  it('tells what has happened, newest first, in the language of the visitor', async () => {
    const { from, phone } = await registerUser(api, 'historian')
    await update(from, { phone })
    const texts = async (language: string) =>
      (await readAs(api, getAccountHistory, { ...from, language })).items.map(({ text }) => text)
    expect(await texts('ru')).toEqual(['Личные данные изменены', `Аккаунт создан (${from.address})`])
    expect(await texts('en')).toEqual(['Personal data were changed', `The account was made (${from.address})`])
  })
})
