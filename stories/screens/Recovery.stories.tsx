import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ticket } from '#app/models/proof/proof.cases.ts'
import type { Ticket } from '#app/models/proof/ticket.ts'
import { RecoveryDialog } from '#app/shell/access/recovery-dialog.tsx'
import { fieldNamed, inDialog } from '#stories/fixtures/in-dialog.ts'
import { STORY_NOW } from './screen-frame.tsx'
import { screenStories, type ScreenState } from './screen-states.tsx'

const stay = () => undefined
const Recovery = () => <RecoveryDialog onClose={stay} />

const MINUTE = 60_000
const running: Ticket = { ...ticket, deadline: STORY_NOW + 9 * MINUTE, repeatAt: STORY_NOW + MINUTE, freeAt: STORY_NOW }
/** The dialog, where an earlier visit has left this. */
const going = (left: Partial<Ticket>) =>
  screenStories(Recovery, '/faq', '/faq', { stored: { recovery: JSON.stringify({ ...running, ...left }) } })

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

export const Code: Story = going({})

export const CodeLocked: Story = {
  ...going({ freeAt: STORY_NOW + 27_000 }),
  play: async () => {
    const dialog = await inDialog()
    await expect(await dialog.findAllByRole('timer')).toHaveLength(3)
    await userEvent.type(await fieldNamed('code'), '284613')
    await expect(await fieldNamed('code')).toHaveValue('284613')
  },
}

export const CodeUnread: Story = {
  ...going({ repeatAt: STORY_NOW }),
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
