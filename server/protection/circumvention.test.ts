import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf, post, registerUser, rejection, tokenOf, type From } from '#server/testing/accounts.ts'
import { requestDeposit } from '#server/testing/deposits.ts'
import { callPlay, enterGame, openLaunch, startPlaying } from '#server/testing/launch.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const PASSWORD = 'for-getful'

describe('a self-excluded player', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { signIn, requestSignUp } = accountsOf(() => api)
  const { startRecovery, checkCode, setPassword } = recoveryHelpers(() => api)

  const excluded = async () => {
    const player = await registerUser(api, 'persistent')
    await sandbox(api, 'player', { id: player.id, balance: 1000 })
    const play = await startPlaying(api, player.from, 'cherry-row', 'real')
    expect(await post(api, '/v2/play/exclusion', { term: 'forever', password: PASSWORD }, player.from)).toMatchObject({
      kind: 'accepted',
    })
    return { ...player, play }
  }
  const bet = async (play: string) =>
    (await callPlay(api, play, 'round', { id: randomUUID(), bet: { stake: 1000 } })).json()
  const expectClosed = async (from: From) => {
    expect(await requestDeposit(api, from, { system: 'transfer' })).toMatchObject(rejection(601))
    await expect(openLaunch(api, from, 'cherry-row', 'real')).rejects.toThrow('601')
  }

  it('stays excluded with another session, in another language', async () => {
    const { phone, play } = await excluded()
    await expectClosed({ token: tokenOf(await signIn(phone, PASSWORD)), language: 'en' })
    expect(await bet(play)).toMatchObject({ error: 601 })
  })

  it('stays excluded with a recovered password, which ends the games of before', async () => {
    const { phone, play } = await excluded()
    const { hash } = await startRecovery(phone, {})
    await checkCode(hash, await lastCode(api))
    expect(await setPassword(hash, 'Kf82-mq-17')).toMatchObject({ kind: 'accepted' })
    expect((await bet(play)).error).not.toBe(0)
    await expectClosed({ token: tokenOf(await signIn(phone, 'Kf82-mq-17')) })
    // The code has confirmed the phone, which now stays taken.
    const again = requestSignUp({ phone: phone.replace('+7', '8 '), login: 'once-more' }, { address: '10.77.1.1' })
    expect(await again).toMatchObject(rejection(113))
  })

  it('plays with no launch token of before', async () => {
    const player = await registerUser(api, 'persistent')
    await sandbox(api, 'player', { id: player.id, balance: 1000 })
    const launch = await openLaunch(api, player.from, 'cherry-row', 'real')
    await post(api, '/v2/play/exclusion', { term: 'year', password: PASSWORD }, player.from)
    const { data } = await enterGame(api, launch)
    expect(await bet(data.token)).toMatchObject({ error: 601 })
  })
})
