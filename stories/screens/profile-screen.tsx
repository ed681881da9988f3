import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
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

/** Has every part of the page there before a story begins: what a story shows does not depend on how fast they come. */
const loadParts = () =>
  Promise.all([
    import('#app/pages/profile/data-form.tsx'),
    import('#app/pages/profile/security.tsx'),
    import('#app/pages/profile/verification.tsx'),
    import('#app/pages/profile/confirm-dialog.tsx'),
    import('#app/pages/profile/identity-documents.tsx'),
    import('#app/pages/profile/notifications.tsx'),
    import('#app/pages/profile/settings.tsx'),
    import('#app/pages/profile/account-history.tsx'),
    import('#app/pages/profile/finances.tsx'),
    import('#app/pages/profile/bonus-list.tsx'),
    import('#app/pages/profile/promo-code.tsx'),
    import('#app/pages/profile/cashback.tsx'),
  ])

/** What the files of its stories have in common. */
export const profileStories = {
  loaders: [({ globals }) => loadScreenTexts(languageOf(globals)), loadParts],
} satisfies Pick<Meta, 'loaders'>

/** A part whose answer never comes: its title stands, and the place of the rest is kept. */
export const loadingOf = (part: string, answers: Answers, title: RegExp): Pick<StoryObj, 'render' | 'play'> => ({
  ...profileOf(part, answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
})

/** A field of the page, by the name that it is sent under. */
export const pageField = (place: HTMLElement, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const field = place.querySelector(`[name="${name}"]`)
    if (!(field instanceof HTMLElement)) throw new Error(`There is no field "${name}".`)
    return field
  })
