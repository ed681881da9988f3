import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { localized, pickText, type Words } from '#stories/fixtures/localized.ts'
import { withdrawalConfirmed } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Product/OutcomePanel',
  component: OutcomePanel,
  args: {
    tone: 'negative',
    title: localized({ ru: 'Платёж не прошёл', en: 'Payment failed' }),
    children: localized({
      ru: 'Банк отклонил платёж, деньги не списаны. Попробуйте другой способ.',
      en: 'Your bank declined the payment, and you weren’t charged. Try another method.',
    }),
    actions: null,
  },
  render: ({ children, ...args }, { globals }) => (
    <OutcomePanel
      {...args}
      actions={
        // While waiting the player has nothing to do.
        <ButtonLink href="#home" tone={args.tone === 'waiting' ? 'secondary' : 'primary'}>
          {pickText({ ru: 'Все игры', en: 'All games' }, globals['language'])}
        </ButtonLink>
      }
    >
      <p>{children}</p>
    </OutcomePanel>
  ),
} satisfies Meta<typeof OutcomePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Negative: Story = {}

export const Positive: Story = {
  args: { tone: 'positive', title: withdrawalConfirmed.title, children: withdrawalConfirmed.text },
}

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: localized({ ru: 'Заявка принята', en: 'Request accepted' }),
    children: localized({
      ru: 'Страницу можно закрыть: о результате сообщим в уведомлениях.',
      en: 'You can close this page: we’ll notify you of the result.',
    }),
  },
}

export const Waiting: Story = {
  args: {
    tone: 'waiting',
    title: localized({ ru: 'Ждём подтверждения банка', en: 'Waiting for the bank to confirm' }),
    children: localized({
      ru: 'Обычно это до пяти минут. Не платите второй раз.',
      en: 'This usually takes up to five minutes. Don’t pay again.',
    }),
  },
}

/** Beside a sidebar: facts as columns, as rows on a phone. */
export const Wide: Story = {
  args: {
    tone: 'positive',
    title: localized({ ru: 'Деньги на балансе', en: 'Money in your balance' }),
    children: localized({ ru: 'Перевод пришёл полностью.', en: 'Your transfer arrived in full.' }),
    wide: true,
  },
  render: ({ children, ...args }, { globals }) => {
    const word = (text: Words) => pickText(text, globals['language'])
    return (
      <OutcomePanel
        {...args}
        facts={[
          { id: 'amount', label: word({ ru: 'Сумма', en: 'Amount' }), value: '+501\u00a0₽', money: true },
          { id: 'fee', label: word({ ru: 'Комиссия', en: 'Fee' }), value: word({ ru: 'нет', en: 'none' }) },
          {
            id: 'time',
            label: word({ ru: 'Зачислено', en: 'Credited' }),
            value: word({ ru: 'в 12:09 МСК', en: 'at 12:09 MSK' }),
          },
        ]}
        note={word({ ru: 'От перевода до баланса 49 секунд.', en: '49 seconds from transfer to balance.' })}
        actions={
          <>
            <ButtonLink href="#home" tone="primary" size="large">
              {word({ ru: 'Все игры', en: 'All games' })}
            </ButtonLink>
            <ButtonLink href="#history" size="large">
              {word({ ru: 'История платежей', en: 'Payment history' })}
            </ButtonLink>
          </>
        }
      >
        <p>{children}</p>
      </OutcomePanel>
    )
  },
}
