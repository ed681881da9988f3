import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button, GameFacts } from '#ui/index.ts'

const meta = {
  title: 'Product/GameFacts',
  component: GameFacts,
  args: {
    facts: [
      { id: 'return', label: 'Возврат', value: '96,02 %' },
      { id: 'volatility', label: 'Волатильность', value: 'средняя' },
      { id: 'bet', label: 'Ставка', value: '1–100 ₽' },
      { id: 'largest', label: 'Макс. выигрыш', value: '×350' },
      { id: 'pace', label: 'Темп', value: 'раунд в 2,5 с' },
      { id: 'wagering', label: 'В отыгрыш', value: '100 %' },
    ],
    action: 'Правила и проверка',
  },
  render: ({ action, ...args }) => <GameFacts {...args} action={<Button>{action}</Button>} />,
} satisfies Meta<typeof GameFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
