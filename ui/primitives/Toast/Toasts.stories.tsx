import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Dialog, Toasts } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { newTerms, noResponse, withdrawalConfirmed } from '#stories/fixtures/messages.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { toastsAnnounced } from '#stories/fixtures/toasts-announced.ts'

const meta = {
  title: 'Primitives/Toasts',
  component: Toasts,
  parameters: ownFrame(240),
  args: {
    onClose: fn(),
    messages: [
      {
        id: 1,
        tone: 'negative',
        title: noResponse.title,
        text: noResponse.text,
      },
    ],
  },
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args }) => {
    // Toasts are children of the body.
    await userEvent.click(await screen.findByRole('button'))
    await expect(args.onClose).toHaveBeenCalledWith(1)
    await toastsAnnounced()
  },
}

export const Several: Story = {
  parameters: ownFrame(340),
  args: {
    messages: [
      {
        id: 1,
        tone: 'positive',
        title: withdrawalConfirmed.title,
        text: withdrawalConfirmed.text,
      },
      {
        id: 2,
        tone: 'neutral',
        title: newTerms.title,
        text: newTerms.text,
      },
    ],
  },
  play: toastsAnnounced,
}

/** A new VIP level: its arch and material, and the star that has been lit. */
export const NewLevel: Story = {
  args: {
    messages: ([3, 6] as const).map((level) => ({
      id: level,
      tone: 'positive',
      level,
      title:
        level === 3
          ? localized({ ru: 'Новый уровень: Постоянный 1', en: 'New level: Regular 1' })
          : localized({ ru: 'Новая ступень: Легенда 3', en: 'New tier: Legend 3' }),
      text: localized({
        ru: 'Кешбэк 25\u00a0%. Бонус 20\u00a0000\u00a0₽ ждёт в профиле.',
        en: '25% cashback. A bonus of 20,000\u00a0₽ is waiting in your profile.',
      }),
      action: { label: localized({ ru: 'К бонусам', en: 'See bonuses' }), href: '#bonuses' },
    })),
  },
  play: toastsAnnounced,
}

/** At the top, while a sheet is at the bottom: toasts lie where they cover no dialog. */
export const AtTop: Story = {
  render: (args, { globals }) => (
    <>
      <Dialog open shape="sheet" onOpenChange={fn()} title={pickText({ ru: 'Меню', en: 'Menu' }, globals['language'])}>
        {pickText({ ru: 'Игры, акции, турниры', en: 'Games, promo, tournaments' }, globals['language'])}
      </Dialog>
      <Toasts {...args} />
    </>
  ),
  play: toastsAnnounced,
}
