import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OptionList } from '#ui/index.ts'

const meta = {
  title: 'Primitives/OptionList',
  component: OptionList,
  args: {
    label: 'Провайдеры',
    options: [
      { id: 1, label: 'Северный Круг' },
      { id: 2, label: 'Янтарь Геймс' },
      { id: 3, label: 'Лиса и Ключ' },
    ],
    value: new Set<number>(),
    onValueChange: fn(),
  },
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
