import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { localized } from '#stories/fixtures/localized.ts'
import { bonusNames } from '#stories/fixtures/names.ts'
import { catalogue } from '../answers.ts'
import { bonuses, past, running, status, waiting, welcome } from './profile-answers.ts'
import { pageField, profileOf, profileStories } from './profile-screen.tsx'
import { fault, inOrder } from '#app/testing/fake-api.ts'

const BONUSES = 'tab=promo&sub=bonuses'
/** Heights of the list's skeleton, in pixels: a line and three tickets. */
const BONUSES_SKELETON = [20, 320, 320, 320]
const CODES = 'tab=promo&sub=codes'
const CASHBACK = 'tab=promo&sub=cashback'

const meta = { title: 'Screens/Profile bonuses', ...profileStories } satisfies Meta
export default meta
type Story = StoryObj

/** The status agrees with the listed bonuses. */
const statusWith = (items: readonly object[]) =>
  items.includes(running)
    ? { ...status({ wagerbets: 22_500, wagerbetsall: 60_000 }), bonus_balance: 1860 }
    : status({ wagerbets: 0, wagerbetsall: 0 })
const listed = (...items: readonly object[]): Story =>
  profileOf(BONUSES, { getBonuses: { items }, getStatus: statusWith(items) })

/** Before the first deposit. */
export const NewPlayer: Story = listed(waiting(3), waiting(2), waiting(1))
/** The first deposit was credited: the one gold button. */
export const Deposited: Story = listed(waiting(3), waiting(2), welcome(1))
/** The own money is below the deposit. */
export const Spent: Story = listed(waiting(3), waiting(2), welcome(1, { opens: 'balance' }))
export const Active: Story = listed(waiting(3), waiting(2), running)
/** Four games that wager it in full, and the way to all. */
export const ActiveWithGames: Story = profileOf(BONUSES, {
  getBonuses: { items: [{ ...running, spins_left: 0, wager_games: catalogue.games.map(({ slug }) => slug) }] },
  getStatus: statusWith([running]),
  getGames: catalogue,
})
/** Free spins have one game. */
export const SpinsWithGame: Story = profileOf(BONUSES, {
  getBonuses: { items: [{ ...running, wager_games: catalogue.games.slice(0, 1).map(({ slug }) => slug) }] },
  getStatus: statusWith([running]),
  getGames: catalogue,
})
export const Ended: Story = listed(...past, welcome(1, { opens: 'never' }))
/** A server without the extensions. */
export const Plain: Story = listed(
  {
    id: 1,
    title: bonusNames.status,
    kind: 'status',
    amount: 1500,
    wager: 10,
    state: 'available',
  },
  { id: 2, title: localized({ ru: 'Подарок', en: 'Gift' }), kind: 'promo', amount: 500, wager: 0, state: 'used' },
)
export const Empty: Story = profileOf(BONUSES, {
  getStatus: status({ has_bonuses: false }),
  getBonuses: { items: [] },
})
export const Loading: Story = {
  ...profileOf(BONUSES, { getBonuses: fault.pending }),
  // Page and section have loaded, the bonuses have not: the skeleton has the list's height, not the section's.
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('tab', { selected: true }))[0]).toBeVisible()
    await waitFor(() => {
      const skeletons = [...canvasElement.querySelectorAll('[role="tabpanel"] [data-component="Skeleton"]')]
      return expect(skeletons.map((skeleton) => skeleton.getBoundingClientRect().height)).toEqual(BONUSES_SKELETON)
    })
  },
}
export const Failed: Story = profileOf(BONUSES, { getBonuses: fault.noResponse })

const takeSecond: Story['play'] = async ({ canvas }) => {
  const [, second] = await canvas.findAllByRole('button', { name: /^(?:Взять бонус|Take bonus)/u })
  if (second === undefined) throw new Error('There are fewer than two available bonuses.')
  await userEvent.click(second)
}
const withoutActive = { getBonuses: { items: bonuses.filter(({ state }) => state !== 'active') } }

/** The rejection is shown at the clicked bonus only. */
const rejectedWith = (code: number, args: (string | number)[] = []): Story => ({
  ...profileOf(BONUSES, { ...withoutActive, activateBonus: fault.rejected(code, args) }),
  play: async (context) => {
    await takeSecond(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alert')).toBeVisible()
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => within(card).queryAllByRole('alert').length)).toEqual([0, 1, 0, 0, 0, 0])
  },
})

export const Taking: Story = {
  ...profileOf(BONUSES, { ...withoutActive, activateBonus: fault.pending }),
  play: takeSecond,
}
/** The bonus requires another level, named in the message. */
export const TakenTooEarly: Story = rejectedWith(8, [3])
/** Another bonus is active already. */
export const TakenBeside: Story = rejectedWith(307)

const askToGiveUp: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(?:Отказаться|Give up)/u }))
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}
const confirmGivingUp: Story['play'] = async (context) => {
  await askToGiveUp(context)
  const page = within(context.canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: /^(?:Отказаться от бонуса|Give up the bonus)$/u }))
}
/** The consequences, once. */
export const GivingUp: Story = { ...listed(running), play: askToGiveUp }
export const GivenUp: Story = {
  ...profileOf(BONUSES, {
    getBonuses: inOrder({ items: [running] }, { items: past.slice(-1) }),
    getStatus: statusWith([]),
  }),
  play: async (context) => {
    await confirmGivingUp(context)
    await expect(
      await context.canvas.findByText(/Собственные деньги на месте|own money is untouched\.$/u),
    ).toBeVisible()
  },
}
/** It has ended in another tab. */
export const GivenUpTooLate: Story = {
  ...profileOf(BONUSES, {
    getBonuses: { items: [running] },
    getStatus: statusWith([running]),
    endBonus: fault.rejected(305),
  }),
  play: async (context) => {
    await confirmGivingUp(context)
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
}

const typeCode = async (container: HTMLElement) =>
  userEvent.type(await pageField(container, 'promocode'), 'SPRING25{Enter}')

export const CodeWrong: Story = {
  ...profileOf(CODES, { getPromoCode: fault.rejected(304) }),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement)
    const field = await pageField(canvasElement, 'promocode')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
  },
}
const withoutActiveBonus = { getBonuses: { items: [] }, getStatus: statusWith([]) }
const takeShown: Story['play'] = async ({ canvas, canvasElement }) => {
  await typeCode(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: /^(?:Взять бонус|Take bonus)/u }))
}
/** The bonus of the code with its terms and cost, before it is activated. */
export const CodeShown: Story = {
  ...profileOf(CODES, withoutActiveBonus),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^(?:Взять бонус|Take bonus)/u })).toBeVisible()
  },
}
export const CodeAccepted: Story = {
  ...profileOf(CODES, withoutActiveBonus),
  play: async (context) => {
    const { canvas } = context
    await takeShown(context)
    await expect(await canvas.findByText(/Промокод принят|Promo code accepted/u)).toBeVisible()
  },
}

const takeCashback: Story['play'] = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: /Забрать кешбэк|Claim cashback/u }))

export const CashbackNone: Story = {
  ...profileOf(CASHBACK, { getStatus: status({ cashback: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Забрать кешбэк|Claim cashback/u })).toBeDisabled()
  },
}
export const CashbackTaken: Story = {
  ...profileOf(CASHBACK),
  play: async (context) => {
    await takeCashback(context)
    await expect(await context.canvas.findByText(/Кешбэк на балансе|cashback is in/iu)).toBeVisible()
  },
}
