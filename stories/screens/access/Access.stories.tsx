import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Surface } from '#ui/index.ts'
import { SignInDialog } from '#app/features/access/sign-in-dialog.tsx'
import { PanelForm } from '#app/features/access/panel-form.tsx'
import { SignUpDialog } from '#app/features/access/sign-up-dialog.tsx'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { rejected } from '#app/testing/failures.ts'
import { requestOptions } from '#app/testing/prompt-passkeys.ts'
import { screenStories, solvedAtOnce, type ScreenState } from '../screen-states.tsx'

const noop = () => undefined
const SignUpScreen = () => <SignUpDialog onClose={noop} />
const Panel = () => (
  <Surface>
    <PanelForm />
  </Surface>
)
const SignInScreen = () => <SignInDialog onClose={noop} />

const meta = {
  title: 'Screens/Access',
  ...screenStories(SignUpScreen, '/faq'),
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

/** The panel beside the slider. */
export const SignUpPanel: Story = {
  ...screenStories(Panel, '/faq'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /промокод|promo code/u }))
    await expect(canvasElement.querySelector('[name="promocode"]')).toHaveFocus()
  },
}

export const SignUpPanelProblems: Story = {
  ...screenStories(Panel, '/faq'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Создать аккаунт|Create account)$/u }))
    await expect(await canvas.findAllByRole('alert')).toHaveLength(4)
    await expect(canvasElement.querySelector('[name="phone"]')).toHaveFocus()
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

/** Stories whose challenge is solved at once; `otherwise` overrides the responses. */
const withSolvedChallenge = (screen: typeof SignUpScreen, otherwise: Answers) => ({
  ...screenStories(screen, '/faq', '/faq', { otherwise }),
  beforeEach: solvedAtOnce,
})

const CONTACT_TAKEN = 123

export const SignUpByMailTaken: Story = {
  ...withSolvedChallenge(SignUpScreen, { register: fault.rejected(CONTACT_TAKEN) }),
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('radio', { name: /^E-?mail$/u }))
    await userEvent.type(await fieldNamed('email'), 'marina@example.ru')
    await userEvent.type(await fieldNamed('login'), 'marina')
    await userEvent.type(await fieldNamed('password'), 'Kf82-mqt')
    await userEvent.click(await fieldNamed('rules'))
    await userEvent.type(await fieldNamed('login'), '{Enter}')
    await expect(await dialog.findAllByRole('alert')).toHaveLength(1)
    await waitFor(async () => expect(await fieldNamed('email')).toHaveFocus())
    await expect(await fieldNamed('email')).toBeInvalid()
  },
}

/** No response: the account may exist, so the message offers to sign in. */
export const SignUpDoubted: Story = {
  ...withSolvedChallenge(SignUpScreen, { register: fault.noResponse }),
  play: async () => {
    await userEvent.type(await fieldNamed('phone'), '999 123-45-67')
    await userEvent.type(await fieldNamed('login'), 'marina')
    await userEvent.type(await fieldNamed('password'), 'Kf82-mqt')
    await userEvent.click(await fieldNamed('rules'))
    await userEvent.type(await fieldNamed('login'), '{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Войти в этот аккаунт|Sign in to this account/u })).toBeVisible()
    await expect(await fieldNamed('password')).toHaveValue('Kf82-mqt')
  },
}

export const SignIn: Story = screenStories(SignInScreen, '/faq')

export const SignInUnread: Story = {
  ...screenStories(SignInScreen, '/faq'),
  args: { state: 'failing' },
  play: async () => {
    await userEvent.type(await fieldNamed('login'), 'ivan')
    await userEvent.type(await fieldNamed('password'), 'Kf82-mqt{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    // Without a response the password may be right, so it is kept.
    await expect(await fieldNamed('password')).toHaveValue('Kf82-mqt')
  },
}

const signInWith = (login: unknown) => withSolvedChallenge(SignInScreen, { login })
const signIn = async () => {
  await userEvent.type(await fieldNamed('login'), 'marina')
  await userEvent.type(await fieldNamed('password'), 'Kf82-mqt{Enter}')
  return inDialog()
}
/** The message says only that the pair is wrong, and the password is cleared. */
const playRejectedSignIn: Story['play'] = async () => {
  const dialog = await signIn()
  await expect(await dialog.findByRole('alert')).toBeVisible()
  await expect(await fieldNamed('login')).toHaveValue('marina')
  await expect(await fieldNamed('password')).toHaveValue('')
}

export const SignInWrong: Story = { ...signInWith(fault.rejected(42)), play: playRejectedSignIn }

export const SignInLocked: Story = { ...signInWith(fault.rejected(5, { seconds: 40 })), play: playRejectedSignIn }

export const SignInBusy: Story = {
  ...signInWith(fault.pending),
  play: async () => {
    const dialog = await signIn()
    await expect(await dialog.findByRole('button', { busy: true })).toBeVisible()
  },
}

const needed = { ...rejected(140), data: { ticket: 'ticket' } }
const secondStepNeeded = fault.failure(needed)
const codeField = async () =>
  (await inDialog()).findByRole('textbox', { name: /^(Код из приложения|Code from the app)$/u })

/** The password was right, and the second factor is asked. */
export const SecondStep: Story = {
  ...signInWith(secondStepNeeded),
  play: async () => {
    await signIn()
    await expect(await codeField()).toHaveFocus()
  },
}

export const SecondStepWrong: Story = {
  ...withSolvedChallenge(SignInScreen, { login: secondStepNeeded, confirmSignIn: fault.rejected(100) }),
  play: async () => {
    const dialog = await signIn()
    await userEvent.type(await codeField(), '284613{Enter}')
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

export const SecondStepByRecoveryCode: Story = {
  ...signInWith(secondStepNeeded),
  play: async () => {
    const dialog = await signIn()
    await codeField()
    await userEvent.click(await dialog.findByRole('button', { name: /резервный код|recovery code/u }))
    await expect(await dialog.findByRole('textbox', { name: /Резервный код|Recovery code/u })).toHaveFocus()
  },
}

/** The player has closed the prompt of the browser. */
export const PasskeyCancelled: Story = {
  ...screenStories(SignInScreen, '/faq', '/faq', { otherwise: { getPasskeyOptions: requestOptions } }),
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('button', { name: /ключом доступа|passkey/u }))
    await expect(await dialog.findByText(/Вход не завершён|You’re not signed in yet/u)).toBeVisible()
  },
}
