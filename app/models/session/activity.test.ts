import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { getStatus } from '#contract/player/status.ts'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { userActive } from '#app/models/presence/presence.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { noResponse } from '#app/testing/failures.ts'
import './activity.model.ts'
import { statusReceived } from './session-load.model.ts'
import { $session, type Session } from './session.model.ts'

/** Starts a session and a server that the test responds for. */
function start(session: Session) {
  const client = new QueryClient()
  const requests: { name: string; respond: () => void; fail: (error: Error) => void }[] = []
  provideHttp(client, {
    call: ({ name, data }) =>
      new Promise((resolve, reject) =>
        requests.push({ name, respond: () => resolve(data.parse({})), fail: (error) => reject(error) }),
      ),
  })
  const time = drivenTime()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$session, session],
    ],
  })
  const reported: string[] = []
  createWatch({ unit: requestFailed, scope, fn: ({ message }) => reported.push(message) })
  return {
    requests,
    reported,
    triggerActivity: () => {
      time.pass(timing.activityReport)
      void allSettled(userActive, { scope })
    },
    receiveStatus: () =>
      void allSettled(statusReceived, { scope, params: getStatus.data.parse({ id: 5, login: 'fox' }) }),
    flushPromises: () => new Promise<void>((resolve) => setImmediate(resolve)),
  }
}
const player: Session = { id: 5, token: 'secret' }

describe('activity report', () => {
  it('is sent for a player', () => {
    const { requests, triggerActivity } = start(player)
    triggerActivity()
    expect(requests.map(({ name }) => name)).toEqual(['reportActivity'])
  })

  it('is not sent for a guest', () => {
    const { requests, triggerActivity } = start({ id: 0, token: null })
    triggerActivity()
    expect(requests).toEqual([])
  })

  it('is sent one at a time', async () => {
    const { requests, triggerActivity, flushPromises } = start(player)
    triggerActivity()
    triggerActivity()
    expect(requests).toHaveLength(1)
    requests[0]?.respond()
    await flushPromises()
    triggerActivity()
    expect(requests).toHaveLength(2)
  })

  it('reports a failure and pauses until the next status', async () => {
    const { requests, reported, triggerActivity, receiveStatus, flushPromises } = start(player)
    triggerActivity()
    requests[0]?.fail(new CallFailure(noResponse))
    await flushPromises()
    expect(reported).toHaveLength(1)
    triggerActivity()
    expect(requests).toHaveLength(1)
    receiveStatus()
    triggerActivity()
    expect(requests).toHaveLength(2)
  })
})
