import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { BetSlider, type BetSliderProps, type BetStop } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
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
