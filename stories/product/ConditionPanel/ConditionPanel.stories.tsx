import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ConditionPanel, ProgressBar } from '#ui/index.ts'

const met = [
  { id: 'profile', label: 'Профиль заполнен', note: 'контакты подтверждены' },
  { id: 'bonus', label: 'Активного бонуса нет' },
  { id: 'spins', label: 'Фриспинов нет' },
  { id: 'payins', label: 'Пополнения завершены' },
  { id: 'limit', label: 'Лимит не исчерпан', note: 'сегодня ещё 25 000 ₽' },
]

const meta = {
  title: 'Product/ConditionPanel',
  component: ConditionPanel,
  args: {
    title: 'Пока нельзя: осталось одно условие',
    note: 'Не хватает ставок на 1 760 ₽.',
    open: false,
    unmet: [
      {
        id: 'stakes',
        content: (
          <ProgressBar label="Ставки собственными деньгами" value={1240} max={3000} valueText="1 240 из 3 000 ₽" />
        ),
      },
    ],
    met,
    metSummary: 'Выполнено 5 из 6',
  },
} satisfies Meta<typeof ConditionPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OneMissing: Story = {}

/** A back end that lists only what is missing. */
export const OnlyMissing: Story = { args: { met: [], note: undefined } }

export const AllMet: Story = {
  args: {
    title: 'Можно вывести до 12 845 ₽',
    note: 'Все условия выполнены.',
    open: true,
    unmet: [],
    metSummary: 'Выполнено 5 из 5',
  },
}

export const AllMetUnfolded: Story = {
  ...AllMet,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Выполнено 5 из 5'))
    await expect(canvas.getByText('Профиль заполнен')).toBeVisible()
  },
}
