import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PAGES, ROUTES } from '#contract/lobby/pages.ts'
import { InfoPage } from '#app/pages/info/page.tsx'
import { botRound, freeSpinsRound, rouletteRound } from '../proof-rounds.ts'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Terms',
  ...screenStories(InfoPage, ROUTES['terms-and-conditions']),
} satisfies Meta<ScreenState>

export default meta

export const Full: ScreenStory = screenStates.full
export const Empty: ScreenStory = screenStates.empty
export const Instructions: ScreenStory = screenStories(InfoPage, ROUTES.instructions)
export const ResponsibleGaming: ScreenStory = screenStories(InfoPage, ROUTES['responsible-gaming'])
export const Fairness: ScreenStory = screenStories(InfoPage, PAGES.fairness)

/** A round behind a public win, above the text of the page. */
const publicRound = (round: { id: string }): ScreenStory => ({
  ...screenStories(InfoPage, PAGES.fairness, `${PAGES.fairness}?round=${round.id}`, {
    otherwise: { getRound: round },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /К игре|Open the game/u })).toBeVisible()
  },
})

export const FairnessFreeSpins = publicRound(freeSpinsRound)
export const FairnessRoulette = publicRound(rouletteRound)
export const FairnessBot = publicRound(botRound)
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
