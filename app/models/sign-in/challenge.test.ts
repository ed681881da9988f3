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

describe('$challenge', () => {
  const solve = async () => {
    const client = new QueryClient()
    const requests: string[] = []
    provideHttp(client, {
      call: async (call) => {
        requests.push(call.name)
        throw new Error('The server was called.')
      },
    })
    const result = await fork()
      .getState($challenge)(client, 'register', drivenTime().clock)
      .catch((error: unknown) => failureOf(error))
    return { requests, result }
  }

  it('calls the operator’s challenge with the action instead of the proof of work', async () => {
    setOperator(async (action) => `solved for ${action}`)
    expect(await solve()).toEqual({ requests: [], result: 'solved for register' })
  })

  it('reports no response when the operator’s challenge fails', async () => {
    setOperator(() => Promise.reject(new Error('blocked')))
    expect((await solve()).result).toMatchObject({ kind: 'noResponse', cause: 'network' })
  })

  it('uses the proof of work if the operator has no challenge', async () => {
    expect((await solve()).requests).toEqual(['getChallenge'])
  })
})
