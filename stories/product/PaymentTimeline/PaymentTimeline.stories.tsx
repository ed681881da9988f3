import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Button, PaymentTimeline, Surface, type PaymentStep } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const steps: readonly PaymentStep[] = [
  { label: 'Заявка создана', state: 'done', time: '12:04' },
  { label: 'Ждём перевод', state: 'now', time: 'сейчас', note: 'Ждём вас. Переведите 501 ₽ до 12:19.' },
  { label: 'Проверяем перевод', state: 'next', time: 'до 5 минут', note: 'ответит банк' },
  { label: 'Деньги на балансе', state: 'next', time: 'сразу', note: 'зачислим мы' },
]
const finished: readonly PaymentStep[] = steps.map(({ label }, index) => ({
  label,
  state: 'done',
  time: ['12:04:02', '12:08:11', '12:08:54', '12:09:00'][index],
}))

const meta = {
  title: 'Product/PaymentTimeline',
  component: PaymentTimeline,
  args: {
    label: 'Ход платежа',
    steps,
    stateTexts: { done: 'Готово', now: 'Сейчас', next: 'Впереди', ended: 'Итог' },
    promise: 'Спрашиваем каждые 10 с, ответ в 12:04:28',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 416 }}>
      <Surface>
        <PaymentTimeline {...args} />
      </Surface>
    </div>
  ),
} satisfies Meta<typeof PaymentTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('501')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Only the inset line of the current step changes. */
export const Late: Story = {
  args: {
    steps: steps.map((step, index) => {
      if (index === 1) return { label: step.label, state: 'done', time: '12:08' }
      return index === 2 ? { ...step, state: 'now', note: 'Дольше обычного. Ждём банк, обещал до 12:14.' } : step
    }),
  },
}

export const Finished: Story = { args: { steps: finished, promise: 'От перевода до баланса 49 секунд.' } }

/** The payment was not paid. */
export const NotPaid: Story = {
  args: {
    steps: [
      { label: 'Заявка создана', state: 'done', time: '12:04' },
      { label: 'Перевод не пришёл', state: 'ended', time: '12:19' },
    ],
    promise: undefined,
  },
}

/** In a list of payments: side by side where there is room. */
export const Flat: Story = {
  args: { flat: true, steps: finished, promise: undefined },
  render: (args) => (
    <Surface>
      <PaymentTimeline {...args} />
    </Surface>
  ),
}

/** A new step is announced once. */
export const NewStep: Story = {
  render: (args, { globals }) => {
    const [isFinished, setIsFinished] = useState(false)
    return (
      <div style={{ maxInlineSize: 416 }}>
        <PaymentTimeline
          {...args}
          steps={isFinished ? args.steps.map((step) => ({ ...step, state: 'done' })) : args.steps}
        />
        <Button onClick={() => setIsFinished(true)}>{say('Готово', globals['language'])}</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/Деньги на балансе|Money in your balance/u)
  },
}
