import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActionBar, Button, PageFrame, Stack, Surface, Text } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const action = (text: string, language: unknown, disabled = false) => (
  <Button tone="primary" size="large" wide disabled={disabled}>
    {say(text, language)}
  </Button>
)

const meta = {
  title: 'Product/ActionBar',
  component: ActionBar,
  parameters: ownFrame(360),
  args: {
    fact: { label: 'Придёт на счёт', value: '501 ₽', isMoney: true, note: 'до 5 минут' },
    children: null,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 416 }}>
      <Surface>
        <Stack>
          <Text>{say('Номер карты покажем на следующем шаге. На перевод будет 15 минут.', globals['language'])}</Text>
          <ActionBar {...args}>{action('Перейти к оплате', globals['language'])}</ActionBar>
        </Stack>
      </Surface>
    </div>
  ),
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Fact: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-component="ActionBar"]')
    if (bar === null) throw new Error('The bar is missing.')
    const isPhone = window.innerWidth < 1024
    await expect(getComputedStyle(bar).position).toBe(isPhone ? 'fixed' : 'static')
  },
}

/** The amount is still wrong: no wrong number, and the button leads to the first error. */
export const NoAmount: Story = { args: { fact: { label: 'Придёт на счёт', value: 'выберите сумму' } } }

/** The action is not available yet, and the bar says why. */
export const NotYet: Story = {
  args: { fact: undefined, note: 'Откроется после ставок ещё на 1\u00a0760\u00a0₽' },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 416 }}>
      <ActionBar {...args}>{action('Проверить заявку', globals['language'], true)}</ActionBar>
    </div>
  ),
}

export const ActionOnly: Story = {
  args: { fact: undefined },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 416 }}>
      <ActionBar {...args}>{action('Скопировать номер карты', globals['language'])}</ActionBar>
    </div>
  ),
}

/** The end of a long page stays above the bar on a phone. */
export const LongPage: Story = {
  render: (args, { globals }) => (
    <PageFrame skipLabel={say('Перейти к содержанию', globals['language'])} header={null}>
      <Stack>
        <ActionBar {...args}>{action('Перейти к оплате', globals['language'])}</ActionBar>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>{`${index + 1}. ${say('До 5 минут после перевода.', globals['language'])}`}</Text>
        ))}
      </Stack>
    </PageFrame>
  ),
  play: async ({ canvasElement, canvas }) => {
    const bar = canvasElement.querySelector('[data-component="ActionBar"]')
    if (bar === null) throw new Error('The bar is missing.')
    window.scrollTo(0, document.documentElement.scrollHeight)
    const end = canvas.getByText(/^30\./u).getBoundingClientRect().bottom
    if (window.innerWidth < 1024) await expect(end).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    window.scrollTo(0, 0)
  },
}
