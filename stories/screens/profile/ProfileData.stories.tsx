import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pickText } from '#stories/fixtures/localized.ts'
import { tierNames } from '#stories/fixtures/names.ts'
import { absent, confirmed, here, PLAYER, status } from './profile-answers.ts'
import { pageField, profileOf, profileStories } from './profile-screen.tsx'
import { fault } from '#app/testing/fake-api.ts'

const DATA = 'tab=profile&sub=data'
const SECURITY = 'tab=profile&sub=security'

const meta = { title: 'Screens/Profile data', ...profileStories } satisfies Meta
export default meta
type Story = StoryObj

/** A player without any data submits the empty form. */
export const Wrong: Story = {
  ...profileOf(DATA, {
    getStatus: { id: PLAYER, login: 'marina', status: tierNames.newbie1, max_points: 5 },
  }),
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
    await expect(await canvas.findByText(/Данные сохранены|Details saved/u)).toBeVisible()
  },
}

export const Saving: Story = {
  ...profileOf(DATA, { updateProfile: fault.pending }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'first_name'), '{Enter}')
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible()
  },
}

let saveResponse = Promise.withResolvers<object>()
/** The form was edited while it was being saved, so not everything in it is saved. */
export const SavedBefore: Story = {
  render: (args, context) => profileOf(DATA, { updateProfile: saveResponse.promise }).render?.(args, context) ?? <></>,
  beforeEach: () => {
    saveResponse = Promise.withResolvers()
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await pageField(canvasElement, 'first_name'), '{Enter}')
    await canvas.findByRole('button', { busy: true })
    await userEvent.type(await pageField(canvasElement, 'last_name'), '-2')
    saveResponse.resolve({})
    await expect(await canvas.findByText(/ещё не сохранены|aren’t saved yet/u)).toBeVisible()
    await expect(await pageField(canvasElement, 'last_name')).toHaveDisplayValue(/-2$/u)
  },
}

/** No response: the form keeps its values. */
export const Unread: Story = {
  ...profileOf(DATA, { updateProfile: fault.noResponse }),
  play: async ({ canvas, canvasElement, globals }) => {
    const name = pickText({ ru: 'Ивановна', en: 'Anne' }, globals['language'])
    await userEvent.type(await pageField(canvasElement, 'first_name'), ` ${name}{Enter}`)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await pageField(canvasElement, 'first_name')).toHaveDisplayValue(new RegExp(name, 'u'))
  },
}

/** Verified contacts are read-only. */
export const Confirmed: Story = {
  ...profileOf(DATA, { getStatus: status(confirmed) }),
  play: async ({ canvasElement }) => {
    await expect(await pageField(canvasElement, 'phone')).toHaveAttribute('readonly')
    await expect(await pageField(canvasElement, 'email')).toHaveAttribute('readonly')
    await expect(await pageField(canvasElement, 'first_name')).not.toHaveAttribute('readonly')
  },
}

/** The name is in the submitted identity documents. */
export const PapersSent: Story = {
  ...profileOf(DATA, { getStatus: status(confirmed), getVerification: { documents: 'sent' } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/в отправленных документах|in the documents you sent/u)
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

/** The current password was wrong: all password fields are cleared. */
export const PasswordRefused: Story = {
  ...profileOf(SECURITY, { changeCurrentPassword: fault.rejected(135) }),
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
    await expect(await canvas.findByText(/Пароль изменён|Password changed/u)).toBeVisible()
    await expect(await pageField(canvasElement, 'password')).toHaveValue('')
  },
}

/** The server does not support sessions, so the section is hidden. */
export const WithoutSessions: Story = {
  ...profileOf(SECURITY, { getSessions: absent, getSecondFactor: absent, getPasskeys: absent }),
  play: async ({ canvas, canvasElement }) => {
    await pageField(canvasElement, 'current')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
  },
}

export const SessionsFailed: Story = profileOf(SECURITY, { getSessions: fault.noResponse })

export const Alone: Story = profileOf(SECURITY, { getSessions: { items: [here], previous: null } })

export const OthersEnded: Story = {
  ...profileOf(SECURITY),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /на других устройствах|other devices/iu }))
    await expect(await canvas.findByText(/вы вышли|signed out/iu)).toBeVisible()
  },
}
