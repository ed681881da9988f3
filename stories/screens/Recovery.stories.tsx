import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ticket } from '#app/models/contact-verification/contact-verification.cases.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { RecoveryDialog } from '#app/shell/access/recovery-dialog.tsx'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { failing, Sequence, Refusing, STORY_NOW, type Answers } from './screen-frame.tsx'
import { screenStories, solvedAtOnce, type ScreenState } from './screen-states.tsx'

const stay = () => undefined
const Recovery = () => <RecoveryDialog onClose={stay} />

const MINUTE = 60_000
/** No account has this contact; its sign sets it apart (`spec §8`). */
const NOBODY = -200
const running: PendingVerification = {
  ...ticket,
  deadline: STORY_NOW + 9 * MINUTE,
  resendAvailableAt: STORY_NOW + MINUTE,
  lockedUntil: STORY_NOW,
}
/** The dialog, where an earlier visit has left this. */
const going = (left: Partial<PendingVerification>, otherwise: Answers = {}) =>
  screenStories(Recovery, '/faq', '/faq', {
    stored: { recovery: JSON.stringify({ ...running, ...left }) },
    otherwise,
  })
/** The first step, whose challenge is solved and whose contact is refused. */
const refusedContact = (failure: Refusing) => ({
  ...screenStories(Recovery, '/faq', '/faq', { otherwise: { sendVerificationCode: failure } }),
  beforeEach: solvedAtOnce,
})

const meta = {
  title: 'Screens/Recovery',
  ...screenStories(Recovery, '/faq'),
} satisfies Meta<ScreenState>

export default meta
type Story = StoryObj<ScreenState>

export const Contact: Story = {}

export const ContactWrong: Story = {
  play: async () => {
    await userEvent.type(await fieldNamed('phone'), '12{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(await fieldNamed('phone')).toHaveFocus()
  },
}

const typePhone = async () => {
  await userEvent.type(await fieldNamed('phone'), '999 123-45-67{Enter}')
  const dialog = await inDialog()
  await expect(await dialog.findByRole('alert')).toBeVisible()
  return dialog
}

/** Every way is closed: nobody but support can help. */
export const ContactClosed: Story = {
  ...refusedContact(new Refusing(6)),
  play: async () => {
    const dialog = await typePhone()
    await expect(dialog.getByRole('button', { name: /Написать в поддержку|Write to support/u })).toBeVisible()
  },
}

export const ContactHeld: Story = {
  ...refusedContact(new Refusing(5, { seconds: 95 })),
  play: async () => {
    const dialog = await typePhone()
    await expect(dialog.getByRole('timer')).toHaveTextContent('1:35')
    await expect(dialog.getByRole('button', { busy: true })).toBeVisible()
  },
}

export const ContactOfNobody: Story = {
  ...refusedContact(new Refusing(NOBODY)),
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('radio', { name: 'E-mail' }))
    await userEvent.type(await fieldNamed('email'), 'marina@example.ru{Enter}')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(await fieldNamed('email')).toBeInvalid()
  },
}

export const Code: Story = going({})

export const CodeByMail: Story = going({ kind: 'email', value: 'marina@example.ru', nextMethod: null })

export const CodeLocked: Story = {
  ...going({ lockedUntil: STORY_NOW + 27_000 }),
  play: async () => {
    const dialog = await inDialog()
    await expect(await dialog.findAllByRole('timer')).toHaveLength(3)
    await userEvent.type(await fieldNamed('code'), '284613')
    await expect(await fieldNamed('code')).toHaveValue('284613')
  },
}

export const CodeUnread: Story = {
  ...going({ resendAvailableAt: STORY_NOW }),
  args: { state: 'failing' },
  play: async () => {
    await userEvent.type(await fieldNamed('code'), '284613')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(await fieldNamed('code')).toHaveValue('284613')
  },
}

export const Call: Story = going({ method: 'wait-call', nextMethod: 'wait-sms', number: '+78000000001' })

export const Message: Story = going({ method: 'wait-sms', nextMethod: 'sms', number: '+78000000002', text: '284613' })

export const Password: Story = {
  ...going({ passed: true }),
  play: async () => {
    await userEvent.type(await fieldNamed('password'), 'Kf82')
    await userEvent.type(await fieldNamed('again'), 'Kf8{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findAllByRole('alert')).toHaveLength(2)
    await expect(await fieldNamed('password')).toHaveFocus()
  },
}

export const Over: Story = going({ deadline: STORY_NOW })

/** The answer to the new password was lost, and the proof is over: the password may be the new one. */
export const PerhapsDone: Story = {
  ...going({ passed: true }, { changePassword: new Sequence(failing, new Refusing(4)) }),
  play: async () => {
    await userEvent.type(await fieldNamed('password'), 'Kf82-mq-17')
    await userEvent.type(await fieldNamed('again'), 'Kf82-mq-17{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await userEvent.type(await fieldNamed('again'), '{Enter}')
    await expect(await dialog.findByText(/пароль уже новый|may be new already/u)).toBeVisible()
  },
}
