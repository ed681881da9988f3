import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import { TournamentPage } from '#app/pages/tournament/page.tsx'
import { completed, inPrizes, toCome } from '../answers.ts'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Tournament',
  ...screenStories(TournamentPage, ROUTES.tournament, '/tournaments/race-3'),
} satisfies Meta<ScreenState>

export default meta

export const Full: ScreenStory = {
  ...screenStates.full,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /\(14\)$/u })
    await expect(canvasElement.querySelectorAll('[data-component="GameTile"]')).toHaveLength(
      innerWidth >= 700 && innerWidth < 1024 ? 9 : innerWidth >= 1024 && innerWidth < 1190 ? 8 : 10,
    )
  },
}
/** The player has a place with a prize. */
export const OwnPlace: ScreenStory = {
  ...screenStories(TournamentPage, ROUTES.tournament, '/tournaments/race-3', { otherwise: inPrizes }),
  play: async ({ canvas }) => {
    const place = within(await canvas.findByRole('region', { name: /60$/u }))
    await expect(place.getByRole('listitem', { current: true })).toHaveTextContent(/^14/u)
    await expect(place.getByRole('progressbar')).toBeVisible()
  },
}
export const ToCome: ScreenStory = screenStories(TournamentPage, ROUTES.tournament, '/tournaments/race-4', {
  otherwise: toCome,
})
/** Final results: a podium, and the player's row below the first ten. */
export const Over: ScreenStory = {
  ...screenStories(TournamentPage, ROUTES.tournament, '/tournaments/race-5', { otherwise: completed }),
  play: async ({ canvas, canvasElement }) => {
    const playerRow = await canvas.findByRole('row', { current: true })
    await expect(playerRow).toHaveTextContent(/^17/u)
    await expect(canvasElement.querySelectorAll('[data-component="Podium"] li')).toHaveLength(3)
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
}
export const One: ScreenStory = screenStates.one
export const Empty: ScreenStory = screenStates.empty
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
