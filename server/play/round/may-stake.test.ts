import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { readAs, registerUser } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import type { WantedStake } from './may-stake.ts'

describe('the port that allows stakes', () => {
  const wanted: WantedStake[] = []
  let isAllowed = false
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), {}, null, {
      mayStake(_, stake) {
        wanted.push(stake)
        return Promise.resolve(isAllowed ? null : { kind: 'blocked' })
      },
    })
  })
  afterAll(() => api.stop())

  const bet = () => ({ id: randomUUID(), bet: { stake: 1000 } })

  it('refuses a real round, which then stakes nothing', async () => {
    const { id, token } = await registerUser(api, 'limited')
    await sandbox(api, 'player', { id, balance: 100 })
    const play = await startPlaying(api, { token }, 'jacks-plus', 'real')
    expect((await callPlay(api, play, 'round', bet())).json()).toMatchObject({ data: null })
    expect(wanted).toMatchObject([{ player: id, kopecks: 1000, isBlocked: false }])
    expect((await readAs(api, getStatus, { token })).balance).toBe(100)
  })

  it('refuses what an action adds to a stake', async () => {
    const { id, token } = await registerUser(api, 'doubling')
    await sandbox(api, 'player', { id, balance: 1000 })
    const play = await startPlaying(api, { token }, 'classic-twenty-one', 'real')
    isAllowed = true
    // A blackjack of the deal leaves nothing to double.
    let dealt = { id: '', isOver: true, balance: 0 }
    while (dealt.isOver) {
      api.pass(5000)
      dealt = (await callPlay(api, play, 'round', bet())).json().data
    }
    wanted.length = 0
    isAllowed = false
    const act = (move: string) => callPlay(api, play, `round/${dealt.id}/act`, { step: 0, action: { move } })
    expect((await act('double')).json()).toMatchObject({ data: null })
    expect(wanted).toMatchObject([{ player: id, kopecks: 1000, isBlocked: false }])
    expect((await readAs(api, getStatus, { token })).balance).toBe(dealt.balance / 100)
    // A move that adds nothing is not asked about.
    expect((await act('stand')).statusCode).toBe(200)
    expect(wanted).toHaveLength(1)
  })

  it('is not asked about play money', async () => {
    const { token } = await registerUser(api, 'playful')
    wanted.length = 0
    const play = await startPlaying(api, { token }, 'jacks-plus', 'demo')
    expect((await callPlay(api, play, 'round', bet())).statusCode).toBe(200)
    expect(wanted).toEqual([])
  })
})
