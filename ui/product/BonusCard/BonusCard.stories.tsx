import type { Meta, StoryObj } from '@storybook/react-vite'
import { BonusCard, Button, FactList, Text } from '#ui/index.ts'
import { inLanguage, localized, pickText, type Words } from '#stories/fixtures/localized.ts'
import { bonusNames } from '#stories/fixtures/names.ts'

const meta = {
  title: 'Product/BonusCard',
  component: BonusCard,
  args: {
    title: bonusNames.firstDeposit,
    state: 'expired',
    status: localized({ ru: 'Истёк', en: 'Expired' }),
  },
} satisfies Meta<typeof BonusCard>

export default meta
type Story = StoryObj<typeof meta>

/** A card with a text and buttons in the language of the story; the main action is first. */
const cardWith = (text: Words, ...buttons: Words[]): Pick<Story, 'render'> => ({
  render: (args, { globals }) => (
    <BonusCard
      {...args}
      actions={
        buttons.length === 0
          ? null
          : buttons.map((label, index) => (
              <Button key={label.ru} tone={args.state === 'available' && index === 0 ? 'primary' : 'secondary'}>
                {pickText(label, globals['language'])}
              </Button>
            ))
      }
    >
      <Text>{pickText(text, globals['language'])}</Text>
    </BonusCard>
  ),
})

export const Available: Story = {
  ...cardWith(
    {
      ru: 'Вы получите 2\u00a0000\u00a0₽. Нужно поставить 40\u00a0000\u00a0₽ за 30\u00a0дней. Ставка не больше 500\u00a0₽. После отыгрыша на баланс перейдёт не больше 1\u00a0000\u00a0₽. До конца отыгрыша вывод закрыт; отказаться от бонуса можно в любой момент.',
      en: 'You get 2,000\u00a0₽. You must stake 40,000\u00a0₽ in 30\u00a0days. At most 500\u00a0₽ a bet. Once wagered, at most 1,000\u00a0₽ becomes your own money. Until then withdrawals are closed; you can give the bonus up at any time.',
    },
    { ru: 'Взять бонус', en: 'Take bonus' },
    { ru: 'Все условия', en: 'All terms' },
  ),
  args: {
    state: 'available',
    status: localized({ ru: 'Можно взять', en: 'Available' }),
    stub: {
      figure: '+100\u00a0%',
      lines: [
        localized({ ru: 'до 16\u00a0700\u00a0₽', en: 'up to 16,700\u00a0₽' }),
        localized({ ru: 'Фриспины: 90', en: 'Free spins: 90' }),
        localized({ ru: 'Взять до 29 нояб., 18:05 МСК', en: 'Take it by 29 Nov, 18:05 MSK' }),
      ],
    },
    cost: {
      label: localized({ ru: 'Цена бонуса, в среднем', en: 'Average cost of the bonus' }),
      amount: '1\u00a0600\u00a0₽',
      share: 0.8,
      spent: localized({ ru: 'на отыгрыш: 4 % ставок', en: 'wagering: 4% of the stakes' }),
      kept: localized({ ru: 'останется 400\u00a0₽ из 2\u00a0000\u00a0₽', en: '400\u00a0₽ of 2,000\u00a0₽ remains' }),
    },
  },
}

/** Without the gold button: it says when it opens. */
export const Waiting: Story = {
  ...cardWith(
    { ru: 'Откроется после второго депозита от 500 ₽.', en: 'Opens after your second deposit of 500 ₽ or more.' },
    { ru: 'Все условия', en: 'All terms' },
  ),
  args: {
    state: 'waiting',
    status: localized({ ru: 'Пока закрыт', en: 'Not open yet' }),
    title: bonusNames.secondDeposit,
    stub: {
      figure: '+100\u00a0%',
      lines: [
        localized({ ru: 'до 16\u00a0700\u00a0₽', en: 'up to 16,700\u00a0₽' }),
        localized({ ru: 'Фриспины: 60', en: 'Free spins: 60' }),
      ],
    },
  },
}

