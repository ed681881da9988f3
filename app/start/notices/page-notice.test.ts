import { allSettled, createEvent, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { responseReceived } from '#app/models/connection/poll-recovery.model.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { pageNotice } from './page-notice.ts'
import { $i18n } from '../ports.ts'

const triggered = createEvent<boolean>()
pageNotice(triggered, (_, personal) => ({ tone: 'positive', title: 'Новость', text: 'Подробности', personal }))

it.each([
  ['drops a personal notice', true, 0],
  ['raises a common notice', false, 1],
])('pageNotice %s if the player signs out while the texts load', async (_, personal, count) => {
  const scope = fork({ values: [[$i18n, await createI18n('ru')]] })
  const raising = allSettled(triggered, { scope, params: personal })
  await Promise.all([raising, allSettled(signedOut, { scope })])
  expect(scope.getState($notices)).toHaveLength(count)
})

it('pageNotice whose texts fail to load raises its notice when the server responds again', async () => {
  const i18n = await createI18n('ru')
  vi.spyOn(i18n, 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const scope = fork({ values: [[$i18n, i18n]] })
  await allSettled(triggered, { scope, params: false })
  expect(scope.getState($notices)).toEqual([])
  for (let response = 0; response < 2; response += 1) await allSettled(responseReceived, { scope, params: undefined })
  expect(scope.getState($notices)).toMatchObject([{ title: 'Новость' }])
})
