import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/OutcomePanel',
  component: OutcomePanel,
  args: { tone: 'negative', title: 'Платёж не прошёл', children: null, actions: null },
  render: (args, { globals }) => (
    <OutcomePanel
      {...args}
      actions={
        <ButtonLink href="#home" tone="primary">
          {say('Все игры', globals['language'])}
        </ButtonLink>
      }
    >
      <p>{say('Проверьте соединение и попробуйте ещё раз.', globals['language'])}</p>
    </OutcomePanel>
  ),
} satisfies Meta<typeof OutcomePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Negative: Story = {}

export const Positive: Story = { args: { tone: 'positive', title: 'Вывод подтверждён' } }

export const Neutral: Story = { args: { tone: 'neutral', title: 'Заявка принята' } }

export const Waiting: Story = { args: { tone: 'waiting', title: 'Ждём подтверждения банка' } }

/** Beside a sidebar: facts as columns, as rows on a phone. */
export const Wide: Story = {
  args: { tone: 'positive', title: 'Вывод подтверждён', wide: true },
  render: (args, { globals }) => {
    const word = (text: string) => say(text, globals['language'])
    return (
      <OutcomePanel
        {...args}
        facts={[
          { id: 'amount', label: word('Сумма'), value: '+501\u00a0₽', money: true },
          { id: 'fee', label: word('Комиссия'), value: word('нет') },
          { id: 'time', label: word('Срок'), value: word('до 5 минут') },
        ]}
        note={word('До 5 минут после перевода.')}
        actions={
          <>
            <ButtonLink href="#home" tone="primary" size="large">
              {word('Все игры')}
            </ButtonLink>
            <ButtonLink href="#cashbox" size="large">
              {word('Перейти к оплате')}
            </ButtonLink>
          </>
        }
      >
        <p>{word('Проверьте соединение и попробуйте ещё раз.')}</p>
      </OutcomePanel>
    )
  },
}
