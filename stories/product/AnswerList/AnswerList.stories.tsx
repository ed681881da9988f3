import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AnswerList } from '#ui/index.ts'

const meta = {
  title: 'Product/AnswerList',
  component: AnswerList,
  args: {
    linkLabel: 'Ссылка на ответ',
    defaultOpen: { groups: ['3'], answers: ['3-1'] },
    groups: [
      {
        id: '3',
        title: 'Пополнение',
        topic: 'deposit',
        answers: [
          { id: '3-1', title: 'Сколько можно внести?', content: 'От 100 до 15 000 ₽ за раз.' },
          { id: '3-2', title: 'Когда придут деньги?', content: 'Обычно за пять минут.' },
        ],
      },
      {
        id: '4',
        title: 'Вывод',
        topic: 'withdrawal',
        answers: [{ id: '4-1', title: 'Сколько длится вывод?', content: 'До трёх часов.' }],
      },
    ],
  },
} satisfies Meta<typeof AnswerList>

export default meta
type Story = StoryObj<typeof meta>

export const OneAnswerOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2)
    await expect(canvas.getByRole('link').getAttribute('href')).toBe('#3-1')
  },
}

export const AllClosed: Story = {
  args: { defaultOpen: { groups: [], answers: [] } },
  play: async ({ canvas, userEvent }) => {
    const groups = canvas.getAllByRole('button')
    await expect(groups).toHaveLength(2)
    groups[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(groups[1]?.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Enter}')
    await expect(groups[1]?.getAttribute('aria-expanded')).toBe('false')
  },
}
