// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { afterEach, expect, it } from 'vitest'
import { createI18n } from '#app/i18n/i18n.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $notices } from '#app/models/notices/notices.model.ts'
import { paymentExited } from '#app/models/payments/payment-exit.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $i18n } from '../ports.ts'
import './notices.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

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

it.each([
  ['the next document of the tab, once', 5, ['Оплата успешна']],
  ['no document, if another player has signed in', 6, []],
])('the notice after a payment that exits from a card page is shown in %s', async (_, nextPlayer, titles) => {
  const storage = memoryStorage()
  const openDocument = async (player: number) =>
    fork({
      values: [
        [$i18n, await createI18n('ru')],
        [$tabStorage, storage],
        [$session, { id: player, token: 'token' }],
      ],
    })
  const start = async (player: number) => {
    const scope = await openDocument(player)
    await allSettled(firstScreenRendered, { scope })
    return scope.getState($notices).map(({ title }) => title)
  }
  window.history.replaceState(null, '', '/invoice/gex-card?transaction=ab12')
  const cardPage = await openDocument(5)
  await allSettled(paymentExited, { scope: cardPage, params: { reason: 'paid', id: 'ab12' } })
  // The deferred start comes while the card page is being left.
  await allSettled(firstScreenRendered, { scope: cardPage })
  expect(cardPage.getState($notices)).toEqual([])
  window.history.replaceState(null, '', '/cashbox?tab=history')
  expect([await start(nextPlayer), await start(5)]).toEqual([titles, []])
})
