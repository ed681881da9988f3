import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { inLanguage, localized, say, type Words } from '#stories/fixtures/localized.ts'
import { noResponse, withdrawalConfirmed } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Product/OutcomePanel',
  component: OutcomePanel,
  args: {
    tone: 'negative',
    title: localized({ ru: 'Платёж не прошёл', en: 'Payment failed' }),
    children: null,
    actions: null,
  },
  render: (args, { globals }) => (
    <OutcomePanel
      {...args}
      actions={
        <ButtonLink href="#home" tone="primary">
          {say({ ru: 'Все игры', en: 'All games' }, globals['language'])}
        </ButtonLink>
      }
    >
      <p>{inLanguage(noResponse.text, globals['language'])}</p>
    </OutcomePanel>
  ),
} satisfies Meta<typeof OutcomePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Negative: Story = {}

export const Positive: Story = {
  args: { tone: 'positive', title: withdrawalConfirmed.title },
}

export const Neutral: Story = {
  args: { tone: 'neutral', title: localized({ ru: 'Заявка принята', en: 'Request accepted' }) },
}

export const Waiting: Story = {
  args: {
    tone: 'waiting',
    title: localized({ ru: 'Ждём подтверждения банка', en: 'Waiting for the bank to confirm' }),
  },
}

/** Beside a sidebar: facts as columns, as rows on a phone. */
export const Wide: Story = {
  args: { tone: 'positive', title: withdrawalConfirmed.title, wide: true },
  render: (args, { globals }) => {
    const word = (text: Words) => say(text, globals['language'])
    return (
      <OutcomePanel
        {...args}
        facts={[
          { id: 'amount', label: word({ ru: 'Сумма', en: 'Amount' }), value: '+501\u00a0₽', money: true },
          { id: 'fee', label: word({ ru: 'Комиссия', en: 'Fee' }), value: word({ ru: 'нет', en: 'none' }) },
          {
            id: 'time',
            label: word({ ru: 'Срок', en: 'Time' }),
            value: word({ ru: 'до 5 минут', en: 'within 5 minutes' }),
          },
        ]}
        note={word({ ru: 'До 5 минут после перевода.', en: 'Up to 5 minutes after the transfer.' })}
        actions={
          <>
            <ButtonLink href="#home" tone="primary" size="large">
              {word({ ru: 'Все игры', en: 'All games' })}
            </ButtonLink>
            <ButtonLink href="#cashbox" size="large">
              {word({ ru: 'Перейти к оплате', en: 'Continue to payment' })}
            </ButtonLink>
          </>
        }
      >
        <p>{word({ ru: 'Проверьте соединение и попробуйте ещё раз.', en: 'Check your connection and try again.' })}</p>
      </OutcomePanel>
    )
  },
}
