import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PageFrame } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Product/PageFrame',
  component: PageFrame,
  parameters: ownFrame(320),
  args: {
    skipLabel: localized({ ru: 'Перейти к содержанию', en: 'Skip to content' }),
    header: null,
    children: localized({ ru: 'Содержание страницы.', en: 'Page content.' }),
  },
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
