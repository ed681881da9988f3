import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { errorCode } from '#contract/errors/codes.ts'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { CashboxPage } from '#app/pages/cashbox/page.tsx'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { methodNames } from '#stories/fixtures/payment-names.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { fairness, hiddenRound, pokerRound } from '../proof-rounds.ts'
import { loadScreenTexts, Screen, STORY_NOW } from '../screen-frame.tsx'
import { languageOf } from '../screen-states.tsx'

const HOUR = 3_600_000
const at = (hoursAgo: number) => moscowTime(STORY_NOW - hoursAgo * HOUR)

const payin = (id: number, amount: number, hoursAgo: number, rest: object = {}) => ({
  id,
  created_at: at(hoursAgo),
  direction: 1,
  amount,
  system: methodNames.card,
  status: 1,
  wallet: '•••• 4417',
  ref: `in-${id}`,
  ...rest,
})
const payout = (id: number, amount: number, hoursAgo: number, rest: object = {}) => ({
  ...payin(id, amount, hoursAgo),
  direction: 0,
  ref: `out-${id}`,
  ...rest,
})
const sbp = { system: methodNames.sbp, wallet: '+799••••4567' }
const transfer = { system: methodNames.transfer, wallet: '' }

const items = [
  payout(412, 3000, 1, { status: 0, reason: 'held' }),
  payout(411, 2000, 1.5, { ...sbp, status: 0, reason: 'sent' }),
  payin(4_918_205, 501, 3, transfer),
  payin(4_918_202, 1500, 40, { status: 3, reason: 'declined' }),
  payin(4_918_196, 1002, 41, { ...transfer, status: 2, reason: 'expired' }),
  payout(398, 2500, 90),
  payout(395, 1000, 91, { ...sbp, status: 3, reason: 'returned' }),
  payin(4_918_120, 4000, 200, sbp),
]
const credited = {
  direction: 'in',
  amount: 501,
  number: '4918205',
  system: methodNames.transfer,
  state: 'paid',
  balance_after: 5346,
  steps: [
    { step: 'created', at: at(3) },
    { step: 'claimed', at: at(2.98) },
    { step: 'credited', at: at(2.95) },
  ],
}
const held = {
  direction: 'out',
  amount: 3000,
  number: '412',
  account: '•••• 4417',
  state: 'processing',
  steps: [{ step: 'created', at: at(1) }],
  awaited: 'house',
  promised_at: at(-2),
}
const unpaid = {
  ...credited,
  number: '4918210',
  state: 'waiting',
  steps: [{ step: 'created', at: at(0.1) }],
  awaited: 'player',
  balance_after: null,
  page: '/invoice/wait?id=4918210',
}
const bet = (id: number, game: string, stake: number, win: number) => ({
  id,
  created_at: at(id),
  game,
  slug: game === '' ? '' : `game-${id}`,
  bet: stake,
  win,
  nonce: 400 - id,
  balance_before: 12_450,
  balance_after: 12_450 - stake + win,
})

const answers: Answers = {
  getStatus: { ...status({ balance: 12_845, wagerbets: 0, wagerbetsall: 0 }), on_hold: 5000 },
  getPaymentHistory: { items },
  getPayment: credited,
}

const meta = {
  title: 'Screens/Cashier history',
  parameters: ownFrame(900),
  loaders: [({ globals }) => loadScreenTexts(languageOf(globals))],
} satisfies Meta
export default meta
type Story = StoryObj

/** The history with overrides of the responses; `choice` is what the address chooses. */
const history = (otherwise: Answers = {}, choice = ''): Story => ({
  render: (_, { globals }) => (
    <Screen
      screen={CashboxPage}
      route={ROUTES.cashbox}
      address={`${ROUTES.cashbox}?tab=history${choice}`}
      answers={{ ...answers, ...otherwise }}
      language={languageOf(globals)}
      player={PLAYER}
    />
  ),
})

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
/** Opens a row by its amount. */
async function openRow(canvas: Canvas, amount: RegExp): Promise<void> {
  const row = await canvas.findByRole('button', { name: amount })
  row.focus()
  await userEvent.keyboard('{Enter}')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
}
const steps = (canvas: Canvas) => canvas.findByRole('list', { name: /Ход платежа|Progress of the payment/u })

export const Month: Story = history()

export const OpenDeposit: Story = {
  ...history(),
  play: async ({ canvas }) => {
    await openRow(canvas, /\+501.₽/u)
    await expect(await steps(canvas)).toBeVisible()
  },
}

export const OpenReceipt: Story = {
  ...history(),
  play: async ({ canvas }) => {
    await openRow(canvas, /\+501.₽/u)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Квитанция|Receipt)$/u }))
    await expect(canvas.getByRole('article')).toBeVisible()
  },
}

