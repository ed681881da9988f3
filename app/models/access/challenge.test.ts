import { QueryClient } from '@tanstack/react-query'
import { fork } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, failureOf } from '#app/http/failure.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { rejected } from '#app/testing/failures.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { $challenge } from './challenge.model.ts'

const setOperator = (challenge: (action: string) => Promise<string>) =>
  vi.stubGlobal('window', { operatorSettings: { challenge } })
afterEach(() => vi.unstubAllGlobals())

describe('$challenge', () => {
  const solve = async (error: Error = new Error('The server was called.')) => {
    const client = new QueryClient()
    const requests: string[] = []
    provideHttp(client, {
      call: async (call) => {
        requests.push(call.name)
        throw error
      },
    })
    const challenge = fork().getState($challenge)
    try {
      return { requests, result: await challenge(client, 'register', drivenTime().clock) }
    } catch (failure) {
      return { requests, result: failureOf(failure) }
    }
  }

  it('calls the operator’s challenge with the action instead of the proof of work', async () => {
    setOperator(async (action) => `solved for ${action}`)
    expect(await solve()).toEqual({ requests: [], result: 'solved for register' })
  })

  it('reports no response when the operator’s challenge fails', async () => {
    setOperator(() => Promise.reject(new Error('blocked')))
    expect((await solve()).result).toMatchObject({ kind: 'noResponse', cause: 'network' })
  })

  it.each([
    ['a 404', { kind: 'noResponse', call: 'getChallenge', cause: 'notEnvelope', status: 404 } as const],
    ['error 1', rejected(1)],
  ])('is empty for a back end that has no challenge call and responds with %s', async (_, failure) => {
    expect((await solve(new CallFailure(failure))).result).toBe('')
  })

  it('fails if the challenge is rejected', async () => {
    expect((await solve(new CallFailure(rejected(5)))).result).toMatchObject({ kind: 'rejected', code: 5 })
  })

  it('uses the proof of work if the operator has no challenge', async () => {
    expect((await solve()).requests).toEqual(['getChallenge'])
  })
})
