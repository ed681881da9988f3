import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { InvoiceCountdown } from '#ui/index.ts'
import { createTestTime } from '#ui/test/test-time.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { standing } from '#stories/fixtures/winners.ts'

const inWords = (seconds: number, language: unknown) =>
  new Intl.NumberFormat(language === 'en' ? 'en' : 'ru', {
    style: 'unit',
    unit: seconds < 60 ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(seconds < 60 ? seconds : seconds / 60)

const meta = {
  title: 'Product/InvoiceCountdown',
  component: InvoiceCountdown,
  args: {
    label: localized({ ru: 'Осталось на перевод', en: 'Time left to transfer' }),
    remaining: standing(872),
    total: 900_000,
    endText: localized({ ru: 'до 12:19 МСК', en: 'until 12:19 MSK' }),
    doneText: localized({ ru: 'Время вышло', en: 'Time’s up' }),
    spokenText: String,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 366 }}>
      <InvoiceCountdown {...args} spokenText={(seconds) => inWords(seconds, globals['language'])} />
    </div>
  ),
} satisfies Meta<typeof InvoiceCountdown>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The last minutes look the same: nothing blinks or turns red. */
export const LastMinute: Story = {
  args: { remaining: standing(48) },
}

/** The time is up: what to do next takes the place of the bar. */
export const Over: Story = {
  args: {
    remaining: standing(0),
    nextStep: localized({
      ru: 'Заплатили? Дождитесь ответа и не платите второй раз. Не платили? Создайте новую заявку.',
      en: 'Already paid? Wait for the answer and don’t pay again. Haven’t paid? Create a new request.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

const time = createTestTime(541)

/** A milestone is announced in words. Here the story lets a second pass. */
export const Milestone: Story = {
  args: { remaining: time.remaining },
  beforeEach: () => time.tickTo(541),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    time.tickTo(540)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^9/u))
  },
}

/** The narrowest page: the end time wraps below the clock. */
export const Narrow: Story = {
  args: { endText: localized({ ru: 'до 12:19 по московскому времени', en: 'until 12:19 Moscow time' }) },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 224 }}>
      <InvoiceCountdown {...args} spokenText={(seconds) => inWords(seconds, globals['language'])} />
    </div>
  ),
}
