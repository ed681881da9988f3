// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { announcementsOf } from '#app/testing/announcements-of.ts'
import './deferred-wiring.ts'

const status = (changes: object) => getStatus.data.parse({ id: 5, level: 2, status: 'Новичок 3', ...changes })

it('announces a new level', async () => {
  const scope = fork()
  const announcements = announcementsOf(scope)
  for (const level of [2, 3]) await allSettled(statusReceived, { scope, params: status({ level }) })
  expect(announcements).toMatchObject([{ kind: 'levelReached', reached: { level: 3 } }])
})

it('knows a break from the first status, also for code that loads later', async () => {
  const scope = fork()
  await allSettled(statusReceived, { scope, params: status({ play: { state: 'timeout', until: null } }) })
  const { $isOnBreak } = await import('#app/models/protection/on-break.model.ts')
  expect(scope.getState($isOnBreak)).toBe(true)
})
