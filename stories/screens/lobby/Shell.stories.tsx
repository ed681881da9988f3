import type { Meta, StoryObj } from '@storybook/react-vite'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { phoneModes } from '#storybook/chromatic.ts'
import { moscowTime } from '#contract/core/moscow-time.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import type { Popup } from '#app/models/popups/popups.model.ts'
import type { Panel } from '#app/models/shell/panels.model.ts'
import { $supportOpen, supportOpened } from '#app/models/support/support-open.model.ts'
import { MobilePanels } from '#app/shell/header/mobile-panels.tsx'
import { PopupDialog } from '#app/shell/dialogs/popup-dialog.tsx'
import { SupportPanel } from '#app/shell/dialogs/support-panel.tsx'
import { SwitchAccountDialog } from '#app/shell/dialogs/switch-account-dialog.tsx'
import { supportAnswer, supportQuestion } from '#stories/fixtures/messages.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { PLAYER, status } from '../profile/profile-answers.ts'
import { fault } from '#app/testing/fake-api.ts'
import { STORY_NOW } from '../screen-frame.tsx'
import { screenStories, type ScreenState } from '../screen-states.tsx'

const close = fn()
const signedIn = { player: PLAYER, otherwise: { getStatus: status() } }
type ScreenOptions = Parameters<typeof screenStories>[3]

const popup = (name: Popup) => screenStories(() => <PopupDialog popup={name} />, ROUTES.home)
/** Panels of the bar at the bottom of a phone. */
const panel = (name: Panel, options: ScreenOptions = {}) => {
  const screen = screenStories(() => <MobilePanels panel={name} onClose={close} />, ROUTES.home, ROUTES.home, options)
  return { ...screen, parameters: { ...screen.parameters, chromatic: phoneModes } }
}

const meta = {
  title: 'Screens/Shell',
  ...popup('bonus'),
  beforeEach: () => void close.mockClear(),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const PopupBonus: Story = {}

export const PopupWelcome: Story = popup('welcome')

export const PopupNewDesign: Story = popup('newDesign')

const LOG_OUT = /^(Выйти|Sign out)$/u

export const MenuOfGuest: Story = {
  ...panel('menu'),
  play: async () => {
    const dialog = await inDialog()
    await expect(dialog.queryByRole('button', { name: LOG_OUT })).toBeNull()
    await userEvent.click(await dialog.findByRole('button', { name: /^(Войти|Sign in)$/u }))
    // The panel closes for the dialog that it opens.
    await expect(close).toHaveBeenCalledTimes(1)
  },
}

export const MenuOfPlayer: Story = {
  ...panel('menu', signedIn),
  play: async () => {
    const dialog = await inDialog()
    await expect(await dialog.findByRole('button', { name: LOG_OUT })).toBeVisible()
    await expect(await dialog.findByText(/^(Вы вошли как|Signed in as) marina/u)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^(Войти|Sign in)$/u })).toBeNull()
  },
}

export const Search: Story = {
  ...panel('search'),
  play: async () => {
    const dialog = await inDialog()
    await userEvent.type(await dialog.findByRole('searchbox'), '777{Enter}')
    await expect(close).toHaveBeenCalledTimes(1)
  },
}

export const Providers: Story = {
  ...panel('providers'),
  play: async () => {
    const dialog = await inDialog()
    const [, second] = await dialog.findAllByRole('option')
    if (second === undefined) throw new Error('There are fewer than two providers.')
    await userEvent.click(second)
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
  },
}

const message = (id: string, author: 'visitor' | 'support', text: string, minutesAgo: number) => ({
  id,
  author,
  text,
  sent_at: moscowTime(STORY_NOW - minutesAgo * 60_000),
})
const conversation = {
  items: [message('a', 'visitor', supportQuestion, 9), message('b', 'support', supportAnswer, 4)],
}

/** The panel after a click on "support". */
function Chat() {
  const { isOpen, show } = useUnit({ isOpen: $supportOpen, show: supportOpened })
  useEffect(() => show(), [show])
  return isOpen ? <SupportPanel onClose={close} /> : null
}

/** A failed message stays and can be retried. */
export const Support: Story = {
  ...screenStories(Chat, ROUTES.faq, ROUTES.faq, {
    otherwise: { getSupportMessages: conversation, sendSupportMessage: fault.noResponse },
  }),
  play: async () => {
    const dialog = await inDialog()
    await dialog.findByText(/48213/u)
    await userEvent.type(dialog.getByRole('textbox'), 'OK{Enter}')
    await expect(await dialog.findByRole('button', { name: /Повторить|Try again/u })).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('')
  },
}

/** A sign-in link for another account asks for confirmation. */
export const SwitchAccount: Story = {
  ...screenStories(SwitchAccountDialog, ROUTES.home, ROUTES.home, signedIn),
  play: async () => {
    const dialog = await inDialog()
    await expect(await dialog.findByText(/marina/u)).toBeVisible()
  },
}