interface WagerFacts {
  left: Words
  money: Words
  cost: Words
}
const deadline = [
  { ru: 'Срок', en: 'Deadline' },
  { ru: 'до 12 дек., 18:05 МСК', en: 'by 12 Dec, 18:05 MSK' },
] as const
const factsOf = ({ left, money, cost }: WagerFacts) => [
  [{ ru: 'Осталось поставить', en: 'Left to stake' }, left] as const,
  [{ ru: 'Бонусных денег', en: 'Bonus money' }, money] as const,
  deadline,
  [{ ru: 'Средний проигрыш до конца отыгрыша', en: 'Average loss to finish wagering' }, cost] as const,
]
const half = factsOf({
  left: { ru: '15\u00a0200 из 40\u00a0000\u00a0₽', en: '15,200 of 40,000\u00a0₽' },
  money: { ru: '1\u00a0860\u00a0₽', en: '1,860\u00a0₽' },
  cost: { ru: '608\u00a0₽', en: '608\u00a0₽' },
})
const whole = factsOf({
  left: { ru: '40\u00a0000 из 40\u00a0000\u00a0₽', en: '40,000 of 40,000\u00a0₽' },
  money: { ru: '2\u00a0000\u00a0₽', en: '2,000\u00a0₽' },
  cost: { ru: '1\u00a0600\u00a0₽', en: '1,600\u00a0₽' },
})
const noWager = [
  [
    { ru: 'Бонусных денег', en: 'Bonus money' },
    { ru: '500\u00a0₽', en: '500\u00a0₽' },
  ] as const,
  deadline,
]
const running = (facts: readonly (readonly [Words, Words])[]): Pick<Story, 'render'> => ({
  render: (args, { globals }) => {
    const word = (text: Words) => pickText(text, globals['language'])
    return (
      <BonusCard {...args} actions={<Button>{word({ ru: 'Отказаться', en: 'Give up' })}</Button>}>
        <FactList
          rows
          facts={facts.map(([label, value]) => ({ id: label.ru, label: word(label), value: word(value) }))}
        />
      </BonusCard>
    )
  },
})
const active = { state: 'active', status: localized({ ru: 'Идёт отыгрыш', en: 'Wagering' }) } as const
const progressOf = (percent: number) => ({
  label: localized({ ru: 'Отыгрыш бонуса', en: 'Bonus wagering' }),
  percent,
  figure: `${percent}\u00a0%`,
  caption: localized({ ru: 'отыграно', en: 'wagered' }),
})

export const Active: Story = { ...running(half), args: { ...active, progress: progressOf(62) } }

export const JustActivated: Story = { ...running(whole), args: { ...active, progress: progressOf(0) } }

/** Without wagering there is no ring. */
export const ActiveWithoutWager: Story = {
  ...running(noWager),
  args: {
    ...active,
    status: localized({ ru: 'Активен', en: 'Active' }),
    title: localized({ ru: 'Подарок песочницы', en: 'Sandbox gift' }),
  },
}

export const Used: Story = {
  args: {
    state: 'used',
    status: localized({ ru: 'Отыгран', en: 'Wagered' }),
    title: bonusNames.status,
    stamp: [localized({ ru: 'Закрыт', en: 'Closed' }), localized({ ru: '3 ноября', en: '3 November' })],
  },
  render: (args, { globals }) => (
    <BonusCard {...args}>
      <Text size={24} tone="money" strong>
        {inLanguage('+14 320 ₽', globals['language'])}
      </Text>
    </BonusCard>
  ),
}

export const Expired: Story = cardWith({ ru: 'Срок вышел: 28 октября.', en: 'It expired: 28 October.' })

export const Lost: Story = {
  ...cardWith({ ru: 'Бонусные деньги закончились: 28 октября.', en: 'The bonus money ran out: 28 October.' }),
  args: { state: 'lost', status: localized({ ru: 'Не отыгран', en: 'Not wagered' }) },
}

export const Cancelled: Story = {
  ...cardWith({
    ru: 'Собственные деньги не тронуты, долга нет.',
    en: 'Your own money is untouched, and you owe nothing.',
  }),
  args: { state: 'cancelled', status: localized({ ru: 'Вы отказались', en: 'Given up' }) },
}
