import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { SocialPort } from '#app/features/access/models/social-window.ts'
import { SignInDialog } from '#app/features/access/sign-in-dialog.tsx'
import { SignUpDialog } from '#app/features/access/sign-up-dialog.tsx'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'

const noop = () => undefined
const SignInScreen = () => <SignInDialog onClose={noop} />
const SignUpScreen = () => <SignUpDialog onClose={noop} />

/** A window that stays open, and one that passes a token at once. */
const openWindow = { isClosed: () => false, focus: noop, end: noop }
const staysOpen: SocialPort = () => openWindow
const passesToken: SocialPort = ({ onToken }) => {
  queueMicrotask(() => onToken('ticket'))
  return openWindow
}
const signIn = (social: SocialPort) => screenStories(SignInScreen, '/faq', '/faq', { social })

/** Clicks the network's button, in either language. */
const press = async () => {
  const dialog = await inDialog()
  const button = await dialog.findByRole('button', { name: /Astra/u })
  // The dialog fades in.
  await waitFor(() => expect(button).toBeVisible())
  await userEvent.click(button)
  return dialog
}

const meta = {
  title: 'Screens/Social sign-in',
  ...signIn(staysOpen),
  beforeEach: () => {
    window.operatorSettings = {
      social: { name: { ru: 'Astra ID', en: 'Astra ID' }, address: 'https://astra.example/' },
    }
    return () => {
      delete window.operatorSettings
    }
  },
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const Offered: Story = {}

export const OfferedToNewcomers: Story = screenStories(SignUpScreen, '/faq')

export const Waiting: Story = {
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByText(/Ждём ответа|Waiting for/u)).toBeVisible()
  },
}

export const Blocked: Story = {
  ...signIn(() => null),
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

export const Sending: Story = {
  ...signIn(passesToken),
  args: { state: 'waiting' },
  play: async () => {
    const dialog = await press()
    await expect((await dialog.findAllByRole('button', { busy: true })).length).toBe(1)
  },
}

export const Unread: Story = {
  ...signIn(passesToken),
  args: { state: 'failing' },
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Astra/u })).toBeEnabled()
  },
}

export const Refused: Story = {
  ...signIn(passesToken),
  args: { state: 'refusing' },
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
