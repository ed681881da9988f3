import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ConditionPanel, ProgressBar } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const met = [
  {
    id: 'profile',
    label: localized({ ru: 'Профиль заполнен', en: 'Profile complete' }),
    note: localized({ ru: 'контакты подтверждены', en: 'contacts confirmed' }),
  },
  { id: 'bonus', label: localized({ ru: 'Активного бонуса нет', en: 'No active bonus' }) },
  { id: 'spins', label: localized({ ru: 'Фриспинов нет', en: 'No free spins' }) },
  { id: 'payins', label: localized({ ru: 'Пополнения завершены', en: 'Deposits completed' }) },
  {
    id: 'limit',
    label: localized({ ru: 'Лимит не исчерпан', en: 'Limit not reached' }),
    note: localized({ ru: 'сегодня ещё 25 000 ₽', en: '25,000 ₽ left today' }),
  },
]

const meta = {
  title: 'Product/ConditionPanel',
  component: ConditionPanel,
  args: {
    title: localized({ ru: 'Пока нельзя: осталось одно условие', en: 'Not yet: one condition left' }),
    note: localized({ ru: 'Не хватает ставок на 1 760 ₽.', en: 'Bet 1,760 ₽ more.' }),
    open: false,
    unmet: [
      {
        id: 'stakes',
        content: (
          <ProgressBar
            label={localized({ ru: 'Ставки собственными деньгами', en: 'Bets with your own money' })}
            value={1240}
            max={3000}
            valueText={localized({ ru: '1 240 из 3 000 ₽', en: '1,240 of 3,000 ₽' })}
          />
        ),
      },
    ],
    met,
    metSummary: localized({ ru: 'Выполнено 5 из 6', en: '5 of 6 met' }),
  },
} satisfies Meta<typeof ConditionPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OneMissing: Story = {}

/** A back end that lists only the missing conditions. */
export const OnlyMissing: Story = { args: { met: [], note: undefined } }

export const AllMet: Story = {
  parameters: { visual: { motion: 'on click' } },
  args: {
    title: localized({ ru: 'Можно вывести до 12 845 ₽', en: 'You can withdraw up to 12,845 ₽' }),
    note: localized({ ru: 'Все условия выполнены.', en: 'All conditions are met.' }),
    open: true,
    unmet: [],
    metSummary: localized({ ru: 'Выполнено 5 из 5', en: '5 of 5 met' }),
  },
}

export const AllMetUnfolded: Story = {
  ...AllMet,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^(Выполнено 5 из 5|5 of 5 met)$/u))
    await expect(canvas.getByText(/^(Профиль заполнен|Profile complete)/u)).toBeVisible()
  },
}
