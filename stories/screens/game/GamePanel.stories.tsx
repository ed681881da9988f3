import type { Meta, StoryObj } from '@storybook/react-vite'
import { useUnit } from 'effector-react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { GamePanel, type PanelGame } from '#app/pages/game/panel/game-panel.tsx'
import { depositAnswers } from '#app/features/cashier/deposit/deposit.samples.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { inLanguage, localized } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { catalogue, running } from '../answers.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'
import { STORY_NOW } from '../screen-frame.tsx'
import { gameFacts } from './game-answers.ts'

const game: PanelGame = {
  slug: 'game-1',
  id: 1,
  name: gameNames.cherryRow,
  mode: 'real',
  isFlash: true,
  followsBet: false,
}
const noop = () => undefined
const panelOf = (changes: Partial<PanelGame> = {}) =>
  function Panel() {
    const language = useUnit($language)
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', paddingBlock: 20 }}>
        <GamePanel game={inLanguage({ ...game, ...changes }, language)} onPlayForMoney={noop} />
      </div>
    )
  }

const DAY = 86_400_000
const asPlayer = {
  player: PLAYER,
  otherwise: {
    getStatus: { ...status(), bonus_balance: 1860 },
    getBonuses: {
      items: [{ id: 1, title: 'Welcome', state: 'active', expires_at: moscowTime(STORY_NOW + 12 * DAY) }],
    },
    getActiveTournaments: { items: [running] },
    getGameFacts: gameFacts,
  },
}
const tab = (name: string) => `/game/game-1?panel=${name}`
const screen = (
  address: string,
  options: Parameters<typeof screenStories>[3] = asPlayer,
  changes: Partial<PanelGame> = {},
) => screenStories(panelOf(changes), '/game/:slug', address, options)

const meta = {
  title: 'Screens/GamePanel',
  ...screen(tab('player')),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const Player: Story = {}
export const Guest: Story = screen(tab('player'), {}, { mode: 'demo', isFlash: false })
export const Demo: Story = screen(tab('player'), asPlayer, { mode: 'demo' })
/** The status is not loaded yet. */
export const PlayerLoading: Story = screen(tab('player'), { player: PLAYER })
/** On a phone the address without a tab is the closed sheet. */
export const Closed: Story = screen('/game/game-1')

export const Tournaments: Story = screen(tab('tournaments'))
export const TournamentsEmpty: Story = {
  ...screen(tab('tournaments'), { otherwise: { getActiveTournaments: { items: [] } } }),
}
export const TournamentsFailing: Story = { ...screen(tab('tournaments'), {}), args: { state: 'failing' } }

export const Winners: Story = screen(tab('winners'))
export const WinnersEmpty: Story = { ...screen(tab('winners'), {}), args: { state: 'empty' } }
export const WinnersLoading: Story = { ...screen(tab('winners'), {}), args: { state: 'waiting' } }

export const Favourites: Story = screen(tab('favourites'), {
  ...asPlayer,
  otherwise: {
    getStatus: status(),
    getGames: { ...catalogue, favorites: [2, 5, 9, 1] },
  },
})
export const FavouritesNone: Story = screen(tab('favourites'))
export const FavouritesGuest: Story = screen(tab('favourites'), {})

const openBet = async () => {
  const button = await within(document.body).findByRole('button', { name: /^(Изменить ставку|Change the bet)/u })
  await userEvent.click(button)
}

export const Bet: Story = {
  play: async () => {
    await openBet()
    const slider = await within(document.body).findByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1\s₽/u))
  },
}

/** The bet is kept by the button, and the panel shows it. */
export const BetChosen: Story = {
  play: async () => {
    await openBet()
    const slider = await within(document.body).findByRole('slider')
    await fireEvent.change(slider, { target: { value: '1' } })
    slider.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await within(document.body).findByText(/^0[,.]25\s₽$/u)).toBeVisible()
    await expect(within(document.body).queryByRole('slider')).toBeNull()
  },
}

// Of the sample card.
localized({
  ru: '<b>Банк</b> пришлёт код.<script>alert(1)</script>',
  en: '<b>Your bank</b> will send a code.<script>alert(1)</script>',
})
const payWindow = screen(tab('player'), {
  ...asPlayer,
  stored: { 'floating-window': '0' },
  otherwise: { ...asPlayer.otherwise, ...depositAnswers, getLimits: { items: [], pending: [] } },
})
/** The deposit of a game that can't float. */
export const PayWindow: Story = {
  ...payWindow,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: /^(Пополнить|Deposit)$/u }))
    // On a phone the sheet of the panel closes meanwhile.
    const dialog = await within(document.body).findByRole('dialog', { name: /^(Пополнение|Deposit)$/u })
    const amount = await within(dialog).findByRole('textbox')
    await waitFor(() => expect(amount).toBeVisible())
  },
}

/** On a phone the tabs of the sheet are those of the row. */
export const SheetByKeyboard: Story = {
  ...screen('/game/game-1'),
  play: async ({ canvas }) => {
    if (window.matchMedia('(min-width: 1100px)').matches) return
    const opener = (await canvas.findAllByRole('button'))[2]
    opener?.focus()
    await userEvent.keyboard('{Enter}')
    await expect((await (await inDialog()).findAllByRole('link')).length).toBeGreaterThan(5)
  },
}
