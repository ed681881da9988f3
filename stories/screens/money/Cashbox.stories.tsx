import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { card, depositAnswers, foreignCard, sbp, transfer } from '#app/features/cashier/deposit/deposit.samples.ts'
import { CashboxPage } from '#app/pages/cashbox/page.tsx'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { methodNames } from '#stories/fixtures/payment-names.ts'
import { bonusNames } from '#stories/fixtures/names.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { loadScreenTexts, Screen, STORY_NOW } from '../screen-frame.tsx'
import { languageOf } from '../screen-states.tsx'

const MINUTE = 60_000

const payin = [
  transfer,
  {
    ...card,
    hint: localized({
      ru: 'Банк может попросить подтвердить платёж кодом из SMS.',
      en: 'Your bank may ask you to confirm the payment with a code from a text message.',
    }),
  },
  sbp,
  {
    ...transfer,
    id: 'wallet',
    system: methodNames.wallet,
    destination: 'purse',
    fee: '1 %',
  },
  foreignCard,
]
const answers: Answers = {
  ...depositAnswers,
  getStatus: { ...status({ balance: 4845, wagerbets: 7400, wagerbetsall: 12_000 }), bonus_balance: 1200 },
  getPaymentSystems: { payin, payout: [] },
  getLotteryPrices: {
    allow: 1,
    prices: [
      { deposit: 1000, price: 5000 },
      { deposit: 5000, price: 30_000 },
    ],
  },
}

const meta = {
  title: 'Screens/Cashier',
  parameters: ownFrame(900),
  loaders: [
    ({ globals }) => loadScreenTexts(languageOf(globals)),
    () => import('#app/pages/cashbox/history/history.tsx'),
  ],
} satisfies Meta
export default meta
type Story = StoryObj

/** The cashier with overrides of the responses. */
const cashier = (otherwise: Answers = {}, address: string = ROUTES.cashbox): Story => ({
  render: (_, { globals }) => (
    <Screen
      screen={CashboxPage}
      route={ROUTES.cashbox}
      address={address}
      answers={{ ...answers, ...otherwise }}
      language={languageOf(globals)}
      player={PLAYER}
    />
  ),
})

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const amount = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^(Сумма|Amount)$/u })
const submit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /Перейти к оплате|Go to payment/u }))
const choose = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('radio', { name }))
/** Chooses a method: on a phone, a row opens the list. */
async function chooseMethod(canvas: Canvas, name: RegExp): Promise<void> {
  await amount(canvas)
  const row = canvas.queryByRole('button', { name: /^(Чем пополнить|Deposit with)/u })
  if (row === null) return choose(canvas, name)
  await userEvent.click(row)
  await userEvent.click((await inDialog()).getByRole('radio', { name }))
  await waitFor(() => expect(row).toHaveTextContent(name))
}

/** Submits a valid deposit, and expects a message in focus. */
const submitValid: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await amount(canvas), '1501')
  await submit(canvas)
}

export const Empty: Story = cashier()

export const Filled: Story = {
  ...cashier(),
  play: async ({ canvas }) => {
    await chooseMethod(canvas, /СБП|SBP/u)
    await userEvent.type(await amount(canvas), '1 500')
    await choose(canvas, /Сбер|Sber/u)
    await expect(canvas.getAllByText(/^1.500.₽$/u).length).toBeGreaterThan(0)
  },
}

/** The error, three amounts that work, and no number in the summary. */
export const EqualSum: Story = {
  ...cashier(),
  play: async ({ canvas }) => {
    await userEvent.type(await amount(canvas), '500')
    await submit(canvas)
    await expect(await amount(canvas)).toHaveFocus()
    const group = within(await canvas.findByRole('group', { name: /Подходящие суммы|Accepted amounts/u }))
    await expect(group.getAllByRole('button')).toHaveLength(3)
  },
}

