import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAccountHistory } from '#contract/player/account.ts'
import { getPasskeys, MAX_PASSKEYS, PASSKEY_CHALLENGE_MS, type PasskeyAssertion } from '#contract/player/passkeys.ts'
import { getStatus } from '#contract/player/status.ts'
import { codeOf, deleteAt, post, readAs, registerUser, rejection, tokenOf } from '#server/testing/accounts.ts'
import { createAuthenticator } from '#server/testing/authenticator.ts'
import { addNewPasskey, beginNewPasskey, passkeyChallenge } from '#server/testing/passkeys.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { codeNow, enableSecondFactor } from '#server/testing/second-factor.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const advance = (ms: number) => api.clock.fix(api.clock.now() + ms)
let networkCount = 0
/** Sends an assertion from a network of its own: their limit is tested apart. */
const signIn = (credential: PasskeyAssertion) => {
  networkCount += 1
  return post(api, '/v2/auth/passkey/', { credential }, { address: `10.7.0.${networkCount}` })
}
/** A player with a passkey. */
async function holder(name: string) {
  const player = await registerUser(api, name)
  return { ...player, ...(await addNewPasskey(api, player.from)) }
}
type Holder = Awaited<ReturnType<typeof holder>>
const assertionOf = async ({ authenticator, userHandle }: Pick<Holder, 'authenticator' | 'userHandle'>, more = {}) =>
  authenticator.assert({ challenge: await passkeyChallenge(api), userHandle, ...more })

describe('a new passkey', () => {
  it('needs the password, has a name, and is listed, in the history and in a notification', async () => {
    const { from } = await registerUser(api, 'adds')
    const begin = (password: string) => post(api, '/v2/user/passkeys/begin', { password, code: '' }, from)
    expect([codeOf(await begin('')), codeOf(await begin('not-mine'))]).toEqual([132, 135])
    const { authenticator } = await addNewPasskey(api, from, ' Телефон Анны ')
    const { items } = await readAs(api, getPasskeys, from)
    expect(items).toMatchObject([{ name: 'Телефон Анны', used_at: null }])
    expect((await readAs(api, getAccountHistory, from)).items[0]?.text).toBe('Добавлен ключ доступа: Телефон Анны')
    expect((await readAs(api, getStatus, from)).has_notifications).toBe(true)
    // The authenticator finds the keys that it has already.
    expect((await beginNewPasskey(api, from)).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key' },
    ])
  })

  it.each(['', '  ', 'x'.repeat(65)])('with the name %j is rejected', async (name) => {
    const { from } = await registerUser(api, 'name')
    const { challenge } = await beginNewPasskey(api, from)
    const credential = createAuthenticator().register({ challenge })
    expect(codeOf(await post(api, '/v2/user/passkeys', { name, credential }, from))).toBe(144)
  })

  it.each([
    ['of another origin', { origin: 'https://casino.example.evil' }],
    ['of another site', { rpId: 'evil.example' }],
    ['without a check of the user', { isVerified: false }],
  ])('%s is rejected', async (_, fault) => {
    const { from } = await registerUser(api, 'fault')
    const { challenge } = await beginNewPasskey(api, from)
    const credential = createAuthenticator().register({ challenge, ...fault })
    expect(codeOf(await post(api, '/v2/user/passkeys', { name: 'Key', credential }, from))).toBe(142)
  })

  it('answers a challenge once, in five minutes, of the player, and is no answer to a sign-in', async () => {
    const [owner, stranger] = [await registerUser(api, 'owner'), await registerUser(api, 'stranger')]
    const add = (from: typeof owner.from, challenge: string) =>
      post(api, '/v2/user/passkeys', { name: 'Key', credential: createAuthenticator().register({ challenge }) }, from)
    const { challenge } = await beginNewPasskey(api, owner.from)
    expect(codeOf(await add(stranger.from, challenge))).toBe(4)
    expect(codeOf(await add(owner.from, await passkeyChallenge(api)))).toBe(4)
    expect(codeOf(await add(owner.from, challenge))).toBe(0)
    expect(codeOf(await add(owner.from, challenge))).toBe(4)
    const { challenge: late } = await beginNewPasskey(api, owner.from)
    advance(PASSKEY_CHALLENGE_MS)
    expect(codeOf(await add(owner.from, late))).toBe(4)
  })

  it('of another player is not taken over', async () => {
    const owner = await holder('has-it')
    const stranger = await registerUser(api, 'wants-it')
    const { challenge } = await beginNewPasskey(api, stranger.from)
    const credential = owner.authenticator.register({ challenge })
    expect(codeOf(await post(api, '/v2/user/passkeys', { name: 'Mine', credential }, stranger.from))).toBe(142)
    const { id } = await readAs(api, getStatus, { token: tokenOf(await signIn(await assertionOf(owner))) })
    expect(id).toBe(owner.id)
  })

  it('needs a code while the second factor is on, because it replaces it', async () => {
    const { from } = await registerUser(api, 'guarded')
    const { secret } = await enableSecondFactor(api, from)
    advance(30_000)
    const begin = (code: string) => post(api, '/v2/user/passkeys/begin', { password: 'for-getful', code }, from)
    expect([codeOf(await begin('')), codeOf(await begin('000000'))]).toEqual([140, 100])
    expect(codeOf(await begin(codeNow(api, secret)))).toBe(0)
  })

  it('is the last one at twenty', async () => {
    const { id, from } = await registerUser(api, 'many')
    const { challenge } = await beginNewPasskey(api, from)
    const row = { player_id: id, public_key: Buffer.from(''), counter: 0, name: 'Key', created_at: new Date() }
    const rows = Array.from({ length: MAX_PASSKEYS }, (_, index) => ({ ...row, credential_id: `many-${index}` }))
    await api.database.db.insertInto('passkeys').values(rows).execute()
    const begin = await post(api, '/v2/user/passkeys/begin', { password: 'for-getful', code: '' }, from)
    expect(codeOf(begin)).toBe(143)
    const credential = createAuthenticator().register({ challenge })
    expect(codeOf(await post(api, '/v2/user/passkeys', { name: 'Key', credential }, from))).toBe(143)
  })
})

