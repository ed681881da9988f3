import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, waitFor } from 'storybook/test'
import { ROUTES } from '#contract/lobby/pages.ts'
import { ProfilePage } from '#app/pages/profile/page.tsx'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { PLAYER, profileAnswers } from './profile-answers.ts'
import { type Answers } from '#app/testing/fake-api.ts'
import { loadScreenTexts, Screen } from '../screen-frame.tsx'
import { languageOf } from '../screen-states.tsx'

type ScreenOptions = Pick<ComponentProps<typeof Screen>, 'stored' | 'sendFiles' | 'previews'>

/** The profile of the signed-in player: URL parameters, overrides of the responses, and further options. */
export const profileOf = (
  part: string,
  otherwise: Answers = {},
  options: ScreenOptions = {},
): Pick<StoryObj, 'render'> => ({
  render: (_, { globals }) => (
    <Screen
      {...options}
      screen={ProfilePage}
      route={ROUTES.profile}
      address={`${ROUTES.profile}?${part}`}
      answers={{ ...profileAnswers, ...otherwise }}
      language={languageOf(globals)}
      player={PLAYER}
    />
  ),
})

/** Preloads all lazy sections, so that stories do not depend on loading times. */
const loadParts = () =>
  Promise.all([
    import('#app/features/profile/account/data-form.tsx'),
    import('#app/features/profile/account/security.tsx'),
    import('#app/features/profile/account/second-factor/disable-dialog.tsx'),
    import('#app/features/profile/account/passkeys/add-dialog.tsx'),
    import('#app/features/profile/account/passkeys/remove-dialog.tsx'),
    import('#app/features/profile/verification/verification.tsx'),
    import('#app/features/profile/verification/confirm-dialog.tsx'),
    import('#app/features/profile/verification/identity-documents.tsx'),
    import('#app/features/profile/notifications/notifications.tsx'),
    import('#app/features/profile/account/settings.tsx'),
    import('#app/features/profile/account/account-history.tsx'),
    import('#app/pages/profile/finances.tsx'),
    import('#app/features/profile/promo/bonus-list.tsx'),
    import('#app/features/profile/promo/promo-code.tsx'),
    import('#app/features/profile/promo/cashback.tsx'),
  ])

/** Common loaders of the profile stories. */
export const profileStories = {
  parameters: ownFrame(720),
  loaders: [({ globals }) => loadScreenTexts(languageOf(globals)), loadParts],
} satisfies Pick<Meta, 'loaders' | 'parameters'>

/** A section whose response never arrives: heading and skeleton. */
export const loadingOf = (part: string, answers: Answers, title: RegExp): Pick<StoryObj, 'render' | 'play'> => ({
  ...profileOf(part, answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
  },
})

/** A form field of the page, by its `name` attribute. */
export const pageField = (container: HTMLElement, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const field = container.querySelector(`[name="${name}"]`)
    if (!(field instanceof HTMLElement)) throw new Error(`No field "${name}" on the page.`)
    return field
  })
