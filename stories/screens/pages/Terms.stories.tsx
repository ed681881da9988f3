import type { Meta } from '@storybook/react-vite'
import { PAGES, ROUTES } from '#contract/lobby/pages.ts'
import { InfoPage } from '#app/pages/info/page.tsx'
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
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
