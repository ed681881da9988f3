import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NoticeBanner } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/NoticeBanner',
  component: NoticeBanner,
  args: {
    label: localized({ ru: 'Новости', en: 'News' }),
    message: localized({
      ru: 'Это эталонная сборка: все деньги здесь игровые.',
      en: 'This is a reference build: all money here is play money.',
    }),
    hasNext: true,
    paused: false,
    onOpen: fn(),
    onPauseToggle: fn(),
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NoticeBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ args, canvas }) => {
    const [message, pause, ...others] = canvas.getAllByRole('button')
    await userEvent.click(message ?? canvas.getByRole('button'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(pause ?? canvas.getByRole('button'))
    await expect(args.onPauseToggle).toHaveBeenCalledOnce()
    // A phone has no button for the next message: the dialog lists all.
    const hasNext = innerWidth >= 480
    for (const button of others) await userEvent.click(button)
    await expect(args.onNext).toHaveBeenCalledTimes(hasNext ? 1 : 0)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Paused: Story = { args: { paused: true } }

export const Single: Story = { args: { hasNext: false } }

/** The height is that of the others; a click shows the rest. */
export const Long: Story = {
  args: {
    message: localized({
      ru: 'Турнир «Полярная гонка» начался: 500 000 ₽ на сорок призовых мест. Очки идут за сумму ставок во всех одиннадцати играх турнира.',
      en: 'Polar Race has started: 500,000 ₽ for forty prizes. Points are counted for the total of your bets in all eleven games of the tournament.',
    }),
  },
}
