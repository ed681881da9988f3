import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import { getStatus } from '#contract/status.ts'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { moved } from '#app/models/presence/presence.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { noResponse } from '#app/testing/failures.ts'
import './activity.model.ts'
import { statusReceived } from './session-load.model.ts'
import { $session, type Session } from './session.model.ts'

/** Somebody at a page, and a server whose answers the test gives. */
function start(session: Session) {
  const client = new QueryClient()
  const asked: { name: string; answer: () => void; fail: (error: Error) => void }[] = []
  provideHttp(client, {
    call: ({ name, data }) =>
      new Promise((resolve, reject) =>
        asked.push({ name, answer: () => resolve(data.parse({})), fail: (error) => reject(error) }),
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
    asked,
    reported,
    move: () => {
      time.pass(timing.activityReport)
      void allSettled(moved, { scope })
    },
    readStatus: () => void allSettled(statusReceived, { scope, params: getStatus.data.parse({ id: 5, login: 'fox' }) }),
    soon: () => new Promise<void>((resolve) => setImmediate(resolve)),
  }
}
const player: Session = { id: 5, token: 'secret' }

describe('activity', () => {
  it('of a player is told to the server', () => {
    const { asked, move } = start(player)
    move()
    expect(asked.map(({ name }) => name)).toEqual(['reportActivity'])
  })

  it('of a guest is nobody’s business', () => {
    const { asked, move } = start({ id: 0, token: null })
    move()
    expect(asked).toEqual([])
  })

  it('is told again only when the last report was answered', async () => {
    const { asked, move, soon } = start(player)
    move()
    move()
    expect(asked).toHaveLength(1)
    asked[0]?.answer()
    await soon()
    move()
    expect(asked).toHaveLength(2)
  })

  it('is reported to the operator where it failed, and waits until the state was read again', async () => {
    const { asked, reported, move, readStatus, soon } = start(player)
    move()
    asked[0]?.fail(new CallFailure(noResponse))
    await soon()
    expect(reported).toHaveLength(1)
    move()
    expect(asked).toHaveLength(1)
    readStatus()
    move()
    expect(asked).toHaveLength(2)
  })
})
