import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnswerList } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { directionNames } from '#stories/fixtures/payment-names.ts'

const meta = {
  title: 'Product/AnswerList',
  component: AnswerList,
  args: {
    linkLabel: localized({ ru: 'Ссылка на ответ', en: 'Link to this answer' }),
    defaultOpen: { groups: ['3'], answers: ['3-1'] },
    groups: [
      {
        id: '3',
        title: directionNames.deposit,
        topic: 'deposit',
        answers: [
          {
            id: '3-1',
            title: localized({ ru: 'Сколько можно внести?', en: 'How much can I deposit?' }),
            content: localized({ ru: 'От 100 до 15 000 ₽ за раз.', en: 'From 100 to 15,000 ₽ per transaction.' }),
          },
          {
            id: '3-2',
            title: localized({ ru: 'Когда придут деньги?', en: 'When will the money arrive?' }),
            content: localized({ ru: 'Обычно за пять минут.', en: 'Usually within five minutes.' }),
          },
        ],
      },
      {
        id: '4',
        title: directionNames.withdrawal,
        topic: 'withdrawal',
        answers: [
          {
            id: '4-1',
            title: localized({ ru: 'Сколько длится вывод?', en: 'How long does a withdrawal take?' }),
            content: localized({ ru: 'До трёх часов.', en: 'Up to three hours.' }),
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof AnswerList>

export default meta
type Story = StoryObj<typeof meta>

export const OneAnswerOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2)
    const link = canvas.getByRole('link', { name: /Сколько можно внести|How much can I deposit/u })
    await expect(link.getAttribute('href')).toBe('#3-1')
  },
}

export const AllClosed: Story = {
  parameters: { visual: { motion: 'on click' } },
  args: { defaultOpen: { groups: [], answers: [] } },
  play: async ({ canvas, userEvent }) => {
    const groups = canvas.getAllByRole('button', { name: /^(?:Пополнение|Вывод|Deposit|Withdrawal)$/u })
    await expect(groups).toHaveLength(2)
    groups[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(groups[1]?.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Enter}')
    await expect(groups[1]?.getAttribute('aria-expanded')).toBe('false')
  },
}
