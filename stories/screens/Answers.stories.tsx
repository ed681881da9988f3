import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ROUTES } from '#contract/pages.ts'
import { AnswersPage } from '#app/pages/answers/page.tsx'
import { screenAnswers } from './answers.ts'
import { loadScreenTexts, Screen } from './screen-frame.tsx'

interface State {
  state: keyof typeof screenAnswers
}

const meta = {
  title: 'Screens/Answers',
  args: { state: 'full' },
  loaders: [({ globals }) => loadScreenTexts(globals['language'] === 'en' ? 'en' : 'ru')],
  render: ({ state }, { globals }) => (
    <Screen
      screen={AnswersPage}
      route={ROUTES.faq}
      answers={screenAnswers[state]}
      language={globals['language'] === 'en' ? 'en' : 'ru'}
    />
  ),
} satisfies Meta<State>

export default meta
type Story = StoryObj<State>

export const Full: Story = { args: { state: 'full' } }

export const One: Story = { args: { state: 'one' } }

export const Empty: Story = { args: { state: 'empty' } }

export const Loading: Story = { args: { state: 'waiting' } }

export const Failed: Story = {
  args: { state: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(0)
  },
}
