import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState, HistoryPanel, Segmented, Select } from '#ui/index.ts'

const meta = {
  title: 'Product/HistoryPanel',
  component: HistoryPanel,
  args: {
    title: 'История платежей',
    month: (
      <Select label="Месяц" labelHidden options={[{ value: '0', label: 'Ноябрь' }]} value="0" onValueChange={fn()} />
    ),
    lists: (
      <Segmented
        fit
        label="Список"
        segments={[
          { value: 'payments', label: 'Платежи' },
          { value: 'bets', label: 'Ставки' },
        ]}
        value="payments"
        onValueChange={fn()}
      />
    ),
    filter: (
      <Segmented
        fit
        label="Платежи"
        segments={[
          { value: 'all', label: 'Все' },
          { value: 'payins', label: 'Пополнения' },
          { value: 'payouts', label: 'Выводы' },
        ]}
        value="all"
        onValueChange={fn()}
      />
    ),
    totals: [
      { id: 'in', label: 'Пополнения', value: '4\u00a0501\u00a0₽' },
      { id: 'out', label: 'Выводы', value: '3\u00a0000\u00a0₽' },
    ],
    totalsShown: 'always',
    children: (
      <EmptyState icon="constellation" title="В июле движений не было">
        Ни пополнений, ни выводов.
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

export const MonthOnly: Story = { args: { titleShown: true, lists: undefined, filter: undefined, totals: [] } }
