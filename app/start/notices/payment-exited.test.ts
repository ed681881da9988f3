import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { paymentExited } from '#app/models/payments/leave-to.ts'
import { $i18n } from '../ports.ts'
import './notices.ts'

it.each([
  ['ru', 'declined', 'Платёж отклонён'],
  ['ru', 'missing', 'Транзакция не найдена'],
  ['en', 'declined', 'Payment declined'],
  ['en', 'missing', 'Transaction not found'],
] as const)('the notice after a payment that exits names the reason, in %s: %s', async (language, reason, title) => {
  const scope = fork({ values: [[$i18n, await createI18n(language)]] })
  await allSettled(paymentExited, { scope, params: { reason, id: 'ab12' } })
  expect(scope.getState($notices)).toMatchObject([{ tone: 'negative', personal: true, title }])
})

it('the notice after a paid card leads to the timeline and the receipt', async () => {
  const scope = fork({ values: [[$i18n, await createI18n('ru')]] })
  await allSettled(paymentExited, { scope, params: { reason: 'paid', id: 'ab12' } })
  expect(scope.getState($notices)).toMatchObject([
    { tone: 'positive', title: 'Оплата успешна', action: { href: '/payment-notify?transaction=ab12' } },
  ])
})
