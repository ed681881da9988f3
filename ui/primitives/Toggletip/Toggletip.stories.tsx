import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { GameFacts, Link, Surface, Toggletip } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { termTexts } from '#stories/fixtures/terms.ts'

const meta = {
  title: 'Primitives/Toggletip',
  component: Toggletip,
  args: { children: termTexts.wager.term, explanation: termTexts.wager.explanation },
  parameters: ownFrame(180),
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 110 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toggletip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** A click, a tap or Enter keeps it open. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}

/** Keyboard focus previews it, and Escape closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** In the labels of facts. */
export const InFacts: Story = {
  render: (_, { globals: { language } }) => (
    <Surface>
      <GameFacts
        facts={[
          {
            id: 'return',
            label: inLanguage(termTexts.rtp.term, language),
            explanation: inLanguage(termTexts.rtp.explanation, language),
            value: inLanguage('96 %', language),
          },
          {
            id: 'bet',
            label: pickText({ ru: 'Ставка', en: 'Bet' }, language),
            value: '1–100 ₽',
          },
        ]}
        action={<Link href="#rules">{pickText({ ru: 'Правила', en: 'Rules' }, language)}</Link>}
      />
    </Surface>
  ),
}

/** A term of several words wraps, and keeps its icon. */
export const Long: Story = {
  args: {
    children: localized({
      ru: 'Средний проигрыш до конца отыгрыша бонуса',
      en: 'Average loss before the bonus is fully wagered',
    }),
    explanation: localized({
      ru: 'Столько в среднем уходит на отыгрыш: 4 % от всех ставок, которые осталось сделать. Ваш результат может быть любым.',
      en: 'What wagering takes on average: 4% of the bets that are left. Your own result can be anything.',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
}
