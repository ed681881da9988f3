import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { BetSlider, type BetSliderProps, type BetStop } from '#ui/index.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const stops: readonly BetStop[] = [
  { label: '0,10', value: '0,10 ₽', spoken: '0,10 ₽ за кредит', facts: ['10 кредитов', '1 ₽ за раунд'] },
  { label: '0,25', value: '0,25 ₽', spoken: '0,25 ₽ за кредит', facts: ['10 кредитов', '2,50 ₽ за раунд'] },
  { label: '0,50', value: '0,50 ₽', spoken: '0,50 ₽ за кредит', facts: ['10 кредитов', '5 ₽ за раунд'] },
  { label: '1 ₽', value: '1 ₽', spoken: '1 ₽ за кредит', facts: ['10 кредитов', '10 ₽ за раунд'] },
]

function ChosenStop(props: BetSliderProps) {
  const [index, setIndex] = useState(props.index)
  return <BetSlider {...props} index={index} onIndexChange={setIndex} />
}

const meta = {
  title: 'Product/BetSlider',
  component: BetSlider,
  args: { label: 'Ставка за кредит', stops, index: 2, onIndexChange: () => undefined },
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
