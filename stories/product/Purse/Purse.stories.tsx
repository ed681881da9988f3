import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { Purse } from '#ui/index.ts'

const own = {
  label: 'Собственные деньги',
  shortLabel: 'Собственные',
  amount: '4 845 ₽',
  note: 'для ставок и вывода',
}
const bonus = {
  label: 'Бонусные деньги',
  shortLabel: 'Бонусные',
  amount: '1 200 ₽',
  note: 'отыграно 4\u00a0600 из 12\u00a0000\u00a0₽',
}

/** The side column of the cashier. */
const inColumn = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 416 }}>
    <Story />
  </div>
)

const meta = {
  title: 'Product/Purse',
  component: Purse,
  decorators: [inColumn],
  args: { own, bonus },
} satisfies Meta<typeof Purse>

export default meta
type Story = StoryObj<typeof meta>

export const OwnAndBonus: Story = {}

/** There is no bonus: its zero is muted. */
export const NoBonus: Story = {
  args: {
    own: { ...own, amount: '12 845 ₽', note: 'ещё 5\u00a0000\u00a0₽ в пути' },
    bonus: { ...bonus, amount: '0 ₽', isZero: true, note: 'бонуса сейчас нет' },
  },
}

export const Empty: Story = {
  args: {
    own: { ...own, amount: '0 ₽', isZero: true },
    bonus: { ...bonus, amount: '0 ₽', isZero: true, note: 'бонуса сейчас нет' },
  },
}

/** At 320 px long amounts stand one below the other. */
export const Narrow: Story = {
  decorators: [
    (Story: ComponentType) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: { own: { ...own, amount: '1 012 345,67 ₽' }, bonus: { ...bonus, amount: '1 012 345,67 ₽' } },
}
