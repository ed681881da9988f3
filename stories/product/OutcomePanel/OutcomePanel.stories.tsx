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
