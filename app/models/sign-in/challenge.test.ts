import { QueryClient } from '@tanstack/react-query'
import { fork } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '#app/http/failure.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { $challenge } from './challenge.model.ts'

const setOperator = (challenge: (action: string) => Promise<string>) =>
  vi.stubGlobal('window', { operatorSettings: { challenge } })
afterEach(() => vi.unstubAllGlobals())

describe('the challenge of an operator', () => {
  const solve = async () => {
    const client = new QueryClient()
    const asked: string[] = []
    provideHttp(client, {
      call: async (call) => {
        asked.push(call.name)
        throw new Error('The back end was asked.')
      },
    })
    const result = await fork()
      .getState($challenge)(client, 'register', drivenTime().clock)
      .catch((error: unknown) => failureOf(error))
    return { asked, result }
  }

  it('takes the place of the proof of work, and hears what it is for', async () => {
    setOperator(async (action) => `solved for ${action}`)
    expect(await solve()).toEqual({ asked: [], result: 'solved for register' })
  })

  it('that does not answer leaves nothing known', async () => {
    setOperator(() => Promise.reject(new Error('blocked')))
    expect((await solve()).result).toMatchObject({ kind: 'unread', cause: 'network' })
  })

  it('that is not there leaves the work to the page', async () => {
    expect((await solve()).asked).toEqual(['getChallenge'])
  })
})
