import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { RoundTable, Text, type ListedRound } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { gameNames } from '#stories/fixtures/names.ts'

const round = (number: number, change: Partial<ListedRound>): ListedRound => ({
  id: String(number),
  number: localized({ ru: `№\u00a0${number}`, en: `No.\u00a0${number}` }),
  game: gameNames.cherryRow,
  href: '/game/cherry-row',
  image: null,
  time: localized({ ru: '24\u00a0ноября, 21:42:11\u00a0МСК', en: '24\u00a0November, 21:42:11\u00a0MSK' }),
  stake: '10\u00a0₽',
  win: '0\u00a0₽',
  isLoss: true,
  balance: {
    before: localized({ ru: '12\u00a0460\u00a0₽', en: '12,460\u00a0₽' }),
    after: localized({ ru: '12\u00a0450\u00a0₽', en: '12,450\u00a0₽' }),
  },
  ...change,
})

const meta = {
  title: 'Product/RoundTable',
  component: RoundTable,
  args: {
    caption: localized({ ru: 'История раундов', en: 'Round history' }),
    titles: {
      number: localized({ ru: 'Раунд', en: 'Round' }),
      game: localized({ ru: 'Игра', en: 'Game' }),
      stake: localized({ ru: 'Ставка', en: 'Bet' }),
      win: localized({ ru: 'Выигрыш', en: 'Win' }),
      balance: localized({ ru: 'Баланс', en: 'Balance' }),
      before: localized({ ru: 'был', en: 'was' }),
      after: localized({ ru: 'стал', en: 'is now' }),
    },
    rounds: [
      round(302, {
        win: '40\u00a0₽',
        isLoss: false,
        balance: {
          before: localized({ ru: '12\u00a0450\u00a0₽', en: '12,450\u00a0₽' }),
          after: localized({ ru: '12\u00a0480\u00a0₽', en: '12,480\u00a0₽' }),
        },
      }),
      round(301, {}),
      round(300, {
        game: gameNames.jacksPlus,
        note: localized({ ru: 'Раунд не закончен.', en: 'Round not finished.' }),
        win: '—',
        balance: null,
      }),
      round(299, {
        number: '',
        game: localized({ ru: 'Игры больше нет', en: 'Game no longer available' }),
        href: null,
        balance: null,
      }),
    ],
    details: {
      title: localized({ ru: 'Проверка раунда', en: 'Round proof' }),
      label: ({ game, time }) => `${game}, ${time}`,
      content: ({ stake }) => <Text>{stake}</Text>,
    },
  },
} satisfies Meta<typeof RoundTable>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
}

export const Open: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button')
    await userEvent.click(first ?? document.body)
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-expanded', 'true')
  },
}

/** A back end without numbers, balances and proofs. */
export const Plain: Story = {
  args: {
    rounds: [round(302, { number: '', balance: null }), round(301, { number: '', balance: null })],
    details: undefined,
  },
}
