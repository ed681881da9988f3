import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import { GamesBlock } from '#app/pages/home/games/games-block.tsx'
import { fault } from '#app/testing/fake-api.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'
import { wholeLobby } from './whole-lobby.ts'

const Favourites = () => <GamesBlock type="favorite" />

const meta = {
  title: 'Screens/Favourites',
  ...screenStories(Favourites, ROUTES.games, '/games/favorite'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^(Войдите, и|Нажмите на сердце|Once you’re signed in|Press the heart)/u)
    await wholeLobby(canvasElement)
  },
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const Guest: Story = {}

export const None: Story = screenStories(Favourites, ROUTES.games, '/games/favorite', {
  player: PLAYER,
  otherwise: { getStatus: status() },
})

/** The list of games did not load: the failure stands in its place. */
export const Failed: Story = {
  ...screenStories(Favourites, ROUTES.games, '/games/favorite', {
    player: PLAYER,
    otherwise: { getStatus: status(), getGames: fault.noResponse },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await wholeLobby(canvasElement)
  },
}
