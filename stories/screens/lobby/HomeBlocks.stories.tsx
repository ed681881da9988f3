import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import { Stack } from '#ui/index.ts'
import { ActivityBlock } from '#app/pages/home/activity-block.tsx'
import { GamesBlock } from '#app/pages/home/games/games-block.tsx'
import { HeroBlock } from '#app/pages/home/hero-block.tsx'
import { RecentGames } from '#app/pages/home/recent-games.tsx'
import { JackpotBlock } from '#app/features/lobby/jackpot-block.tsx'
import { homeAnswers, recentGames } from './home-answers.ts'
import { fault } from '#app/testing/fake-api.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'
import { wholeLobby } from './whole-lobby.ts'

const Games = () => <GamesBlock type="all" />

const HeroAboveGames = () => (
  <Stack gap={8}>
    <HeroBlock />
    <Games />
  </Stack>
)

const block = (component: ComponentType, state: keyof typeof homeAnswers) =>
  screenStories(component, ROUTES.home, ROUTES.home, { otherwise: homeAnswers[state] })

const PLAYER = 5
const recent = (...played: Parameters<typeof recentGames>) =>
  screenStories(RecentGames, ROUTES.home, ROUTES.home, { player: PLAYER, otherwise: recentGames(...played) })

const meta = {
  title: 'Screens/Home blocks',
  ...block(HeroBlock, 'one'),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>
type Play = NonNullable<Story['play']>

const NO_RESPONSE = /Сервер не ответил|No response from the server/u
const INTERNAL = /Внутренняя ошибка|Something went wrong on our end/u

/** Clicks every retry button; the second response is an internal error, which replaces the first message. */
const retryAll: Play = async ({ canvas }) => {
  const unansweredAlerts = () =>
    canvas.queryAllByRole('alert').filter(({ textContent }) => NO_RESPONSE.test(textContent))
  await waitFor(() => expect(unansweredAlerts().length).toBeGreaterThan(0))
  for (const message of canvas.getAllByRole('alert')) {
    // Two lists can share one request, so one click may retry both.
    if (!NO_RESPONSE.test(message.textContent)) continue
    await userEvent.click(within(message).getByRole('button'))
    await waitFor(() => expect(unansweredAlerts()).not.toContain(message))
  }
  await waitFor(() => expect(unansweredAlerts()).toEqual([]))
  // The text of the new message is loaded on demand.
  await waitFor(() => expect(canvas.getAllByText(INTERNAL)).toHaveLength(canvas.getAllByRole('alert').length))
}

/** The sign-up form beside the slider on a desktop; on a phone it is among the games. */
const withSignUp: Play = async ({ canvas }) => {
  if (!window.matchMedia('(min-width: 1024px)').matches) return
  await expect(await canvas.findByRole('button', { name: /^(Создать аккаунт|Create account)$/u })).toBeVisible()
}

export const SliderOne: Story = { ...block(HeroBlock, 'one'), play: withSignUp }
/** Without slides a guest sees only the sign-up, centred; on a phone the games begin. */
export const SliderEmpty: Story = { ...block(HeroAboveGames, 'empty'), play: withSignUp }
export const SliderLoading: Story = { ...block(HeroBlock, 'waiting'), play: withSignUp }
export const SliderFailed: Story = {
  ...block(HeroBlock, 'failing'),
  play: async (context) => {
    await withSignUp(context)
    await retryAll(context)
  },
}

export const GamesOne: Story = {
  ...block(Games, 'one'),
  play: async ({ canvas, canvasElement }) => {
    await wholeLobby(canvasElement)
    await expect(await canvas.findByText(/1/u, { selector: '[role="status"]' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-component="GameTile"]')).toHaveLength(1)
  },
}
/** The message must not suggest to clear filters. */
export const GamesEmpty: Story = {
  ...block(Games, 'empty'),
  play: async ({ canvas, canvasElement }) => {
    await wholeLobby(canvasElement)
    await expect(await canvas.findByText(/^(Игр пока нет|No games yet)$/u)).toBeVisible()
  },
}
export const GamesLoading: Story = {
  ...block(Games, 'waiting'),
  play: async ({ canvasElement }) => wholeLobby(canvasElement),
}
/** The provider filter retries on mount, so here every request fails. */
export const GamesFailed: Story = {
  ...screenStories(Games, ROUTES.home, ROUTES.home, { otherwise: { getGames: fault.noResponse } }),
  play: async ({ canvas, canvasElement }) => {
    await wholeLobby(canvasElement)
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('button'))
    await expect(await canvas.findByText(NO_RESPONSE)).toBeVisible()
  },
}

export const RecentOne: Story = recent(1)
/** More games than fit; the one with an open round comes first and leads back to it. */
export const RecentOpenRound: Story = {
  ...recent(12, 2),
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole('list', { name: /^(Вы играли|Recently played)$/u })
    const [first] = within(rail).getAllByRole('link')
    await expect(first).toHaveAccessibleName(/(Продолжить|Continue)$/u)
  },
}

export const JackpotsOne: Story = block(JackpotBlock, 'one')
export const JackpotsSumAlone: Story = block(JackpotBlock, 'empty')
export const JackpotsLoading: Story = block(JackpotBlock, 'waiting')
export const JackpotsFailed: Story = { ...block(JackpotBlock, 'failing'), play: retryAll }

export const ActivityOne: Story = block(ActivityBlock, 'one')
export const ActivityEmpty: Story = block(ActivityBlock, 'empty')
export const ActivityLoading: Story = block(ActivityBlock, 'waiting')
export const ActivityFailed: Story = { ...block(ActivityBlock, 'failing'), play: retryAll }
