import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { absent, confirmed, here, PLAYER, status } from './profile-answers.ts'
import { pageField, profileOf, profileStories } from './profile-screen.tsx'
import { failing, Refusing, waiting } from './screen-frame.tsx'

const DATA = 'tab=profile&sub=data'
const SECURITY = 'tab=profile&sub=security'

const meta = { title: 'Screens/Profile data', ...profileStories } satisfies Meta
export default meta
type Story = StoryObj

/** Nothing is known of the player, and nothing was typed. */
export const Wrong: Story = {
  ...profileOf(DATA, { getStatus: { id: PLAYER, login: 'marina', status: 'Новичок 1', max_points: 5 } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'last_name'), '{Enter}')
    await expect(await canvas.findAllByRole('alert')).toHaveLength(6)
    await expect(await pageField(canvasElement, 'first_name')).toHaveFocus()
  },
}

export const Saved: Story = {
  ...profileOf(DATA),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'first_name'), '{Enter}')
    await expect(await canvas.findByText(/Данные сохранены|Your data were saved/u)).toBeVisible()
  },
}

export const Saving: Story = {
  ...profileOf(DATA, { updateProfile: waiting }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'first_name'), '{Enter}')
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible()
  },
}

let saved = Promise.withResolvers<object>()
/** Something was typed while the rest was on its way: what was saved is not all that stands there. */
export const SavedBefore: Story = {
  render: (args, context) => profileOf(DATA, { updateProfile: saved.promise }).render?.(args, context) ?? <></>,
  beforeEach: () => {
    saved = Promise.withResolvers()
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'first_name'), '{Enter}')
    await canvas.findByRole('button', { busy: true })
    await userEvent.type(await pageField(canvasElement, 'last_name'), '-2')
    saved.resolve({})
    await expect(await canvas.findByText(/ещё не сохранены|not saved yet/u)).toBeVisible()
    await expect(await pageField(canvasElement, 'last_name')).toHaveDisplayValue(/-2$/u)
  },
}

/** An answer that was not read: what was typed stays. */
export const Unread: Story = {
  ...profileOf(DATA, { updateProfile: failing }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'first_name'), ' Ивановна{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await pageField(canvasElement, 'first_name')).toHaveDisplayValue(/Ивановна/u)
  },
}

/** Contacts that are confirmed are not to be typed over. */
export const Confirmed: Story = {
  ...profileOf(DATA, { getStatus: status(confirmed) }),
  play: async ({ canvasElement }) => {
    await expect(await pageField(canvasElement, 'phone')).toHaveAttribute('readonly')
    await expect(await pageField(canvasElement, 'email')).toHaveAttribute('readonly')
    await expect(await pageField(canvasElement, 'first_name')).not.toHaveAttribute('readonly')
  },
}

/** The papers were sent with this name. */
export const PapersSent: Story = {
  ...profileOf(DATA, { getStatus: status(confirmed), getVerification: { papers: 'sent' } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/в отправленных документах|in documents that were sent/u)
    await expect(await pageField(canvasElement, 'first_name')).toHaveAttribute('readonly')
  },
}

const typePasswords = async (place: HTMLElement, current: string, password: string, again: string) => {
  if (current !== '') await userEvent.type(await pageField(place, 'current'), current)
  await userEvent.type(await pageField(place, 'password'), password)
  await userEvent.type(await pageField(place, 'again'), `${again}{Enter}`)
}

export const PasswordWrong: Story = {
  ...profileOf(SECURITY),
  play: async ({ canvas, canvasElement }) => {
    await typePasswords(canvasElement, '', 'Kf82', 'Kf8')
    await expect(await canvas.findAllByRole('alert')).toHaveLength(3)
    await expect(await pageField(canvasElement, 'current')).toHaveFocus()
  },
}

/** The present one was another: no password stays in the form. */
export const PasswordRefused: Story = {
  ...profileOf(SECURITY, { changeCurrentPassword: new Refusing(135) }),
  play: async ({ canvas, canvasElement }) => {
    await typePasswords(canvasElement, 'Kf82-mqt', 'Nw37-rkd', 'Nw37-rkd')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await pageField(canvasElement, 'current')).toHaveFocus()
    await expect(await pageField(canvasElement, 'password')).toHaveValue('')
  },
}

export const PasswordDone: Story = {
  ...profileOf(SECURITY),
  play: async ({ canvas, canvasElement }) => {
    await typePasswords(canvasElement, 'Kf82-mqt', 'Nw37-rkd', 'Nw37-rkd')
    await expect(await canvas.findByText(/Пароль изменён|The password was changed/u)).toBeVisible()
    await expect(await pageField(canvasElement, 'password')).toHaveValue('')
  },
}

/** A back end that lacks the addition: nothing of it is shown. */
export const WithoutSessions: Story = {
  ...profileOf(SECURITY, { getSessions: absent }),
  play: async ({ canvas, canvasElement }) => {
    await pageField(canvasElement, 'current')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
  },
}

export const SessionsFailed: Story = profileOf(SECURITY, { getSessions: failing })

export const Alone: Story = profileOf(SECURITY, { getSessions: { items: [here], previous: null } })

export const OthersEnded: Story = {
  ...profileOf(SECURITY),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /на других устройствах|other devices/iu }))
    await expect(await canvas.findByText(/вы вышли|signed out/iu)).toBeVisible()
  },
}
