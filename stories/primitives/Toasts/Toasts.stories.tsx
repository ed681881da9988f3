import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Dialog, Toasts } from '#ui/index.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/Toasts',
  component: Toasts,
  parameters: ownFrame(240),
  args: {
    onClose: fn(),
    messages: [
      { id: 1, tone: 'negative', title: 'Сервер не ответил', text: 'Проверьте соединение и попробуйте ещё раз.' },
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
  },
}

export const Several: Story = {
  args: {
    messages: [
      { id: 1, tone: 'positive', title: 'Вывод подтверждён', text: 'Деньги придут в течение трёх часов.' },
      { id: 2, tone: 'neutral', title: 'Новые условия турнира', text: 'Изменения действуют с понедельника.' },
    ],
  },
}

/** At the top, while a sheet is at the bottom: toasts lie where they cover no dialog. */
export const AtTop: Story = {
  render: (args) => (
    <>
      <Dialog open shape="sheet" onOpenChange={fn()} title="Меню">
        Игры, акции, турниры
      </Dialog>
      <Toasts {...args} />
    </>
  ),
}
