import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActionBar, Button, PageFrame, Stack, Surface, Text } from '#ui/index.ts'
import { localized, pickText, type Words } from '#stories/fixtures/localized.ts'
import { longText } from '#stories/fixtures/long-text.tsx'
import { withinMinutes } from '#stories/fixtures/payment-names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const action = (text: Words, language: unknown, disabled = false) => (
  <Button tone="primary" size="large" wide disabled={disabled}>
    {pickText(text, language)}
  </Button>
)

const meta = {
  title: 'Product/ActionBar',
  component: ActionBar,
  parameters: ownFrame(360),
  args: {
    fact: {
      label: localized({ ru: 'Придёт на счёт', en: 'You’ll receive' }),
      value: '501 ₽',
      isMoney: true,
      note: withinMinutes,
    },
    children: null,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 416 }}>
      <Surface>
        <Stack>
          <Text>
            {pickText(
              {
                ru: 'Номер карты покажем на следующем шаге. На перевод будет 15 минут.',
                en: 'We’ll show the card number in the next step. You’ll have 15 minutes to transfer.',
              },
              globals['language'],
            )}
          </Text>
          <ActionBar {...args}>
            {action({ ru: 'Перейти к оплате', en: 'Continue to payment' }, globals['language'])}
          </ActionBar>
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
export const NoAmount: Story = {
  args: {
    fact: {
      label: localized({ ru: 'Придёт на счёт', en: 'You’ll receive' }),
      value: localized({ ru: 'выберите сумму', en: 'choose an amount' }),
    },
  },
}

/** The action is not available yet, and the bar says why. */
export const NotYet: Story = {
  args: {
    fact: undefined,
    note: localized({
      ru: 'Откроется после ставок ещё на 1\u00a0760\u00a0₽',
      en: 'Available after 1,760\u00a0₽ more in bets',
    }),
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 416 }}>
      <ActionBar {...args}>
        {action({ ru: 'Проверить заявку', en: 'Review withdrawal' }, globals['language'], true)}
      </ActionBar>
    </div>
  ),
}

export const ActionOnly: Story = {
  args: { fact: undefined },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 416 }}>
      <ActionBar {...args}>
        {action({ ru: 'Скопировать номер карты', en: 'Copy card number' }, globals['language'])}
      </ActionBar>
    </div>
  ),
}

/** The end of a long page stays above the bar on a phone. */
export const LongPage: Story = {
  render: (args, { globals }) => (
    <PageFrame
      skipLabel={pickText({ ru: 'Перейти к содержанию', en: 'Skip to content' }, globals['language'])}
      header={null}
    >
      <Stack>
        <ActionBar {...args}>
          {action({ ru: 'Перейти к оплате', en: 'Continue to payment' }, globals['language'])}
        </ActionBar>
        {longText(globals['language'])}
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
