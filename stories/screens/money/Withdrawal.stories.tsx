import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { CashboxPage } from '#app/pages/cashbox/page.tsx'
import {
  closedCheck,
  payoutSystems,
  stakesMissing,
  withdrawAnswers,
} from '#app/features/cashier/withdraw/withdraw.samples.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { destinationNames, methodNames } from '#stories/fixtures/payment-names.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { loadScreenTexts, Screen, STORY_NOW } from '../screen-frame.tsx'
import { languageOf } from '../screen-states.tsx'

const MINUTE = 60_000
const at = (minutes: number) => moscowTime(STORY_NOW + minutes * MINUTE)

const payouts = {
  items: [
    {
      id: 4918240,
      created_at: at(-2),
      amount: 3000,
      system: destinationNames.card,
      wallet: '•••• 4417',
      status: 0,
      can_cancel: 1,
      ref: 'ref-out',
      sent_at: at(8),
    },
    {
      id: 4918232,
      created_at: at(-40),
      amount: 2000,
      system: methodNames.sbp,
      wallet: '+799••••4567',
      status: 0,
      can_cancel: 0,
      sent_at: at(-30),
    },
  ],
}
const answers: Answers = {
  ...withdrawAnswers,
  getStatus: { ...status({ balance: 12_845, wagerbets: 0, wagerbetsall: 0 }), bonus_balance: 0, on_hold: 5000 },
  getPayouts: payouts,
}

const meta = {
  title: 'Screens/Withdrawal',
  parameters: ownFrame(1000),
  loaders: [
    ({ globals }) => loadScreenTexts(languageOf(globals)),
    () => import('#app/features/cashier/withdraw/withdraw.tsx'),
    () => import('#app/features/cashier/withdraw/card-number.tsx'),
    () => import('#app/features/cashier/withdraw/review-dialog.tsx'),
    () => import('#app/features/cashier/withdraw/code-dialog.tsx'),
  ],
} satisfies Meta
export default meta
type Story = StoryObj

/** The withdrawal with overrides of the responses. */
const withdrawal = (otherwise: Answers = {}): Story => ({
  render: (_, { globals }) => (
    <Screen
      screen={CashboxPage}
      route={ROUTES.cashbox}
      address={`${ROUTES.cashbox}?tab=withdraw`}
      answers={{ ...answers, ...otherwise }}
      language={languageOf(globals)}
      player={PLAYER}
    />
  ),
})

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const amount = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^(Сумма|Amount)$/u })
const choose = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('radio', { name }))
const submit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /Проверить заявку|Review the request/u }))
const fillSbp = async (canvas: Canvas) => {
  await choose(canvas, /СБП|SBP/u)
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /Телефон получателя|Recipient’s phone/u }),
    '9991234567',
  )
  await userEvent.type(
    await canvas.findByRole('combobox', { name: /Банк получателя|Recipient’s bank/u }),
    '{ArrowDown}{Enter}',
  )
  await userEvent.type(await amount(canvas), '5 000')
}
/** Fills in a transfer by phone and bank, reviews it and sends it. */
const send: NonNullable<Story['play']> = async ({ canvas }) => {
  await fillSbp(canvas)
  await submit(canvas)
  await userEvent.click((await inDialog()).getByRole('button', { name: /^(Вывести|Withdraw) /u }))
}
/** The same, and then expects the message in focus. */
const sendAndExpect =
  (text: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await send(context)
    await expect(await context.canvas.findByText(text)).toBeVisible()
  }

/** All conditions are met; two payouts are open. */
export const Can: Story = withdrawal()

export const ConditionsUnfolded: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/Выполнено 7 из 7|7 of 7 met/u))
    await expect(canvas.getByText(/Профиль заполнен|Profile complete/u)).toBeVisible()
  },
}

/** Stakes are missing: the form can be filled in, and the button leads to the condition. */
export const Cannot: Story = {
  ...withdrawal({ getWithdrawalCheck: closedCheck }),
  play: async ({ canvas }) => {
    await fillSbp(canvas)
    await submit(canvas)
    await expect(await canvas.findByRole('region', { name: /Пока нельзя|Not yet/u })).toHaveFocus()
  },
}

/** Everything is missing, with a code that only the catalogue words. */
export const NothingMet: Story = withdrawal({
  getWithdrawalCheck: {
    can: 0,
    own: 12_845,
    left_today: 0,
    limit_today: 30_000,
    reasons: [
      { code: 56, met: 0 },
      { code: 55, met: 0, have: 12_000, need: 15_000 },
      { code: 406, met: 0 },
      { code: 407, met: 0 },
      stakesMissing,
      { code: 400, met: 0 },
      { code: 402, met: 0, have: 30_000, need: 30_000 },
      { code: 403, met: 0, until: at(0.1) },
      { code: 404, met: 0 },
    ],
  },
})

/** A back end that lists only the missing conditions. */
export const OnlyMissing: Story = withdrawal({
  getWithdrawalCheck: { can: 0, own: 12_845, reasons: [{ code: 406, met: 0 }] },
})

/** A back end without the check: the form stands alone. */
export const WithoutCheck: Story = withdrawal({ getWithdrawalCheck: fault.rejected(1) })

export const Sbp: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => fillSbp(canvas),
}

export const Phone: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => choose(canvas, /^(Телефон|Phone)$/u),
}

export const Email: Story = { ...withdrawal(), play: async ({ canvas }) => choose(canvas, /Почта|Email/u) }

export const Purse: Story = { ...withdrawal(), play: async ({ canvas }) => choose(canvas, /Кошелёк|Wallet/u) }

