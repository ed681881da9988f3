import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import { GameFacts } from '#app/pages/game/game-facts.tsx'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'
import { gameFacts } from './game-answers.ts'

const Facts = () => <GameFacts slug="game-1" />
const screen = (facts: object) =>
  screenStories(Facts, ROUTES.game, '/game/game-1', { otherwise: { getGameFacts: facts } })

const meta = {
  title: 'Screens/GameFacts',
  ...screen(gameFacts),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const Slot: Story = {}

export const Table: Story = screen({
  ...gameFacts,
  return: 97.3,
  volatility: 'medium',
  min: 5,
  max: 1000,
  max_win: 36,
  pace_ms: 5000,
  contribution: 20,
})

/** The rules are the server's text. */
export const Rules: Story = {
  play: async () => {
    const button = await within(document.body).findByRole('button', { name: /^(?:Правила|Rules)/u })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect((await (await inDialog()).findAllByRole('link')).at(-1)).toHaveAttribute('href', '/fairness')
  },
}

/** A back end without rules: a link to the page about fairness. */
export const WithoutRules: Story = screen({ ...gameFacts, rules: '' })
