import type { Meta, StoryObj } from '@storybook/react-vite'
import { BonusCard, Button, FactList, Text } from '#ui/index.ts'

const terms =
  'Вы получите 6 000 ₽. Нужно поставить 60 000 ₽ за 30 дней. Ставка не больше 500 ₽. До конца отыгрыша вывод закрыт; отказаться от бонуса можно в любой момент.'
const stub = { figure: '+300 %', lines: ['до 20 000 ₽', 'Фриспины: 90', 'Взять до 22 нояб., 18:05'] }
const cost = {
  label: 'Цена бонуса, в среднем',
  amount: '2 400 ₽',
  share: 0.4,
  spent: 'на отыгрыш: 4 % ставок',
  kept: 'останется 3 600 ₽ из 6 000 ₽',
}

const meta = {
  title: 'Product/BonusCard',
  component: BonusCard,
  args: { title: 'Бонус к первому депозиту', state: 'expired', status: 'Истёк' },
} satisfies Meta<typeof BonusCard>

export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {
  args: {
    state: 'available',
    status: 'Можно взять',
    stub,
    cost,
    children: <Text>{terms}</Text>,
    actions: (
      <>
        <Button tone="primary">Взять бонус</Button>
        <Button tone="quiet">Все условия</Button>
      </>
    ),
  },
}

/** Without the gold button: it says when it opens. */
export const Waiting: Story = {
  args: {
    state: 'waiting',
    status: 'Пока закрыт',
    title: 'Бонус ко второму депозиту',
    stub: { figure: '+100 %', lines: ['до 15 000 ₽', 'Фриспины: 60'] },
    children: <Text strong>Откроется после второго депозита от 500 ₽.</Text>,
    actions: <Button tone="quiet">Все условия</Button>,
  },
}

const facts = [
  { id: 'left', label: 'Осталось поставить', value: '22 500 из 60 000 ₽' },
  { id: 'money', label: 'Бонусных денег', value: '1 860 ₽' },
  { id: 'until', label: 'Срок', value: 'до 12 дек., 18:05' },
  { id: 'cost', label: 'Цена остатка, в среднем', value: '900 ₽' },
]
const running = {
  state: 'active',
  status: 'Идёт отыгрыш',
  children: <FactList rows facts={facts} />,
  actions: (
    <>
      <Button>Подходящие игры</Button>
      <Button tone="quiet">Отказаться</Button>
    </>
  ),
} as const

export const Active: Story = {
  args: { ...running, progress: { label: 'Отыгрыш бонуса', percent: 62, figure: '62 %', caption: 'отыграно' } },
}

export const JustActivated: Story = {
  args: { ...running, progress: { label: 'Отыгрыш бонуса', percent: 0, figure: '0 %', caption: 'отыграно' } },
}

/** Without wagering there is no ring. */
export const ActiveWithoutWager: Story = { args: running }

export const Used: Story = {
  args: {
    state: 'used',
    status: 'Отыгран',
    title: 'Бонус за статус',
    stamp: ['Закрыт', '3 ноября'],
    children: (
      <Text size={24} tone="money" strong>
        +14 320 ₽
      </Text>
    ),
  },
}

export const Expired: Story = { args: { children: <Text>Срок вышел: 28 октября.</Text> } }

export const Lost: Story = {
  args: { state: 'lost', status: 'Не отыгран', children: <Text>Бонусные деньги закончились: 28 октября.</Text> },
}

export const Cancelled: Story = {
  args: {
    state: 'cancelled',
    status: 'Вы отказались',
    children: <Text>Собственные деньги не тронуты, долга нет.</Text>,
  },
}
