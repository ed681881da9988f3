import type { Meta } from '@storybook/react-vite'
import { ROUTES } from '#contract/lobby/pages.ts'
import { LevelsPage } from '#app/pages/levels/page.tsx'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Levels',
  ...screenStories(LevelsPage, ROUTES.levels),
} satisfies Meta<ScreenState>

export default meta

export const Full: ScreenStory = screenStates.full
/** The programme without CMS texts. */
export const Empty: ScreenStory = screenStates.empty
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