export const BankMissing: Story = {
  ...cashier(),
  play: async ({ canvas }) => {
    await chooseMethod(canvas, /СБП|SBP/u)
    await userEvent.type(await amount(canvas), '1500')
    await submit(canvas)
    const banks = within(await canvas.findByRole('radiogroup', { name: /Ваш банк|Your bank/u }))
    await expect(banks.getByRole('alert')).toBeVisible()
  },
}

export const Sending: Story = {
  ...cashier(),
  play: async (context) => {
    await submitValid(context)
    const button = await context.canvas.findByRole('button', { name: /Создаём заявку|Creating the request/u })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** The bonus of the next deposit, and an amount that is too small for it. */
const welcome = {
  id: 3,
  title: bonusNames.thirdDeposit,
  kind: 'welcome',
  state: 'available',
  opens: 'deposit',
  deposit: 3,
  next: 1,
  min_deposit: 500,
  percent: 100,
  max_amount: 15_000,
}
export const EarnsBonus: Story = {
  ...cashier({ getBonuses: { items: [welcome] } }),
  play: async ({ canvas }) => {
    await userEvent.type(await amount(canvas), '1501')
    await expect(await canvas.findByText(/Бонус к этому депозиту|Bonus for this deposit/u)).toBeVisible()
  },
}
export const BelowBonus: Story = {
  ...cashier({ getBonuses: { items: [welcome] } }),
  play: async ({ canvas }) => {
    await userEvent.type(await amount(canvas), '499')
    await expect(await canvas.findByText(/без бонуса|no bonus/u)).toBeVisible()
  },
}

/** Error 424: the open request takes the place of the summary. */
export const UnpaidRequest: Story = {
  ...cashier({
    createInvoice: fault.failure(
      rejected(424, null, [], {
        url: '/invoice/magnet-card?transaction=abc',
        payment: 'abc',
        expires_at: moscowTime(STORY_NOW + 11.5 * MINUTE),
      }),
    ),
    getPayment: {
      direction: 'in',
      amount: 700,
      number: '4918205',
      system: methodNames.sbp,
      state: 'waiting',
      awaited: 'player',
      steps: [],
      can_cancel: 1,
    },
  }),
  play: async (context) => {
    await submitValid(context)
    await expect(await context.canvas.findByRole('timer')).toHaveTextContent('11:30')
    await expect(
      await context.canvas.findByRole('button', { name: /Отменить заявку|Cancel the request/u }),
    ).toBeVisible()
  },
}

/** No response: the same request can be checked. */
export const OutcomeUnknown: Story = {
  ...cashier({ createInvoice: fault.noResponse }),
  play: async (context) => {
    await submitValid(context)
    await expect(await context.canvas.findByRole('button', { name: /^(Проверить|Check)$/u })).toBeVisible()
  },
}

/** Error 422: the alert stands beside the methods, and the list is read again. */
export const MethodRejected: Story = {
  ...cashier({ createInvoice: fault.rejected(422) }),
  play: async (context) => {
    await submitValid(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
}

/** Error 4200 links to the confirmation. */
export const PhoneUnconfirmed: Story = {
  ...cashier({ createInvoice: fault.rejected(4200) }),
  play: async (context) => {
    await submitValid(context)
    const link = await context.canvas.findByRole('link', { name: /Подтвердить в профиле|Confirm in the profile/u })
    await expect(link).toBeVisible()
  },
}

/** The chosen method has left the list after a rejection; the input stays. */
export const MethodGone: Story = {
  ...cashier({
    createInvoice: fault.rejected(421),
    getPaymentSystems: inOrder({ payin, payout: [] }, { payin: payin.slice(1), payout: [] }),
  }),
  play: async (context) => {
    await submitValid(context)
    await expect(
      await context.canvas.findByText(/Выбранный способ сейчас недоступен|The method you chose is unavailable/u),
    ).toBeVisible()
  },
}

export const NoMethods: Story = cashier({ getPaymentSystems: { payin: [], payout: [] } })

export const Failed: Story = {
  ...cashier({ getPaymentSystems: fault.noResponse }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Повторить|Try again/u })).toBeVisible()
  },
}

export const Loading: Story = cashier({ getPaymentSystems: fault.pending })
