import type { Meta, StoryObj } from '@storybook/react-vite'
import { BonusCard, Button, FactList, Text } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/BonusCard',
  component: BonusCard,
  args: { title: 'Бонус к первому депозиту', state: 'expired', status: 'Истёк' },
} satisfies Meta<typeof BonusCard>

export default meta
type Story = StoryObj<typeof meta>

/** A card with a text and buttons in the language of the story; the main action is first. */
const cardWith = (text: string, ...buttons: string[]): Pick<Story, 'render'> => ({
  render: (args, { globals }) => (
    <BonusCard
      {...args}
      actions={
        buttons.length === 0
          ? null
          : buttons.map((label, index) => (
              <Button key={label} tone={args.state === 'available' && index === 0 ? 'primary' : 'secondary'}>
                {say(label, globals['language'])}
              </Button>
            ))
      }
    >
      <Text>{say(text, globals['language'])}</Text>
    </BonusCard>
  ),
})

export const Available: Story = {
  ...cardWith(
    'Вы получите 2 000 ₽. Нужно поставить 40 000 ₽ за 30 дней. Ставка не больше 500 ₽. После отыгрыша на баланс перейдёт не больше 1 000 ₽. До конца отыгрыша вывод закрыт; отказаться от бонуса можно в любой момент.',
    'Взять бонус',
    'Все условия',
  ),
  args: {
    state: 'available',
    status: 'Можно взять',
    stub: { figure: '+100\u00a0%', lines: ['до 16 700 ₽', 'Фриспины: 90', 'Взять до 22 нояб., 18:05 МСК'] },
    cost: {
      label: 'Цена бонуса, в среднем',
      amount: '1\u00a0600\u00a0₽',
      share: 0.8,
      spent: 'на отыгрыш: 4 % ставок',
      kept: 'останется 400 ₽ из 2 000 ₽',
    },
  },
}

/** Without the gold button: it says when it opens. */
export const Waiting: Story = {
  ...cardWith('Откроется после второго депозита от 500 ₽.', 'Все условия'),
  args: {
    state: 'waiting',
    status: 'Пока закрыт',
    title: 'Бонус ко второму депозиту',
    stub: { figure: '+100\u00a0%', lines: ['до 16 700 ₽', 'Фриспины: 60'] },
  },
}

const FACTS = [
  ['Осталось поставить', '22 500 из 40 000 ₽'],
  ['Бонусных денег', '1\u00a0860\u00a0₽'],
  ['Срок', 'до 12 дек., 18:05 МСК'],
  ['Средний проигрыш до конца отыгрыша', '900\u00a0₽'],
] as const
const running: Pick<Story, 'render'> = {
  render: (args, { globals }) => {
    const word = (text: string) => say(text, globals['language'])
    return (
      <BonusCard {...args} actions={<Button>{word('Отказаться')}</Button>}>
        <FactList rows facts={FACTS.map(([label, value]) => ({ id: label, label: word(label), value: word(value) }))} />
      </BonusCard>
    )
  },
}
const active = { state: 'active', status: 'Идёт отыгрыш' } as const
const progressOf = (percent: number) => ({
  label: 'Отыгрыш бонуса',
  percent,
  figure: `${percent}\u00a0%`,
  caption: 'отыграно',
})

export const Active: Story = { ...running, args: { ...active, progress: progressOf(62) } }

export const JustActivated: Story = { ...running, args: { ...active, progress: progressOf(0) } }

/** Without wagering there is no ring. */
export const ActiveWithoutWager: Story = { ...running, args: active }

export const Used: Story = {
  args: { state: 'used', status: 'Отыгран', title: 'Бонус за статус', stamp: ['Закрыт', '3 ноября'] },
  render: (args, { globals }) => (
    <BonusCard {...args}>
      <Text size={24} tone="money" strong>
        {say('+14 320 ₽', globals['language'])}
      </Text>
    </BonusCard>
  ),
}

export const Expired: Story = cardWith('Срок вышел: 28 октября.')

export const Lost: Story = {
  ...cardWith('Бонусные деньги закончились: 28 октября.'),
  args: { state: 'lost', status: 'Не отыгран' },
}

export const Cancelled: Story = {
  ...cardWith('Собственные деньги не тронуты, долга нет.'),
  args: { state: 'cancelled', status: 'Вы отказались' },
}
