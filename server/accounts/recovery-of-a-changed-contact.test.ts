import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/status.ts'
import { personalData, post, readAs, refusal, signUp } from '#server/testing/accounts.ts'
import { recoveriesOf } from '#server/testing/recoveries.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('the recovery of a contact that its player has changed meanwhile on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { somebody, begun, check, setPassword, logIn } = recoveriesOf(() => api)

  const update = (token: string, fields: { phone: string; email?: string }) =>
    post(api, '/v2/user/update/', { ...personalData, ...fields }, { token })
  /** Somebody who has asked for a recovery by phone, and typed the code that came there. */
  const proved = async () => {
    const person = await somebody()
    const { hash } = await begun(person.phone, person.from)
    expect(await check(hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
    return { ...person, hash, corrected: `${person.phone.slice(0, -4)}77${person.phone.slice(-2)}` }
  }

  it('sets no password, and confirms no phone that was not proved', async () => {
    const { hash, token, login, from, corrected, phone } = await proved()
    expect(await update(token, { phone: corrected })).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
    expect(await readAs(api, getStatus, { token })).toMatchObject({ phone: corrected, phone_confirmed: false })
    expect(await logIn(login, 'for-gotten', from)).toMatchObject({ kind: 'accepted' })
    // Nor later: what was begun for a contact ends with it.
    expect(await update(token, { phone })).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
  })

  it('sets none by an e-mail either', async () => {
    const from = { address: '10.1.1.9' }
    const token = await signUp(
      api,
      { type: 'email', email: 'old@example.com', phone: '', login: 'moved-mail', password: 'for-gotten' },
      from,
    )
    const { hash } = await begun('old@example.com', from, 'email')
    expect(await check(hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
    const own = { phone: '+79994450001', email: 'new@example.com' }
    expect(await update(token, own)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
    expect(await readAs(api, getStatus, { token })).toMatchObject({ email: own.email, email_confirmed: false })
  })

  it('is not put off by a change of anything else, nor by another way of writing the e-mail', async () => {
    const { hash, token, phone } = await proved()
    expect(await update(token, { phone, email: 'Mine@Example.com' })).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    const from = { address: '10.1.1.10' }
    const other = await signUp(
      api,
      { type: 'email', email: 'Written@example.com', phone: '', login: 'written-mail', password: 'for-gotten' },
      from,
    )
    const begin = await begun('written@example.com', from, 'email')
    expect(await check(begin.hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
    const own = { phone: '+79994450002', email: 'written@Example.com' }
    expect(await update(other, own)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(begin.hash, 'remembered')).toMatchObject({ kind: 'accepted' })
  })

  it('stands for nothing even where it was proved in the moment of the change', async () => {
    const { hash, phone, corrected } = await proved()
    // As a change leaves it that has not seen the verification begin.
    await api.database.db.updateTable('players').set({ phone: corrected }).where('phone', '=', phone).execute()
    expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
  })
})
