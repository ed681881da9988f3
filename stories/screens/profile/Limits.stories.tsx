import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { CashierOffer } from '#app/features/protection/offer/cashier-offer.tsx'
import { WelcomeOffer } from '#app/features/protection/offer/welcome-offer.tsx'
import { LimitsPage } from '#app/pages/limits/page.tsx'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { loadScreenTexts, Screen, STORY_NOW } from '../screen-frame.tsx'
import { languageOf } from '../screen-states.tsx'
import { PLAYER, status } from './profile-answers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (ms: number) => moscowTime(STORY_NOW + ms)

const limit = { id: 1, kind: 'deposit', period: 'day', amount: 5000, used: 2000, left: 3000, set_at: at(-DAY) }
const items = [
  { ...limit, frees_at: at(5 * HOUR) },
  { ...limit, id: 2, period: 'month', amount: 20_000, used: 20_000, left: 0, frees_at: at(9 * DAY) },
  { ...limit, id: 3, kind: 'session', period: 'session', amount: 90, used: 40, left: 50, frees_at: null },
]
const pending = [
  { id: 4, kind: 'deposit', period: 'day', amount: 9000, asked_at: at(-HOUR), holds_at: at(23 * HOUR) },
  { id: 5, kind: 'session', period: 'session', amount: null, asked_at: at(-HOUR), holds_at: at(23 * HOUR) },
]
const open = { state: 'open', has_password: true }
const excluded = { state: 'excluded', began_at: at(-DAY), until: at(180 * DAY), has_password: true }

const answers: Answers = {
  getStatus: status(),
  getLimits: { items: [], pending: [] },
  getExclusion: open,
  getPlaySession: {
    started_at: null,
    staked: 0,
    won: 0,
    rounds: 0,
    reality: { every: 60, due_at: null, is_due: false },
  },
}

const limitsOf = (otherwise: Answers = {}, player: number | undefined = PLAYER): Pick<StoryObj, 'render'> => ({
  render: (_, { globals }) => (
    <Screen
      screen={LimitsPage}
      route={ROUTES.limits}
      answers={{ ...answers, ...otherwise }}
      language={languageOf(globals)}
      player={player}
    />
  ),
})

const meta = {
  title: 'Screens/Limits',
  parameters: ownFrame(900),
  loaders: [
    ({ globals }) => loadScreenTexts(languageOf(globals)),
    () => import('#app/features/protection/limits-view.tsx'),
  ],
} satisfies Meta
export default meta
type Story = StoryObj

export const Unset: Story = limitsOf()
export const Set: Story = limitsOf({ getLimits: { items, pending: [] } })
export const Raised: Story = limitsOf({ getLimits: { items, pending } })
export const Loading: Story = limitsOf({ getLimits: fault.pending })
export const Failed: Story = limitsOf({ getLimits: fault.noResponse })
/** A guest sees what there is. */
export const Guest: Story = {
  render: (_, { globals }) => (
    <Screen screen={LimitsPage} route={ROUTES.limits} answers={{}} language={languageOf(globals)} />
  ),
}
/** A back end without limits and breaks. */
export const Unsupported: Story = limitsOf({ getLimits: fault.rejected(1), getExclusion: fault.rejected(1) })

/** Opens the form of the first limit and types an amount. */
const type = (amount: string): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^(Изменить|Задать|Change|Set)/u })
    if (button === undefined) throw new Error('There is no limit.')
    await userEvent.click(button)
    await userEvent.type(await canvas.findByRole('textbox'), amount)
  }
}
export const Lowering: Story = { ...limitsOf({ getLimits: { items, pending: [] } }), play: type('4000') }
export const Raising: Story = { ...limitsOf({ getLimits: { items, pending: [] } }), play: type('7000') }
export const NotSaved: Story = { ...limitsOf({ setLimit: fault.rejected(401) }), play: type('7000{Enter}') }
export const MaybeSaved: Story = { ...limitsOf({ setLimit: fault.noResponse }), play: type('7000{Enter}') }
export const Saved: Story = {
  ...limitsOf({ setLimit: { items: [{ ...limit, amount: 7000, used: 0, left: 7000 }], pending: [] } }),
  play: type('7000{Enter}'),
}
export const TakenBack: Story = {
  ...limitsOf({ getLimits: { items, pending }, cancelLimitRaise: { items, pending: [] } }),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^(Отменить изменение|Cancel the change)/u })
    if (button === undefined) throw new Error('There is no change that waits.')
    await userEvent.click(button)
    await expect(await canvas.findByText(/^(Изменение отменено|Change cancelled)$/u)).toBeVisible()
  },
}

