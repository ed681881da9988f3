import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AccountBar } from '#ui/index.ts'
import { accountOf } from './account.ts'

const meta = {
  title: 'Product/AccountBar',
  component: AccountBar,
  args: accountOf('ru'),
  render: (args, { globals }) => <AccountBar {...args} {...accountOf(globals['language'])} marks={args.marks} />,
} satisfies Meta<typeof AccountBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithMarks: Story = {}

export const Quiet: Story = { args: { marks: [] } }

/** The server has no counts: the marks are dots. */
export const WithoutCounts: Story = {
  args: { marks: accountOf('ru').marks.map((mark) => ({ ...mark, count: null })) },
}

export const OpenMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
