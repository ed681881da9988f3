import type { Meta } from '@storybook/react-vite'
import { ROUTES } from '#contract/lobby/pages.ts'
import { PromoPage } from '#app/pages/promo/page.tsx'
import { screenStates, screenStories, type ScreenState, type ScreenStory } from '../screen-states.tsx'

const meta = {
  title: 'Screens/Promo',
  ...screenStories(PromoPage, ROUTES.promo),
} satisfies Meta<ScreenState>

export default meta

export const Full: ScreenStory = screenStates.full
export const One: ScreenStory = screenStates.one
export const Empty: ScreenStory = screenStates.empty
export const Loading: ScreenStory = screenStates.waiting
export const Failed: ScreenStory = screenStates.failing