/** Not sent yet: who is awaited and until when. */
export const OpenWithdrawal: Story = {
  ...history({ getPayment: held }),
  play: async ({ canvas }) => {
    await openRow(canvas, /−3.000.₽/u)
    await expect(await steps(canvas)).toBeVisible()
  },
}

/** A deposit that can still be paid leads to its page. */
export const OpenUnpaid: Story = {
  ...history({
    getPaymentHistory: { items: [payin(4_918_210, 701, 0.1, { ...sbp, status: 0, reason: 'unpaid' }), ...items] },
    getPayment: unpaid,
  }),
  play: async ({ canvas }) => {
    await openRow(canvas, /\+701.₽/u)
    await expect(await canvas.findByRole('button', { name: /К оплате|Go to payment/u })).toBeVisible()
  },
}

/** The details could not be read; the list stays. */
export const OpenFailed: Story = {
  ...history({ getPayment: fault.noResponse }),
  play: async ({ canvas }) => {
    await openRow(canvas, /\+501.₽/u)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Payouts: Story = history(
  { getPaymentHistory: { items: items.filter(({ direction }) => direction === 0) } },
  '&direction=payouts',
)

/** Only the latest payments are loaded; the totals are those of the whole month. */
export const MorePages: Story = history({
  getPaymentHistory: {
    items,
    next: 'more',
    totals: { payin_count: 412, payin_total: 618_500, payout_count: 3, payout_total: 7500 },
  },
})

export const Empty: Story = history({ getPaymentHistory: { items: [] } }, '&month=5')

export const EmptyNow: Story = history({ getPaymentHistory: { items: [] } })

export const Failed: Story = {
  ...history({ getPaymentHistory: fault.noResponse }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Повторить|Try again/u })).toBeVisible()
  },
}

export const Loading: Story = history({ getPaymentHistory: fault.pending })

export const Bets: Story = history(
  {
    getBetHistory: {
      items: [
        { ...bet(1, gameNames.jacksPlus, 10, 0), is_open: true, balance_before: null, balance_after: null },
        bet(2, localized({ ru: 'Вишнёвый ряд', en: 'Cherry Row' }), 20, 64.5),
        bet(30, localized({ ru: 'Полярная рулетка', en: 'Polar Roulette' }), 500, 1000),
        bet(70, '', 100, 0),
      ],
      next: 'more',
      games: [
        { slug: 'jacks-plus', name: gameNames.jacksPlus },
        { slug: 'cherry-row', name: gameNames.cherryRow },
      ],
      bet_total: 12_480,
      win_total: 11_020.5,
    },
  },
  '&list=bets',
)

/** A back end without numbers, balances and games. */
export const PlainBets: Story = history(
  {
    getBetHistory: {
      items: [2, 30].map((id) => ({
        ...bet(id, gameNames.cherryRow, 20, 64.5),
        nonce: null,
        balance_before: null,
        balance_after: null,
      })),
    },
  },
  '&list=bets',
)

/** The file could not be made: the list stays. */
export const ExportFailed: Story = {
  ...history(
    {
      getBetHistory: inOrder(
        { items: [bet(2, gameNames.cherryRow, 20, 64.5)], bet_total: 20, win_total: 64.5 },
        fault.noResponse,
      ),
    },
    '&list=bets',
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Скачать|Download) CSV$/u }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** A bet with its proof, opened in place. */
const openBet = (otherwise: Answers): Story => ({
  ...history(
    {
      getBetHistory: { items: [{ ...bet(1, pokerRound.game, pokerRound.stake, pokerRound.win), id: pokerRound.id }] },
      getFairness: fairness,
      ...otherwise,
    },
    '&list=bets',
  ),
  play: async ({ canvas }) => {
    await openRow(canvas, /Проверить раунд|Check the round/u)
    await expect(await canvas.findByRole('list', { name: /Проверка раунда|Round check/u })).toBeVisible()
  },
})

export const BetProof: Story = openBet({ getRound: pokerRound })

/** The seed is still in use: the player changes it, with the hash of the next one in sight. */
export const BetProofWaits: Story = openBet({ getRound: hiddenRound })

/** The change is refused while a round is open. */
export const BetProofRefused: Story = {
  ...openBet({ getRound: hiddenRound, changeFairness: fault.rejected(errorCode.unfinishedGame) }),
  play: async ({ canvas }) => {
    await openRow(canvas, /Проверить раунд|Check the round/u)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Сменить сид|Change seed)$/u }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const BetsEmpty: Story = history({ getBetHistory: { items: [] } }, '&list=bets')
