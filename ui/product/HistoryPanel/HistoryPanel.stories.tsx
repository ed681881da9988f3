import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState, HistoryPanel, Segmented, Select } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/HistoryPanel',
  component: HistoryPanel,
  args: {
    title: localized({ ru: 'История платежей', en: 'Payment history' }),
    month: (
      <Select
        label={localized({ ru: 'Месяц', en: 'Month' })}
        labelHidden
        options={[{ value: '0', label: localized({ ru: 'Ноябрь', en: 'November' }) }]}
        value="0"
        onValueChange={fn()}
      />
    ),
    lists: (
      <Segmented
        fit
        label={localized({ ru: 'Список', en: 'List' })}
        segments={[
          { value: 'payments', label: localized({ ru: 'Платежи', en: 'Payments' }) },
          { value: 'bets', label: localized({ ru: 'Ставки', en: 'Bets' }) },
        ]}
        value="payments"
        onValueChange={fn()}
      />
    ),
    filter: (
      <Segmented
        fit
        label={localized({ ru: 'Платежи', en: 'Payments' })}
        segments={[
          { value: 'all', label: localized({ ru: 'Все', en: 'All' }) },
          { value: 'payins', label: localized({ ru: 'Пополнения', en: 'Deposits' }) },
          { value: 'payouts', label: localized({ ru: 'Выводы', en: 'Withdrawals' }) },
        ]}
        value="all"
        onValueChange={fn()}
      />
    ),
    totals: [
      { id: 'in', label: localized({ ru: 'Пополнения', en: 'Deposits' }), value: '0\u00a0₽' },
      { id: 'out', label: localized({ ru: 'Выводы', en: 'Withdrawals' }), value: '0\u00a0₽' },
    ],
    totalsShown: 'always',
    children: (
      <EmptyState icon="brand" title={localized({ ru: 'В ноябре движений не было', en: 'Nothing in November' })}>
        {localized({ ru: 'Ни пополнений, ни выводов.', en: 'No deposits and no withdrawals.' })}
      </EmptyState>
    ),
  },
} satisfies Meta<typeof HistoryPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible()
  },
}

export const MonthOnly: Story = { args: { lists: undefined, filter: undefined, totals: [] } }
