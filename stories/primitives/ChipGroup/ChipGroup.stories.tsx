import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChipGroup } from '#ui/index.ts'

const meta = {
  title: 'Primitives/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Тип игр',
    value: 'all',
    chips: [
      { id: 'all', label: 'Все', href: '#all' },
      { id: 'hot', label: 'Горячие', href: '#hot' },
      { id: 'new', label: 'Новые', href: '#new' },
      { id: 'slot', label: 'Слоты', href: '#slot' },
      { id: 'table', label: 'Столы', href: '#table' },
      { id: 'jackpot', label: 'Джекпот', href: '#jackpot' },
    ],
  },
} satisfies Meta<typeof ChipGroup>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page')
  },
}

export const Another: Story = { args: { value: 'slot' } }
