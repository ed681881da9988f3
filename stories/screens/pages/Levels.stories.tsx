import type { Meta } from '@storybook/react-vite'
import { ROUTES } from '#contract/lobby/pages.ts'
import { LevelsPage } from '#app/pages/levels/page.tsx'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Levels',
  ...screenStories(LevelsPage, ROUTES.levels),
} satisfies Meta<ScreenState>

export default meta

export const Full: ScreenStory = screenStates.full
/** A player's pin, points and column. */
export const Player: ScreenStory = {
  ...screenStates.full,
  ...screenStories(LevelsPage, ROUTES.levels, ROUTES.levels, {
    player: PLAYER,
    otherwise: { getStatus: status({ level: 7, current_points: 3120, max_points: 4800 }) },
  }),
}
/** The programme without CMS texts. */
export const Empty: ScreenStory = screenStates.empty
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
