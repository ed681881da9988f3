import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { OptionList } from '#ui/index.ts'
import { providerOptions } from '#stories/fixtures/provider-options.ts'

const meta = {
  title: 'Primitives/OptionList',
  component: OptionList,
  args: providerOptions,
} satisfies Meta<typeof OptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const Some: Story = { args: { value: new Set([1, 3]) } }

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End} ')
    await expect(args.onValueChange).toHaveBeenCalledWith(new Set([3]))
  },
}
