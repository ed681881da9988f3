import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ComponentType } from 'react'
import { expect } from 'storybook/test'
import type { Language } from '#contract/languages.ts'
import { inLanguage } from '#stories/fixtures/dictionary.ts'
import { screenAnswers } from './answers.ts'
import { loadScreenTexts, Screen, type Answers } from './screen-frame.tsx'

/** Which answers the back end of the story gives. */
export interface ScreenState {
  state: keyof typeof screenAnswers
}
export type ScreenStory = StoryObj<ScreenState>

export const languageOf = (globals: Readonly<Record<string, unknown>>): Language =>
  globals['language'] === 'en' ? 'en' : 'ru'

/** What is outside of a screen: who is here, what an earlier visit has left, and calls that are answered otherwise than by the state. */
interface Outside extends Pick<ComponentProps<typeof Screen>, 'stored' | 'social' | 'player'> {
  otherwise?: Answers
}

/** What the stories of one screen have in common: the page at its route, its texts loaded before. */
export function screenStories(
  screen: ComponentType,
  route: string,
  address: string = route,
  { otherwise = {}, ...outside }: Outside = {},
): Pick<Meta<ScreenState>, 'args' | 'loaders' | 'render'> {
  return {
    args: { state: 'full' },
    loaders: [({ globals }) => loadScreenTexts(languageOf(globals))],
    render: ({ state }, { globals }) => (
      <Screen
        {...outside}
        screen={screen}
        route={route}
        address={address}
        answers={inLanguage({ ...screenAnswers[state], ...otherwise }, languageOf(globals))}
        language={languageOf(globals)}
      />
    ),
  }
}

/** Nobody waits in a story for the work of the challenge: an operator's own is solved at once. */
export function solvedAtOnce() {
  window.operatorSettings = { challenge: async () => 'solved' }
  return () => {
    delete window.operatorSettings
  }
}

/** A screen in each of its states. */
export const screenStates = {
  full: { args: { state: 'full' } },
  one: { args: { state: 'one' } },
  empty: { args: { state: 'empty' } },
  waiting: { args: { state: 'waiting' } },
  failing: {
    args: { state: 'failing' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(canvas.getAllByRole('button').length).toBeGreaterThan(0)
    },
  },
} satisfies Record<string, ScreenStory>
