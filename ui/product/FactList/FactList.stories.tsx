import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/FactList',
  component: FactList,
  args: {
    facts: [
      { id: 'fund', label: localized({ ru: 'Фонд', en: 'Prize pool' }), value: '500 000 ₽', money: true },
      { id: 'places', label: localized({ ru: 'Призовых мест', en: 'Prizes' }), value: '40' },
      {
        id: 'left',
        label: localized({ ru: 'Осталось', en: 'Time left' }),
        value: localized({ ru: '2 д 15:59:59', en: '2d 15:59:59' }),
      },
    ],
  },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}

export const Dense: Story = {
  args: { dense: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Rows on a phone, columns where there is room. */
export const RowsOnPhone: Story = { args: { rows: 'phone' } }

export const Rows: Story = {
  args: { rows: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
