import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button, GameFacts } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { termTexts } from '#stories/fixtures/terms.ts'

const meta = {
  title: 'Product/GameFacts',
  component: GameFacts,
  args: {
    facts: [
      { id: 'return', label: termTexts.rtp.term, explanation: termTexts.rtp.explanation, value: '96,02 %' },
      {
        id: 'volatility',
        label: localized({ ru: 'Волатильность', en: 'Volatility' }),
        value: localized({ ru: 'средняя', en: 'medium' }),
      },
      { id: 'bet', label: localized({ ru: 'Ставка', en: 'Bet' }), value: '1–100 ₽' },
      { id: 'largest', label: localized({ ru: 'Макс. выигрыш', en: 'Largest win' }), value: '×350' },
      {
        id: 'pace',
        label: localized({ ru: 'Темп', en: 'Pace' }),
        value: localized({ ru: 'раунд в 2,5 с', en: 'a round in 2.5 s' }),
      },
      { id: 'wagering', label: localized({ ru: 'В отыгрыш', en: 'Wagering' }), value: '100 %' },
    ],
    action: localized({ ru: 'Правила и проверка', en: 'Rules and fairness' }),
  },
  render: ({ action, ...args }) => <GameFacts {...args} action={<Button>{action}</Button>} />,
} satisfies Meta<typeof GameFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
}
