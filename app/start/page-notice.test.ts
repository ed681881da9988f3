import { allSettled, createEvent, fork } from 'effector'
import { expect, it } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { pageNotice } from './page-notice.ts'
import { $i18n } from './ports.ts'

const happened = createEvent<boolean>()
pageNotice(happened, (_, personal) => ({ tone: 'positive', title: 'Новость', text: 'Подробности', personal }))

it.each([
  ['about the player is not said to who is here', true, 0],
  ['about anything else is said', false, 1],
])('a message whose words come after a logout and that is %s', async (_, personal, count) => {
  const scope = fork({ values: [[$i18n, await createI18n('ru')]] })
  const begun = allSettled(happened, { scope, params: personal })
  await Promise.all([begun, allSettled(signedOut, { scope })])
  expect(scope.getState($notices)).toHaveLength(count)
})