const NEXT = /^(Дальше|Continue)$/u
/** Chooses a term of a kind, and goes on by so many steps. */
const goOn = (kind: RegExp, term: RegExp, steps: number): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: kind }))
    await userEvent.click(canvas.getByRole('radio', { name: term }))
    for (let step = 0; step < steps; step += 1) await userEvent.click(canvas.getByRole('button', { name: NEXT }))
  }
}
const timeout = /^(Перерыв|Time-out)$/u
const exclusion = /^(Исключение|Self-exclusion)$/u
export const TermMissing: Story = {
  ...limitsOf(),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: NEXT })),
}
export const MeaningOfTimeout: Story = { ...limitsOf(), play: goOn(timeout, /^(7 дней|7 days)$/u, 1) }
export const MeaningOfExclusion: Story = {
  ...limitsOf({ getExclusion: { ...open, open_round: { slug: 'mines', name: gameNames.blackjack } } }),
  play: goOn(exclusion, /^(1 год|1 year)$/u, 1),
}
export const Confirming: Story = { ...limitsOf(), play: goOn(timeout, /^(7 дней|7 days)$/u, 2) }
export const ConfirmingWithoutPassword: Story = {
  ...limitsOf({ getExclusion: { ...open, has_password: false } }),
  play: goOn(exclusion, /^(Навсегда|Forever)$/u, 2),
}
export const WrongPassword: Story = {
  ...limitsOf({ beginExclusion: fault.rejected(135) }),
  play: async (context) => {
    await goOn(timeout, /^(7 дней|7 days)$/u, 2)(context)
    await userEvent.type(await context.canvas.findByLabelText(/^(Пароль|Password)$/u), 'secret{Enter}')
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
  },
}

export const OnTimeout: Story = limitsOf({ getExclusion: { ...excluded, state: 'timeout', until: at(7 * DAY) } })
export const SelfExcluded: Story = limitsOf({ getExclusion: excluded })
export const ExcludedForever: Story = limitsOf({ getExclusion: { ...excluded, until: null } })
export const TermOver: Story = limitsOf({ getExclusion: { ...excluded, until: at(-DAY), can_return: true } })
export const Returning: Story = limitsOf({ getExclusion: { ...excluded, until: at(-DAY), returns_at: at(20 * HOUR) } })

const offerOf = (part: Story['render'] & {}): Story => ({ render: part })
const offered = (otherwise: Answers = {}): Answers => ({
  ...answers,
  getLimits: { items: [], pending: [], offer: 'first' },
  ...otherwise,
})
/** After the sign-up. */
export const Welcome: Story = offerOf((_, { globals }) => (
  <Screen
    screen={() => <WelcomeOffer fallback={null} />}
    route={ROUTES.home}
    answers={offered()}
    language={languageOf(globals)}
    player={PLAYER}
  />
))
export const WelcomeWithoutLimit: Story = {
  ...Welcome,
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('button', { name: /^(Без лимита|Without a limit)$/u }))
  },
}
/** Above the deposit, a year after the last answer. */
export const OfferInCashier: Story = offerOf((_, { globals }) => (
  <Screen
    screen={CashierOffer}
    route={ROUTES.cashbox}
    answers={offered({ getLimits: { items: [], pending: [], offer: 'again' } })}
    language={languageOf(globals)}
    player={PLAYER}
  />
))
