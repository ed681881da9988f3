import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Button, PaymentTimeline, Surface, type PaymentStep } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { withinMinutes } from '#stories/fixtures/payment-names.ts'

const steps: readonly PaymentStep[] = [
  { label: localized({ ru: 'Заявка создана', en: 'Request created' }), state: 'done', time: '12:04' },
  {
    label: localized({ ru: 'Ждём перевод', en: 'Waiting for your transfer' }),
    state: 'now',
    time: localized({ ru: 'сейчас', en: 'now' }),
    note: localized({
      ru: 'Ждём вас. Переведите 501 ₽ до 12:19.',
      en: 'We’re waiting for you. Transfer 501 ₽ by 12:19.',
    }),
  },
  {
    label: localized({ ru: 'Проверяем перевод', en: 'Checking the transfer' }),
    state: 'next',
    time: withinMinutes,
    note: localized({ ru: 'ответит банк', en: 'your bank answers' }),
  },
  {
    label: localized({ ru: 'Деньги на балансе', en: 'Money in your balance' }),
    state: 'next',
    time: localized({ ru: 'сразу', en: 'at once' }),
    note: localized({ ru: 'зачислим мы', en: 'we credit it' }),
  },
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
    label: localized({ ru: 'Ход платежа', en: 'Payment progress' }),
    steps,
    stateTexts: {
      done: localized({ ru: 'Готово', en: 'Done' }),
      now: localized({ ru: 'Сейчас', en: 'Now' }),
      next: localized({ ru: 'Впереди', en: 'Next' }),
      ended: localized({ ru: 'Итог', en: 'Outcome' }),
    },
    promise: localized({
      ru: 'Спрашиваем каждые 10 с, ответ в 12:04:28',
      en: 'We check every 10 s, last answer at 12:04:28',
    }),
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
      return index === 2
        ? {
            ...step,
            state: 'now',
            note: localized({
              ru: 'Дольше обычного. Ждём банк, обещал до 12:14.',
              en: 'Longer than usual. Your bank promised an answer by 12:14.',
            }),
          }
        : step
    }),
  },
}

export const Finished: Story = {
  args: {
    steps: finished,
    promise: localized({ ru: 'От перевода до баланса 49 секунд.', en: '49 seconds from transfer to balance.' }),
  },
}

/** The payment was not paid. */
export const NotPaid: Story = {
  args: {
    steps: [
      { label: localized({ ru: 'Заявка создана', en: 'Request created' }), state: 'done', time: '12:04' },
      {
        label: localized({ ru: 'Перевод не пришёл', en: 'The transfer didn’t arrive' }),
        state: 'ended',
        time: '12:19',
      },
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
        <Button onClick={() => setIsFinished(true)}>
          {pickText({ ru: 'Готово', en: 'Done' }, globals['language'])}
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(/Деньги на балансе|Money in your balance/u)
  },
}
