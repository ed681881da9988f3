import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { localized } from '#stories/fixtures/localized.ts'
import { tierNames } from '#stories/fixtures/names.ts'
import { PLAYER, status } from './profile-answers.ts'
import { loadingOf, profileOf, profileStories } from './profile-screen.tsx'
import { fault } from '#app/testing/fake-api.ts'

const meta = { title: 'Screens/Profile', ...profileStories } satisfies Meta
export default meta
type Story = StoryObj

export const Data: Story = profileOf('tab=profile&sub=data')
export const Security: Story = profileOf('tab=profile&sub=security')
export const Verification: Story = profileOf('tab=profile&sub=verification')
export const Notifications: Story = profileOf('tab=profile&sub=notifications')
export const Settings: Story = profileOf('tab=profile&sub=settings')
export const History: Story = profileOf('tab=profile&sub=history')
export const Finances: Story = profileOf('tab=finances')
export const Bonuses: Story = profileOf('tab=promo&sub=bonuses')
export const Codes: Story = profileOf('tab=promo&sub=codes')
export const Cashback: Story = profileOf('tab=promo&sub=cashback')

/** The player's status is loading. */
export const Loading: Story = profileOf('tab=profile', { getStatus: fault.pending })

/** A new player: no name, no phone, no bonus to wager, no notifications. */
export const Newcomer: Story = profileOf('tab=profile&sub=history', {
  getStatus: {
    id: PLAYER,
    login: 'marina',
    email: 'marina@example.ru',
    status: tierNames.newbie1,
    level: 0,
    max_points: 5,
    notify: { payouts: 0 },
  },
  getAccountHistory: { items: [] },
})

/** The highest tier, with nothing left to wager. */
export const LastTier: Story = profileOf('tab=finances', {
  getStatus: status({
    level: 17,
    status: localized({ ru: 'Легенда 3', en: 'Legend 3' }),
    current_points: 61_000,
    max_points: 80_000,
    wagerbets: 0,
  }),
})

export const TabsChosen: Story = {
  ...profileOf('tab=profile&sub=data'),
  play: async ({ canvas }) => {
    const [, finances] = await canvas.findAllByRole('tab')
    if (finances === undefined) throw new Error('There is only one tab.')
    await userEvent.click(finances)
    await waitFor(() => expect(finances).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

export const HistoryLoading: Story = loadingOf(
  'tab=profile&sub=history',
  { getAccountHistory: fault.pending },
  /История аккаунта|Account history/u,
)
export const HistoryFailed: Story = {
  ...profileOf('tab=profile&sub=history', { getAccountHistory: fault.noResponse }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Повторить|Try again/u })).toBeVisible()
  },
}

export const NotificationsEmpty: Story = profileOf('tab=profile&sub=notifications', {
  getStatus: status({ has_notifications: false }),
  getUserNotifications: { items: [], total: 0 },
})
/** The optimistic update failed: the notification is unread again, with an error message. */
export const NotificationNotRead: Story = {
  ...profileOf('tab=profile&sub=notifications', { readUserNotification: fault.noResponse }),
  play: async ({ canvas }) => {
    const name = /Отметить прочитанным|Mark as read/u
    const [first] = await canvas.findAllByRole('button', { name })
    if (first === undefined) throw new Error('There are no unread notifications.')
    await userEvent.click(first)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name })).toHaveLength(2)
  },
}

export const SettingNotKept: Story = {
  ...profileOf('tab=profile&sub=settings', { changeSetting: fault.noResponse }),
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch')
    const winter = switches.at(-1)
    if (winter === undefined) throw new Error('There is no switch.')
    await userEvent.click(winter)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(winter).not.toBeChecked()
  },
}
