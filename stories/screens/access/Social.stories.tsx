import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { SocialPort } from '#app/models/sign-in/social-window.ts'
import { LoginDialog } from '#app/shell/access/login-dialog.tsx'
import { RegistrationDialog } from '#app/shell/access/registration-dialog.tsx'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { screenStories, type ScreenState } from '../screen-states.tsx'

const noop = () => undefined
const Login = () => <LoginDialog onClose={noop} />
const Registration = () => <RegistrationDialog onClose={noop} />

/** A window that stays open, and one that passes a token at once. */
const openWindow = { isClosed: () => false, focus: noop, end: noop }
const staysOpen: SocialPort = () => openWindow
const passesToken: SocialPort = ({ onToken }) => {
  queueMicrotask(() => onToken('ticket'))
  return openWindow
}
const login = (social: SocialPort) => screenStories(Login, '/faq', '/faq', { social })

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
  title: 'Screens/Social login',
  ...login(staysOpen),
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

export const OfferedToNewcomers: Story = screenStories(Registration, '/faq')

export const Waiting: Story = {
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByText(/Ждём ответа|Waiting for/u)).toBeVisible()
  },
}

export const Blocked: Story = {
  ...login(() => null),
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

export const Sending: Story = {
  ...login(passesToken),
  args: { state: 'waiting' },
  play: async () => {
    const dialog = await press()
    await expect((await dialog.findAllByRole('button', { busy: true })).length).toBe(1)
  },
}

export const Unread: Story = {
  ...login(passesToken),
  args: { state: 'failing' },
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Astra/u })).toBeEnabled()
  },
}

export const Refused: Story = {
  ...login(passesToken),
  args: { state: 'refusing' },
  play: async () => {
    const dialog = await press()
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}
