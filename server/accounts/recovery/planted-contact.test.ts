import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/player/account.ts'
import { getStatus } from '#contract/player/status.ts'
import { RESERVATION_DAYS } from '#server/accounts/profile/contacts.ts'
import { accountsOf, personalData, post, readAs, rejection, signUp } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const DAY = 24 * 60 * 60 * 1000
const unknown = { ...rejection(200), raw: -200 }

describe('a contact that its owner has not confirmed', () => {
  let api: TestApi
  let userCount = 0
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  beforeEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())
  const { requestRecovery, startRecovery, checkCode, setPassword, signIn, advance } = recoveryHelpers(() => api)
  const { requestSignUp } = accountsOf(() => api)

  /** Unique names and addresses of one test. */
  const names = () => {
    userCount += 1
    return {
      email: `target-${userCount}@example.com`,
      phone: `+79995550${String(userCount).padStart(3, '0')}`,
      attacker: { login: `attacker-${userCount}`, from: { address: `10.7.0.${userCount}` } },
      owner: { login: `owner-${userCount}`, from: { address: `10.8.0.${userCount}` } },
    }
  }
  const signUpByEmail = (email: string, { login, from }: { login: string; from: { address: string } }) =>
    signUp(api, { type: 'email', email, phone: '', login, password: 'for-getful' }, from)
  const confirm = async (token: string, kind: 'phone' | 'email') => {
    await post(api, '/v2/user/send-code/', { kind }, { token })
    const envelope = await post(api, `/v2/user/verify-${kind}/`, { code: await lastCode(api) }, { token })
    expect(envelope).toMatchObject({ kind: 'accepted' })
  }
  /** Signs up the owner's e-mail and confirms a phone of the attacker's own. */
  const plant = async ({ email, phone, attacker }: ReturnType<typeof names>) => {
    const token = await signUpByEmail(email, attacker)
    expect(await post(api, '/v2/user/update/', { ...personalData, email, phone }, { token })).toMatchObject({
      kind: 'accepted',
    })
    await confirm(token, 'phone')
    return token
  }

  it('opens no recovery of an account with a confirmed one, and stays free for its owner', async () => {
    const scene = names()
    const { email, owner, attacker, phone } = scene
    const attackerToken = await plant(scene)
    expect(await requestRecovery(email, owner.from, 'email')).toMatchObject(unknown)

    const ownerToken = await signUpByEmail(email, owner)
    await confirm(ownerToken, 'email')
    expect(await readAs(api, getStatus, { token: attackerToken })).toMatchObject({ email: '', phone })
    const [news] = (await readAs(api, getUserNotifications, { token: attackerToken, language: 'en' })).items
    expect(news?.title).toBe('Your email was removed')

    // The attacker's phone recovers the attacker's account only.
    const { hash } = await startRecovery(phone, attacker.from)
    await checkCode(hash, await lastCode(api))
    expect(await setPassword(hash, 'strangers-Kf82')).toMatchObject({ kind: 'accepted' })
    expect(await signIn(email, 'strangers-Kf82', attacker.from)).toMatchObject(rejection(42))
    expect(await signIn(email, 'for-getful', owner.from)).toMatchObject({ kind: 'accepted' })
    expect(await readAs(api, getStatus, { token: ownerToken })).toMatchObject({ login: owner.login })
  })

  it('opens no recovery by a phone of an account with a confirmed e-mail', async () => {
    const { email, phone, owner, attacker } = names()
    const token = await signUp(api, { phone, login: attacker.login, password: 'for-getful' }, attacker.from)
    expect(await post(api, '/v2/user/update/', { ...personalData, email, phone }, { token })).toMatchObject({
      kind: 'accepted',
    })
    await confirm(token, 'email')
    expect(await requestRecovery(phone, owner.from)).toMatchObject(unknown)
  })

  it('belongs to its owner before the owner confirms it, although a stranger entered it first', async () => {
    const scene = names()
    const { email, owner, attacker } = scene
    await plant(scene)
    await signUp(
      api,
      { type: 'email', email, phone: '', login: owner.login, password: 'owners-first-Kf82' },
      owner.from,
    )
    expect(await signIn(email, 'for-getful', attacker.from)).toMatchObject(rejection(42))
    expect(await signIn(email, 'owners-first-Kf82', owner.from)).toMatchObject({ kind: 'accepted' })
    expect(await requestRecovery(email, owner.from, 'email')).toMatchObject({ kind: 'accepted' })
  })

  it('recovers an account without a confirmed one, and removes what else its creator entered', async () => {
    const { email, phone, owner, attacker } = names()
    const token = await signUpByEmail(email, attacker)
    await post(api, '/v2/user/update/', { ...personalData, email, phone }, { token })
    const { hash } = await startRecovery(email, owner.from, 'email')
    await checkCode(hash, await lastCode(api))
    expect(await setPassword(hash, 'owners-Kf82')).toMatchObject({ kind: 'accepted' })
    expect(await requestRecovery(phone, attacker.from)).toMatchObject(unknown)
    expect(await signIn(phone, 'owners-Kf82', owner.from)).toMatchObject(rejection(42))
    expect(await signIn(email, 'owners-Kf82', owner.from)).toMatchObject({ kind: 'accepted' })
  })

  it('does not complete a recovery when its account has got a confirmed one meanwhile', async () => {
    const { email, phone, owner, attacker } = names()
    const token = await signUpByEmail(email, attacker)
    await post(api, '/v2/user/update/', { ...personalData, email, phone }, { token })
    const { hash } = await startRecovery(email, owner.from, 'email')
    await checkCode(hash, await lastCode(api))
    await confirm(token, 'phone')
    expect(await setPassword(hash, 'owners-Kf82')).toMatchObject(rejection(4))
    expect(await readAs(api, getStatus, { token })).toMatchObject({ login: attacker.login, email_confirmed: false })
  })

  it('keeps the other contact when a confirmed one recovers the account', async () => {
    const scene = names()
    const token = await plant(scene)
    const { hash } = await startRecovery(scene.phone, scene.attacker.from)
    await checkCode(hash, await lastCode(api))
    await setPassword(hash, 'remembered')
    const login = await signIn(scene.attacker.login, 'remembered', scene.attacker.from)
    expect(login).toMatchObject({ kind: 'accepted' })
    expect(await readAs(api, getStatus, { token })).toMatchObject({ id: 0 })
    expect(await signIn(scene.email, 'remembered', scene.attacker.from)).toMatchObject({ kind: 'accepted' })
  })

  it('counts as taken in the first days of an account that has nothing else', async () => {
    const { phone, owner, attacker } = names()
    const fields = { phone, password: 'for-getful' }
    await signUp(api, { ...fields, login: attacker.login }, attacker.from)
    expect(await requestSignUp({ ...fields, login: owner.login }, owner.from)).toMatchObject(rejection(113))
    advance(RESERVATION_DAYS * DAY)
    expect(await requestSignUp({ ...fields, login: owner.login }, owner.from)).toMatchObject({ kind: 'accepted' })
    // Until one of them confirms it, it leads to the older account.
    expect(await signIn(phone, 'for-getful', owner.from)).toMatchObject({ kind: 'accepted' })
  })

  it('gives way to a confirmed one, even in an older account', async () => {
    const { phone, owner, attacker } = names()
    await signUp(
      api,
      { phone: `${phone.slice(0, -3)}999`, login: attacker.login, password: 'for-getful' },
      attacker.from,
    )
    const token = await signUp(api, { phone, login: owner.login, password: 'owners-Kf82' }, owner.from)
    await confirm(token, 'phone')
    // As a profile update that ran at the same time as the confirmation would leave it.
    await api.database.db.updateTable('players').set({ phone }).where('login', '=', attacker.login).execute()
    expect(await signIn(phone, 'owners-Kf82', owner.from)).toMatchObject({ kind: 'accepted' })
  })

  it('can no longer be confirmed once another account has confirmed it', async () => {
    const { phone, owner, attacker } = names()
    const fields = { phone, password: 'for-getful' }
    const first = await signUp(api, { ...fields, login: attacker.login }, attacker.from)
    await post(api, '/v2/user/send-code/', { kind: 'phone' }, { token: first })
    const code = await lastCode(api)
    advance(RESERVATION_DAYS * DAY)
    const second = await signUp(api, { ...fields, login: owner.login }, owner.from)
    await confirm(second, 'phone')
    expect(await post(api, '/v2/user/verify-phone/', { code }, { token: first })).toMatchObject(rejection(110))
    expect(await readAs(api, getStatus, { token: second })).toMatchObject({ phone, phone_confirmed: true })
  })
})
