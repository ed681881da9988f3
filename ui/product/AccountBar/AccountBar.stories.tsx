import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AccountBar } from '#ui/index.ts'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { account, bonus } from '#stories/fixtures/account.ts'

const meta = {
  title: 'Product/AccountBar',
  component: AccountBar,
  args: account,
} satisfies Meta<typeof AccountBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithMarks: Story = {}

export const Quiet: Story = { args: { marks: [] } }

/** The server has no counts: the marks are dots. */
export const WithoutCounts: Story = {
  args: { marks: account.marks.map((mark) => ({ ...mark, count: null })) },
}

/** Money of an active bonus stands beside the player's own. */
export const WithBonus: Story = {
  args: { bonus },
  play: async ({ canvasElement, globals }) => {
    const { balance, balanceLabel } = inLanguage(account, globals['language'])
    const { label, amount } = inLanguage(bonus, globals['language'])
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const menu = within(screen.getByRole('dialog'))
    await expect(menu.getByText(label)).toBeVisible()
    await expect(menu.getByText(amount)).toBeVisible()
    await expect(canvas.getByRole('link', { name: new RegExp(`^${balanceLabel}`, 'u') })).toHaveTextContent(balance)
  },
}

export const OpenMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
