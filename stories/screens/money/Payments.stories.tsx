import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { errorCode } from '#contract/errors/codes.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { InvoicePage } from '#app/pages/invoice/page.tsx'
import { PaymentNotifyPage } from '#app/pages/payment-notify/page.tsx'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { bonusNames } from '#stories/fixtures/names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { PLAYER } from '../profile/profile-answers.ts'
import { loadScreenTexts, Screen } from '../screen-frame.tsx'
import { languageOf } from '../screen-states.tsx'
import {
  card,
  checked,
  claimed,
  credited,
  disputed,
  expired,
  invoice,
  overdue,
  paymentAnswers,
  transfer,
  withdrawals,
} from './payment-answers.ts'

const meta = {
  title: 'Screens/Payments',
  parameters: ownFrame(720),
  loaders: [
    ({ globals }) => loadScreenTexts(languageOf(globals)),
    () => import('#app/features/payments/payment/card-entry.tsx'),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const TRANSFER = '/invoice/magnet-card?transaction=ab12'
const CARD = '/invoice/swiftpay-card?transaction=ab12'

/** A payment page with the responses of its call. */
const paymentOf = (address: string, answers: Answers): Pick<Story, 'render'> => ({
  render: (_, { globals }) => (
    <Screen
      screen={address.startsWith(ROUTES['payment-notify']) ? PaymentNotifyPage : InvoicePage}
      route={address.startsWith('/invoice/') ? ROUTES['invoice-page'] : (address.split('?')[0] ?? address)}
      address={address}
      answers={{ ...paymentAnswers, ...answers }}
      language={languageOf(globals)}
      player={PLAYER}
    />
  ),
})

export const Transfer: Story = {
  ...paymentOf(TRANSFER, { getMagnetInvoice: transfer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('14:00')
  },
}

export const PhoneWallet: Story = paymentOf('/invoice/magnet-qiwi?transaction=ab12', {
  getMagnetInvoice: { ...transfer, wallet: '+79001234567' },
})

/** Another amount has arrived: a person decides, and the page no longer asks for the money. */
export const Disputed: Story = paymentOf(TRANSFER, {
  getMagnetInvoice: { ...transfer, submitted: 1 },
  getPayment: disputed,
})

/** A response without the amount or the account: there is nothing to order. */
export const DetailsMissing: Story = paymentOf(TRANSFER, { getMagnetInvoice: { confirmed: 0 } })

export const Paid: Story = paymentOf(TRANSFER, {
  getMagnetInvoice: { ...transfer, confirmed: 1 },
  getPayment: credited,
})

/** A bonus waits: its button is the main one, because one lost bet may close it. */
export const PaidWithBonus: Story = paymentOf(TRANSFER, {
  getMagnetInvoice: { ...transfer, confirmed: 1 },
  getPayment: { ...credited, bonus_id: 7 },
  getBonuses: {
    items: [
      {
        id: 7,
        title: bonusNames.firstDeposit,
        kind: 'welcome',
        amount: 501,
        state: 'available',
        own_needed: 501,
      },
    ],
  },
  getWithdrawalCheck: { can: 0, own: 501, reasons: [{ code: 405, met: 0, have: 0, need: 1002 }] },
})

export const Receipt: Story = {
  ...Paid,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Квитанция|Receipt/u }))
    await expect(canvas.getByRole('article')).toBeVisible()
  },
}

export const Cancelled: Story = paymentOf(TRANSFER, {
  getMagnetInvoice: { ...transfer, confirmed: 2 },
  getPayment: expired,
})

export const Card: Story = paymentOf(CARD, { getSwiftpayInvoice: card })

async function payByCard(inputs: HTMLElement[]): Promise<void> {
  for (const [index, text] of ['4000000000009995', '12', '28', '123'].entries()) {
    const input = inputs[index]
    if (input !== undefined) await userEvent.type(input, text)
  }
  await userEvent.keyboard('{Enter}')
}

/** The bank has refused the card: the number stays, the code is typed again. */
export const CardRefused: Story = {
  ...paymentOf(CARD, { getSwiftpayInvoice: card, processSwiftpay: fault.rejected(errorCode.insufficientFunds) }),
  play: async ({ canvas }) => {
    await payByCard(await canvas.findAllByRole('textbox'))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** No response to the card: the form stays locked until a read shows how it went. */
export const CardUnknown: Story = {
  ...paymentOf(CARD, { getSwiftpayInvoice: card }),
  play: async ({ canvas }) => {
    await payByCard(await canvas.findAllByRole('textbox'))
    await expect(await canvas.findByText(/Не платите второй раз|Don’t pay again/u)).toBeVisible()
  },
}

export const PolledCard: Story = paymentOf('/invoice/gex-card?transaction=ab12', { getGexInvoice: card })

export const Checking: Story = paymentOf(CARD, { getSwiftpayInvoice: { ...card, submitted: 1 }, getPayment: checked })

export const Overdue: Story = paymentOf(CARD, { getSwiftpayInvoice: { ...card, submitted: 1 }, getPayment: overdue })

export const Searching: Story = paymentOf('/invoice/wait?id=7', {
  getCascadeStatus: { status: 3, amount: 1500, expires_at: transfer.expires_at },
})

export const Invoice: Story = paymentOf('/invoice?id=7', { getInvoice: invoice })

export const InvoiceClaimed: Story = paymentOf('/invoice?id=7', {
  getInvoice: { ...invoice, submitted: 1 },
  getPayment: claimed,
})

/** The question before an invoice is cancelled. */
export const InvoiceCancelling: Story = {
  ...paymentOf('/invoice?id=7', { getInvoice: invoice }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Отменить заявку|Cancel the request/u }))
  },
}

export const Unread: Story = paymentOf(TRANSFER, { getMagnetInvoice: fault.noResponse })

export const Failed: Story = paymentOf(TRANSFER, { getMagnetInvoice: fault.rejected(errorCode.accountBlocked) })

export const Missing: Story = paymentOf(TRANSFER, { getMagnetInvoice: fault.rejected(errorCode.notFound) })

export const Loading: Story = paymentOf(TRANSFER, { getMagnetInvoice: fault.pending })

/** The return page of a provider: it says what the server says. */
export const Returned: Story = paymentOf('/payment-notify?transaction=ab12', { getPayment: checked })

export const ReturnedDeclined: Story = paymentOf('/payment-notify/rejected?transaction=ab12', {
  getPayment: { ...expired, state: 'declined' },
})

/** Withdrawals have words of their own. */
const withdrawalOf = (stage: keyof typeof withdrawals) =>
  paymentOf('/payment-notify?transaction=ab12', { getPayment: withdrawals[stage] })

export const WithdrawalHeld: Story = withdrawalOf('held')

export const WithdrawalSent: Story = withdrawalOf('sent')

export const WithdrawalPaid: Story = {
  ...withdrawalOf('paid'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Квитанция|Receipt)$/u }))
    await expect(canvas.getByRole('article')).toBeVisible()
  },
}

export const WithdrawalReturned: Story = withdrawalOf('returned')

export const WithdrawalCancelled: Story = withdrawalOf('cancelled')
