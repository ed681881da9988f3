import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PageFrame } from '#ui/index.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Product/PageFrame',
  component: PageFrame,
  parameters: ownFrame(320),
  args: { skipLabel: 'Перейти к содержанию', header: null, children: 'Содержание страницы.' },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}
