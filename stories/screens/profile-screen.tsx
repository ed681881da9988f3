import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { waitFor } from 'storybook/test'
import { ROUTES } from '#contract/pages.ts'
import { ProfilePage } from '#app/pages/profile/page.tsx'
import { inLanguage } from '#stories/fixtures/dictionary.ts'
import { PLAYER, profileAnswers } from './profile-answers.ts'
import { loadScreenTexts, Screen, type Answers } from './screen-frame.tsx'
import { languageOf } from './screen-states.tsx'

type Outside = Pick<ComponentProps<typeof Screen>, 'stored' | 'sendFiles' | 'previews'>

/** The profile of who is signed in: a part of it, a back end that answers this otherwise, and what else is outside. */
export const profileOf = (part: string, otherwise: Answers = {}, outside: Outside = {}): Pick<StoryObj, 'render'> => ({
  render: (_, { globals }) => (
    <Screen
      {...outside}
      screen={ProfilePage}
      route={ROUTES.profile}
      address={`${ROUTES.profile}?${part}`}
      answers={inLanguage({ ...profileAnswers, ...otherwise }, languageOf(globals))}
      language={languageOf(globals)}
      player={PLAYER}
    />
  ),
})

/** What the files of its stories have in common. */
export const profileStories = {
  loaders: [({ globals }) => loadScreenTexts(languageOf(globals))],
} satisfies Pick<Meta, 'loaders'>

/** A field of the page, by the name that it is sent under. */
export const pageField = (place: HTMLElement, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const field = place.querySelector(`[name="${name}"]`)
    if (!(field instanceof HTMLElement)) throw new Error(`There is no field "${name}".`)
    return field
  })
