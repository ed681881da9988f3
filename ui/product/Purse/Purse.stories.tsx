import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { Purse } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const own = {
  label: localized({ ru: 'Собственные деньги', en: 'Own money' }),
  shortLabel: localized({ ru: 'Собственные', en: 'Own' }),
  amount: '4 845 ₽',
  note: localized({ ru: 'для ставок и вывода', en: 'to bet and to withdraw' }),
}
const bonus = {
  label: localized({ ru: 'Бонусные деньги', en: 'Bonus money' }),
  shortLabel: localized({ ru: 'Бонусные', en: 'Bonus' }),
  amount: '1 200 ₽',
  note: localized({ ru: 'отыграно 4\u00a0600 из 12\u00a0000\u00a0₽', en: '4,600 of 12,000\u00a0₽ wagered' }),
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
    own: {
      ...own,
      amount: '12 845 ₽',
      note: localized({ ru: 'ещё 5\u00a0000\u00a0₽ в пути', en: '5,000\u00a0₽ more on the way' }),
    },
    bonus: { ...bonus, amount: '0 ₽', isZero: true, note: localized({ ru: 'бонуса сейчас нет', en: 'no bonus now' }) },
  },
}

export const Empty: Story = {
  args: {
    own: { ...own, amount: '0 ₽', isZero: true },
    bonus: { ...bonus, amount: '0 ₽', isZero: true, note: localized({ ru: 'бонуса сейчас нет', en: 'no bonus now' }) },
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