export const CardWithHolder: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => choose(canvas, /Карта другой страны|Foreign card/u),
}

export const RememberedCard: Story = withdrawal({
  getPaymentSystems: { payin: [], payout: [{ ...payoutSystems[0], wallet: '•••• 4417' }, ...payoutSystems.slice(1)] },
})

/** Every field is empty or wrong; the first one has the focus. */
export const Invalid: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => {
    await choose(canvas, /СБП|SBP/u)
    await userEvent.type(await amount(canvas), '40000')
    await submit(canvas)
    await expect(await canvas.findByRole('textbox', { name: /Телефон получателя|Recipient’s phone/u })).toHaveFocus()
  },
}

export const Review: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => {
    await fillSbp(canvas)
    await submit(canvas)
    await expect((await inDialog()).getByText(/Сбер|Sber/u)).toBeVisible()
  },
}

/** The player wants to be asked for the second factor before a withdrawal. */
export const Code: Story = {
  ...withdrawal({ makeTransfer: fault.rejected(140) }),
  play: async (context) => {
    await send(context)
    const code = await within(document.body).findByRole('dialog', { name: /Подтвердите вывод|Confirm the withdrawal/u })
    await expect(
      await within(code).findByRole('textbox', { name: /Код из приложения|Code from the app/u }),
    ).toHaveFocus()
  },
}

export const Sending: Story = {
  ...withdrawal(),
  play: async (context) => {
    await send(context)
    const button = await context.canvas.findByRole('button', { name: /Отправляем заявку|Sending the request/u })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Accepted: Story = {
  ...withdrawal({ makeTransfer: {} }),
  play: sendAndExpect(/Заявка принята|Request accepted/u),
}

/** No response, and the payout is not listed: the same request can be repeated. */
export const OutcomeUnknown: Story = {
  ...withdrawal({ makeTransfer: fault.noResponse }),
  play: sendAndExpect(/Ответа нет|No answer/u),
}

/** Neither the request nor the list was answered. */
export const ListUnread: Story = {
  ...withdrawal({ makeTransfer: fault.noResponse, getPayouts: inOrder(payouts, fault.noResponse) }),
  play: sendAndExpect(/тоже не прочитан|couldn’t be read either/u),
}

/** Error 405 leads to its condition. */
export const ConditionRejected: Story = {
  ...withdrawal({
    makeTransfer: fault.rejected(405),
    getWithdrawalCheck: inOrder(withdrawAnswers['getWithdrawalCheck'], closedCheck),
  }),
  play: sendAndExpect(/К условию|Show the condition/u),
}

/** Error 403: the button counts the seconds down. */
export const TooSoon: Story = {
  ...withdrawal({ makeTransfer: fault.failure(rejected(403, null, [], { seconds: 8 })) }),
  play: sendAndExpect(/Можно через 8|Available in 8/u),
}

/** Error 410 is explained at the amount. */
export const AmountRejected: Story = {
  ...withdrawal({
    makeTransfer: fault.failure(rejected(410, null, { max_amount: 4000, currency: 'RUB' })),
  }),
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('4000')
  },
}

export const CancelPayout: Story = {
  ...withdrawal(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Отменить вывод|Cancel the withdrawal/u }))
    await expect((await inDialog()).getByRole('button', { name: /Оставить|Keep it/u })).toBeVisible()
  },
}

const cancel = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Отменить вывод|Cancel the withdrawal/u }))
  await userEvent.click((await inDialog()).getByRole('button', { name: /^(Отменить вывод|Cancel the withdrawal)$/u }))
}

export const PayoutCancelled: Story = {
  ...withdrawal({ cancelPayout: {}, getPayouts: inOrder(payouts, { items: payouts.items.slice(1) }) }),
  play: async ({ canvas }) => {
    await cancel(canvas)
    await expect(await canvas.findByText(/Вывод отменён|Withdrawal cancelled/u)).toBeVisible()
  },
}

/** Error 20: the list is read again after five seconds. */
export const PayoutLocked: Story = {
  ...withdrawal({ cancelPayout: fault.rejected(20) }),
  play: async ({ canvas }) => {
    await cancel(canvas)
    await expect(await canvas.findByText(/сейчас обрабатывается|is being processed/u)).toBeVisible()
  },
}

/** Error 21: support, with the number of the payout. */
export const CancelFailed: Story = {
  ...withdrawal({ cancelPayout: fault.rejected(21) }),
  play: async ({ canvas }) => {
    await cancel(canvas)
    await expect(await canvas.findByText(/4918240/u)).toBeVisible()
  },
}

export const NoPayouts: Story = withdrawal({ getPayouts: { items: [] } })

export const PayoutsFailed: Story = {
  ...withdrawal({ getPayouts: fault.noResponse, getWithdrawalCheck: fault.noResponse, getSbpBanks: fault.noResponse }),
  play: async ({ canvas }) => {
    await choose(canvas, /СБП|SBP/u)
    // The banks are loaded later than the rest.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /Повторить|Try again/u })).toHaveLength(3))
  },
}

export const NoMethods: Story = withdrawal({ getPaymentSystems: { payin: [], payout: [] } })

export const Failed: Story = {
  ...withdrawal({ getPaymentSystems: fault.noResponse }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Повторить|Try again/u })).toBeVisible()
  },
}

export const Loading: Story = withdrawal({
  getPaymentSystems: fault.pending,
  getWithdrawalCheck: fault.pending,
  getPayouts: fault.pending,
})
