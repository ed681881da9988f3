import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { personalData, post, readAs, rejection, signUp } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'

describe('recovery after the player changed the contact', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { registerUser, startRecovery, checkCode, setPassword, signIn } = recoveryHelpers(() => api)

  const update = (token: string, fields: { phone: string; email?: string }) =>
    post(api, '/v2/user/update/', { ...personalData, ...fields }, { token })
  /** Signs up a player and starts a recovery whose code is already verified. */
  const startVerified = async () => {
    const user = await registerUser()
    const { hash } = await startRecovery(user.phone, user.from)
    expect(await checkCode(hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
    return { ...user, hash, corrected: `${user.phone.slice(0, -4)}77${user.phone.slice(-2)}` }
  }

  it('sets no password and does not confirm the new phone', async () => {
    const { hash, token, login, from, corrected, phone } = await startVerified()
    expect(await update(token, { phone: corrected })).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject(rejection(4))
    expect(await readAs(api, getStatus, { token })).toMatchObject({ phone: corrected, phone_confirmed: false })
    expect(await signIn(login, 'for-gotten', from)).toMatchObject({ kind: 'accepted' })
    // The verification stays cancelled after the contact is changed back.
    expect(await update(token, { phone })).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject(rejection(4))
  })

  it('sets no password by e-mail either', async () => {
    const from = { address: '10.1.1.9' }
    const token = await signUp(
      api,
      { type: 'email', email: 'old@example.com', phone: '', login: 'moved-mail', password: 'for-gotten' },
      from,
    )
    const { hash } = await startRecovery('old@example.com', from, 'email')
    expect(await checkCode(hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
    const newContacts = { phone: '+79994450001', email: 'new@example.com' }
    expect(await update(token, newContacts)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject(rejection(4))
    expect(await readAs(api, getStatus, { token })).toMatchObject({ email: newContacts.email, email_confirmed: false })
  })

  it('still works if other data or only the spelling of the e-mail changed', async () => {
    const { hash, token, phone } = await startVerified()
    expect(await update(token, { phone, email: 'Mine@Example.com' })).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    const from = { address: '10.1.1.10' }
    const otherToken = await signUp(
      api,
      { type: 'email', email: 'Written@example.com', phone: '', login: 'written-mail', password: 'for-gotten' },
      from,
    )
    const verification = await startRecovery('written@example.com', from, 'email')
    expect(await checkCode(verification.hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
    const newContacts = { phone: '+79994450002', email: 'written@Example.com' }
    expect(await update(otherToken, newContacts)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(verification.hash, 'remembered')).toMatchObject({ kind: 'accepted' })
  })

  it('sets no password if the contact changed concurrently', async () => {
    const { hash, phone, corrected } = await startVerified()
    // Simulates a concurrent change that did not cancel the verification.
    await api.database.db.updateTable('players').set({ phone: corrected }).where('phone', '=', phone).execute()
    expect(await setPassword(hash, 'remembered')).toMatchObject(rejection(4))
  })
})