describe('sign-in by a passkey', () => {
  it('needs no login, counts as both factors, and says when the passkey was used', async () => {
    const player = await holder('enters')
    const { secret } = await enableSecondFactor(api, player.from)
    expect(secret).not.toBe('')
    const token = tokenOf(await signIn(await assertionOf(player)))
    expect((await readAs(api, getStatus, { token })).id).toBe(player.id)
    expect((await readAs(api, getPasskeys, { token })).items[0]?.used_at).toBe(api.clock.now())
  })

  it('by a replayed assertion is rejected', async () => {
    const assertion = await assertionOf(await holder('replayed'))
    expect([codeOf(await signIn(assertion)), codeOf(await signIn(assertion))]).toEqual([0, 4])
  })

  it.each([
    ['for another origin', { origin: 'https://localhost.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a check of the user', { isVerified: false }],
    ['for another player', { userHandle: 'someone-else' }],
    ['with a count that does not grow, as of a copied key', { counter: 1 }],
  ])('by an assertion %s is rejected', async (_, fault) => {
    const player = await holder('faulty')
    // The first one counts to 1.
    expect(codeOf(await signIn(await assertionOf(player)))).toBe(0)
    expect(codeOf(await signIn(await assertionOf(player, fault)))).toBe(142)
  })

  it('by the key of another player, or an unknown one, is rejected', async () => {
    const [one, other] = [await holder('one'), await holder('other')]
    const stolen = await assertionOf({ ...one, userHandle: other.userHandle })
    expect(codeOf(await signIn({ ...stolen, id: other.authenticator.id, rawId: other.authenticator.id }))).toBe(142)
    const unknown = { authenticator: createAuthenticator(), userHandle: one.userHandle }
    expect(codeOf(await signIn(await assertionOf(unknown)))).toBe(142)
  })

  it('answers a challenge in five minutes, and not the one of a new passkey', async () => {
    const player = await holder('late')
    const late = await assertionOf(player)
    advance(PASSKEY_CHALLENGE_MS)
    expect(codeOf(await signIn(late))).toBe(4)
    const { challenge } = await beginNewPasskey(api, player.from)
    expect(codeOf(await signIn(await assertionOf(player, { challenge })))).toBe(4)
    const broken = await assertionOf(player)
    const response = { ...broken.response, clientDataJSON: 'no json' }
    expect(codeOf(await signIn({ ...broken, response }))).toBe(4)
  })

  it('of a blocked player is rejected as by password', async () => {
    const player = await holder('blocked')
    await sandbox(api, 'player', { id: player.id, blocked: true })
    expect(codeOf(await signIn(await assertionOf(player)))).toBe(26)
  })

  it('ends with the passkey, which only its player removes', async () => {
    const [player, stranger] = [await holder('removes'), await registerUser(api, 'removes-not')]
    const [passkey] = (await readAs(api, getPasskeys, player.from)).items
    const path = `/v2/user/passkeys/${passkey?.id}`
    expect(codeOf(await deleteAt(api, path, stranger.from))).toBe(0)
    expect(codeOf(await signIn(await assertionOf(player)))).toBe(0)
    expect(codeOf(await deleteAt(api, path, player.from))).toBe(0)
    expect(codeOf(await deleteAt(api, path, player.from))).toBe(0)
    expect(codeOf(await signIn(await assertionOf(player)))).toBe(142)
    expect((await readAs(api, getAccountHistory, player.from)).items.map(({ text }) => text)).toContain(
      'Удалён ключ доступа: Phone',
    )
  })

  it('is limited by network', async () => {
    const player = await holder('flood')
    const from = { address: '203.0.113.77' }
    const credential = await assertionOf(player, { challenge: 'unknown' })
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(codeOf(await post(api, '/v2/auth/passkey/', { credential }, from))).toBe(4)
    expect(await post(api, '/v2/auth/passkey/', { credential }, from)).toMatchObject(rejection(5))
  })
})

it('passkeys are valid for SITE_URL, whatever the Host header says', async () => {
  const site = await startTestApi(seededMemory(), { origin: 'https://casino.example' })
  try {
    const { from } = await registerUser(site, 'public')
    const { challenge, rp } = await beginNewPasskey(site, from)
    expect(rp.id).toBe('casino.example')
    const add = (origin: string, fresh: string) =>
      post(
        site,
        '/v2/user/passkeys',
        {
          name: 'Key',
          credential: createAuthenticator().register({ challenge: fresh, origin, rpId: 'casino.example' }),
        },
        from,
      )
    expect(codeOf(await add('http://localhost', challenge))).toBe(142)
    expect(codeOf(await add('https://casino.example', (await beginNewPasskey(site, from)).challenge))).toBe(0)
  } finally {
    await site.stop()
  }
})
