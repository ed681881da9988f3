import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Menu } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Menu',
  component: Menu<string>,
  args: {
    label: 'Тема',
    icon: 'night',
    value: 'night',
    onValueChange: fn(),
    choices: [
      { value: 'system', label: 'Как в системе' },
      { value: 'night', label: 'Ночь' },
      { value: 'day', label: 'День' },
    ],
  },
} satisfies Meta<typeof Menu<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await within(document.body).findByRole('menu')
    await expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(3)
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('day')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
