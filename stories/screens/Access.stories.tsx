import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LoginDialog } from '#app/shell/access/login-dialog.tsx'
import { RegistrationDialog } from '#app/shell/access/registration-dialog.tsx'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { screenStories, type ScreenState } from './screen-states.tsx'

const stay = () => undefined
const Registration = () => <RegistrationDialog onClose={stay} />
const Login = () => <LoginDialog onClose={stay} />

const meta = {
  title: 'Screens/Access',
  ...screenStories(Registration, '/faq'),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const SignUp: Story = {}

export const SignUpProblems: Story = {
  play: async () => {
    await userEvent.type(await fieldNamed('login'), 'ab{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findAllByRole('alert')).toHaveLength(4)
    await expect(await fieldNamed('phone')).toHaveFocus()
  },
}

export const SignUpBusy: Story = {
  args: { state: 'waiting' },
  play: async () => {
    await userEvent.type(await fieldNamed('phone'), '999 123-45-67')
    await userEvent.type(await fieldNamed('login'), 'ivan')
    await userEvent.type(await fieldNamed('password'), 'Kf82-mqt')
    await userEvent.click(await fieldNamed('rules'))
    await userEvent.type(await fieldNamed('login'), '{Enter}')
    const dialog = await inDialog()
    await expect((await dialog.findAllByRole('button', { busy: true })).length).toBe(1)
  },
}

export const SignIn: Story = screenStories(Login, '/faq')

export const SignInUnread: Story = {
  ...screenStories(Login, '/faq'),
  args: { state: 'failing' },
  play: async () => {
    await userEvent.type(await fieldNamed('login'), 'ivan')
    await userEvent.type(await fieldNamed('password'), 'Kf82-mqt{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    // An answer that was not read says nothing about the password.
    await expect(await fieldNamed('password')).toHaveValue('Kf82-mqt')
  },
}
