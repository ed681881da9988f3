import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { createI18n } from '#app/i18n/i18n.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { $i18n } from '../ports.ts'
import './notices.ts'

it.each([
  ['ru', 'Такого промокода не существует. Аккаунт создан'],
  ['en', 'Your account is ready'],
] as const)('the notice after a sign-up says why its promo code was rejected, in %s', async (language, text) => {
  const scope = fork({
    values: [
      [$i18n, await createI18n(language)],
      [$language, language],
      [$queryClient, new QueryClient()],
    ],
  })
  await allSettled(announced, { scope, params: { kind: 'promoCodeRejected', code: errorCode.promoCodeUnknown } })
  expect(scope.getState($notices)).toMatchObject([
    { tone: 'negative', text: expect.stringContaining(text), action: { href: '/profile?tab=promo&sub=codes' } },
  ])
})
