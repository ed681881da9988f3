import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pending } from '#app/models/contact-verification/contact-verification.samples.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { RecoveryDialog } from '#app/features/access/recovery-dialog.tsx'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { STORY_NOW } from '../screen-frame.tsx'
import { screenStories, solvedAtOnce, type ScreenState } from '../screen-states.tsx'

const noop = () => undefined
const Recovery = () => <RecoveryDialog onClose={noop} />

const MINUTE = 60_000
/** Error code for an unknown contact (`spec §8`). */
const UNKNOWN_CONTACT = -200
const running: PendingVerification = {
  ...pending,
  deadline: STORY_NOW + 9 * MINUTE,
  resendAvailableAt: STORY_NOW + MINUTE,
  lockedUntil: STORY_NOW,
}
/** The dialog with a pending verification in storage. */
const withPending = (overrides: Partial<PendingVerification>, otherwise: Answers = {}) =>
  screenStories(Recovery, '/faq', '/faq', {
    stored: { recovery: JSON.stringify({ ...running, ...overrides }) },
    otherwise,
  })
/** The first step with a solved challenge and a rejected contact. */
const withRejectedContact = (failure: unknown) => ({
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

/** No method is left, so only support can help. */
export const ContactClosed: Story = {
  ...withRejectedContact(fault.rejected(6)),
  play: async () => {
    const dialog = await typePhone()
    await expect(dialog.getByRole('button', { name: /Написать в поддержку|Contact support/u })).toBeVisible()
  },
}

export const ContactHeld: Story = {
  ...withRejectedContact(fault.rejected(5, { seconds: 95 })),
  play: async () => {
    const dialog = await typePhone()
    await expect(dialog.getByRole('timer')).toHaveTextContent('1:35')
    await expect(dialog.getByRole('button', { busy: true })).toBeVisible()
  },
}

export const UnknownContact: Story = {
  ...withRejectedContact(fault.rejected(UNKNOWN_CONTACT)),
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByRole('radio', { name: /^E-?mail$/u }))
    await userEvent.type(await fieldNamed('email'), 'marina@example.ru{Enter}')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(await fieldNamed('email')).toBeInvalid()
  },
}

export const Code: Story = withPending({})

export const CodeByMail: Story = withPending({ kind: 'email', value: 'marina@example.ru', nextMethod: null })

export const CodeLocked: Story = {
  ...withPending({ lockedUntil: STORY_NOW + 27_000 }),
  play: async () => {
    const dialog = await inDialog()
    await expect(await dialog.findAllByRole('timer')).toHaveLength(1)
    await userEvent.type(await fieldNamed('code'), '284613')
    await expect(await fieldNamed('code')).toHaveValue('284613')
  },
}

export const CodeUnread: Story = {
  ...withPending({ resendAvailableAt: STORY_NOW }),
  args: { state: 'failing' },
  play: async () => {
    await userEvent.type(await fieldNamed('code'), '284613')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(await fieldNamed('code')).toHaveValue('284613')
  },
}

export const Call: Story = withPending({ method: 'wait-call', nextMethod: 'wait-sms', number: '+78000000001' })

export const Message: Story = withPending({
  method: 'wait-sms',
  nextMethod: 'sms',
  number: '+78000000002',
  text: '284613',
})

export const Password: Story = {
  ...withPending({ passed: true }),
  play: async () => {
    await userEvent.type(await fieldNamed('password'), 'Kf82')
    await userEvent.type(await fieldNamed('again'), 'Kf8{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findAllByRole('alert')).toHaveLength(2)
    await expect(await fieldNamed('password')).toHaveFocus()
  },
}

export const Over: Story = withPending({ deadline: STORY_NOW })

/** No response to the new password, and the verification has expired: the password may have been changed. */
export const PerhapsDone: Story = {
  ...withPending({ passed: true }, { changePassword: inOrder(fault.noResponse, fault.rejected(4)) }),
  play: async () => {
    await userEvent.type(await fieldNamed('password'), 'Kf82-mq-17')
    await userEvent.type(await fieldNamed('again'), 'Kf82-mq-17{Enter}')
    const dialog = await inDialog()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await userEvent.type(await fieldNamed('again'), '{Enter}')
    await expect(await dialog.findByText(/пароль уже новый|may have changed/u)).toBeVisible()
  },
}
