import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ComponentType } from 'react'
import { expect } from 'storybook/test'
import type { Language } from '#contract/core/languages.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { screenAnswers } from './answers.ts'
import { type Answers } from '#app/testing/fake-api.ts'
import { loadScreenTexts, Screen } from './screen-frame.tsx'

/** Which server responses a story uses. */
export interface ScreenState {
  state: keyof typeof screenAnswers
}
export type ScreenStory = StoryObj<ScreenState>

export const languageOf = (globals: Readonly<Record<string, unknown>>): Language =>
  globals['language'] === 'en' ? 'en' : 'ru'

/** Options of a screen: the signed-in player, stored data, and overrides of the responses. */
interface ScreenOptions extends Pick<ComponentProps<typeof Screen>, 'stored' | 'social' | 'player'> {
  otherwise?: Answers
}

/** Common properties of a screen's stories: the page at its route, with preloaded texts. */
export function screenStories(
  screen: ComponentType,
  route: string,
  address: string = route,
  { otherwise = {}, ...options }: ScreenOptions = {},
): Pick<Meta<ScreenState>, 'args' | 'loaders' | 'parameters' | 'render'> {
  return {
    parameters: ownFrame(720),
    args: { state: 'full' },
    loaders: [({ globals }) => loadScreenTexts(languageOf(globals))],
    render: ({ state }, { globals }) => (
      <Screen
        {...options}
        screen={screen}
        route={route}
        address={address}
        answers={{ ...screenAnswers[state], ...otherwise }}
        language={languageOf(globals)}
      />
    ),
  }
}

/** Replaces the proof-of-work challenge by one that is solved at once. */
export function solvedAtOnce() {
  window.operatorSettings = { challenge: async () => 'solved' }
  return () => {
    delete window.operatorSettings
  }
}

/** The states of a screen. */
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
