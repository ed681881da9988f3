import type { Meta } from '@storybook/react-vite'
import { ROUTES } from '#contract/lobby/pages.ts'
import { TournamentsPage } from '#app/pages/tournaments/page.tsx'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Tournaments',
  ...screenStories(TournamentsPage, ROUTES.tournaments),
} satisfies Meta<ScreenState>

export default meta

const completed: ScreenStory = screenStories(
  TournamentsPage,
  ROUTES.tournaments,
  `${ROUTES.tournaments}?list=completed`,
)

export const Full: ScreenStory = screenStates.full
export const One: ScreenStory = screenStates.one
export const Empty: ScreenStory = screenStates.empty
export const Completed: ScreenStory = completed
export const CompletedNone: ScreenStory = { ...completed, ...screenStates.empty }
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
