import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { BetSlider, Stack, Text, type BetSliderProps, type BetStop } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const stops: readonly BetStop[] = [
  {
    label: '0,10',
    value: '0,10 ₽',
    spoken: localized({ ru: '0,10 ₽ за кредит', en: '0.10 ₽ per credit' }),
    facts: [localized({ ru: '10 кредитов', en: '10 credits' }), localized({ ru: '1 ₽ за раунд', en: '1 ₽ per round' })],
  },
  {
    label: '0,25',
    value: '0,25 ₽',
    spoken: localized({ ru: '0,25 ₽ за кредит', en: '0.25 ₽ per credit' }),
    facts: [
      localized({ ru: '10 кредитов', en: '10 credits' }),
      localized({ ru: '2,50 ₽ за раунд', en: '2.50 ₽ per round' }),
    ],
  },
  {
    label: '0,50',
    value: '0,50 ₽',
    spoken: localized({ ru: '0,50 ₽ за кредит', en: '0.50 ₽ per credit' }),
    facts: [localized({ ru: '10 кредитов', en: '10 credits' }), localized({ ru: '5 ₽ за раунд', en: '5 ₽ per round' })],
  },
  {
    label: '1 ₽',
    value: '1 ₽',
    spoken: localized({ ru: '1 ₽ за кредит', en: '1 ₽ per credit' }),
    facts: [
      localized({ ru: '10 кредитов', en: '10 credits' }),
      localized({ ru: '10 ₽ за раунд', en: '10 ₽ per round' }),
    ],
  },
]

function ChosenStop(props: BetSliderProps) {
  const [index, setIndex] = useState(props.index)
  return <BetSlider {...props} index={index} onIndexChange={setIndex} />
}

const meta = {
  title: 'Product/BetSlider',
  component: BetSlider,
  args: {
    label: localized({ ru: 'Ставка за кредит', en: 'Bet per credit' }),
    stops,
    index: 2,
    onIndexChange: () => undefined,
  },
  render: (args) => <ChosenStop {...args} />,
  decorators: [narrow],
} satisfies Meta<typeof BetSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}

/** Focus is a gold ring, and every stop has its text. */
export const Focused: Story = {
  parameters: ownFrame(140),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    for (const [index, text] of [/^0[,.]10/u, /^0[,.]25/u].entries()) {
      await fireEvent.change(slider, { target: { value: String(index) } })
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(text))
    }
  },
}

/** The number of credits of a round is not known. */
export const WithoutCredits: Story = {
  args: { stops: stops.map(({ label, value, spoken }) => ({ label, value, spoken })), index: 0 },
}

/** The bet can't be changed during a round. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled()
  },
}

const manyStops: readonly BetStop[] = Array.from({ length: 25 }, (_, index) => ({
  label: index === 24 ? '250 ₽' : String((index + 1) * 10),
  value: `${(index + 1) * 10} ₽`,
  spoken: localized({ ru: `${(index + 1) * 10} ₽ за раунд`, en: `${(index + 1) * 10} ₽ per round` }),
}))

/** Many stops are ticks, and only the ends have labels: the chosen value is above. */
export const ManyStops: Story = {
  args: { label: localized({ ru: 'Ставка за раунд', en: 'Bet per round' }), stops: manyStops, index: 9 },
}

/** Long labels would touch each other, so only the ends have theirs. */
export const LongLabels: Story = {
  args: {
    label: localized({ ru: 'Лимит на месяц', en: 'Limit a month' }),
    index: 1,
    stops: ['5 000', '50 000', '500 000', '1 000 000', '5 000 000'].map((amount) => ({
      label: amount === '5 000 000' ? `${amount} ₽` : amount,
      value: `${amount} ₽`,
      spoken: `${amount} ₽`,
    })),
  },
}

const LEVELS = [0.1, 0.25, 0.5, 1]
const CREDITS = [1, 5, 10, 25, 50]

/** The bet for a credit and the number of credits; their product is the stake of a round. */
function TwoChoices({ language }: { language: unknown }) {
  const [level, setLevel] = useState(2)
  const [credits, setCredits] = useState(2)
  const rubles = (amount: number) =>
    new Intl.NumberFormat(language === 'en' ? 'en' : 'ru', { style: 'currency', currency: 'RUB' }).format(amount)
  const decimals = new Intl.NumberFormat(language === 'en' ? 'en' : 'ru', { minimumFractionDigits: 2 })
  /** The unit stands only on the last label. */
  const levelLabel = (amount: number) => (amount === LEVELS.at(-1) ? rubles(amount) : decimals.format(amount))
  const label = { ru: 'Ставка за кредит', en: 'Bet per credit' }
  const creditsLabel = { ru: 'Кредитов в раунде', en: 'Credits per round' }
  return (
    <Stack gap={6}>
      <BetSlider
        labelShown
        label={pickText(label, language)}
        index={level}
        onIndexChange={setLevel}
        stops={LEVELS.map((amount) => ({ label: levelLabel(amount), value: rubles(amount), spoken: rubles(amount) }))}
      />
      <BetSlider
        labelShown
        label={pickText(creditsLabel, language)}
        index={credits}
        onIndexChange={setCredits}
        stops={CREDITS.map((count) => ({ label: String(count), value: String(count), spoken: String(count) }))}
      />
      <Text strong tabular role="status">
        {pickText({ ru: 'За раунд', en: 'Per round' }, language)}:{' '}
        {rubles((LEVELS[level] ?? 0) * (CREDITS[credits] ?? 0))}
      </Text>
    </Stack>
  )
}

/** Levels and credits: two sliders with their labels shown. */
export const TwoSliders: Story = {
  render: (_, { globals }) => <TwoChoices language={globals['language']} />,
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getAllByRole('slider')[1] ?? document.body, { target: { value: '4' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('25')
  },
}
