import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ScrollTopButton } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Product/ScrollTopButton',
  component: ScrollTopButton,
  parameters: ownFrame(160),
  args: { label: localized({ ru: 'Наверх', en: 'Back to top' }), onPress: fn() },
} satisfies Meta<typeof ScrollTopButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
