import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import { WinnersPage } from '#app/pages/winners/page.tsx'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Winners',
  ...screenStories(WinnersPage, ROUTES.winners),
} satisfies Meta<ScreenState>

export default meta

const listOf = (list: string): ScreenStory =>
  screenStories(WinnersPage, ROUTES.winners, `${ROUTES.winners}?list=${list}`)

export const Full: ScreenStory = screenStates.full
export const One: ScreenStory = screenStates.one
export const Empty: ScreenStory = screenStates.empty
/** Below the current jackpots. */
export const Jackpots: ScreenStory = {
  ...listOf('jackpot'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('table')
    await waitFor(() => expect(canvasElement.querySelector('[data-component="JackpotPanel"]')).toBeVisible())
  },
}
export const Last: ScreenStory = listOf('last')
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
