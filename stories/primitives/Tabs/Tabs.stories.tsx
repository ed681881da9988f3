import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Период',
    tabs: [
      { id: 'week', label: 'Неделя', content: 'Лучшие выигрыши за семь дней.' },
      { id: 'month', label: 'Месяц', content: 'Лучшие выигрыши за тридцать дней.' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}

export const Marked: Story = {
  args: {
    tabs: [
      { id: 'week', label: 'Неделя', content: 'Лучшие выигрыши за семь дней.' },
      { id: 'month', label: 'Месяц', dotLabel: 'есть новое', content: 'Лучшие выигрыши за тридцать дней.' },
    ],
  },
}

export const Counted: Story = {
  args: {
    tabs: [
      { id: 'week', label: 'Неделя', count: 2, content: 'Лучшие выигрыши за семь дней.' },
      { id: 'month', label: 'Месяц', content: 'Лучшие выигрыши за тридцать дней.' },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus()
  },
}
