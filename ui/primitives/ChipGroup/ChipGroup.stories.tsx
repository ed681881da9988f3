import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChipGroup } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/ChipGroup',
  component: ChipGroup,
  args: {
    label: localized({ ru: 'Тип игр', en: 'Game types' }),
    value: 'all',
    chips: [
      { id: 'all', label: localized({ ru: 'Все', en: 'All' }), href: '#all' },
      { id: 'hot', label: localized({ ru: 'Горячие', en: 'Hot' }), href: '#hot' },
      { id: 'new', label: localized({ ru: 'Новые', en: 'New' }), href: '#new' },
      { id: 'slot', label: localized({ ru: 'Слоты', en: 'Slots' }), href: '#slot' },
      { id: 'table', label: localized({ ru: 'Столы', en: 'Tables' }), href: '#table' },
      { id: 'jackpot', label: localized({ ru: 'Джекпот', en: 'Jackpot' }), href: '#jackpot' },
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
