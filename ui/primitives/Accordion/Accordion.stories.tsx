import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'withdraw',
        title: localized({ ru: 'Как вывести деньги?', en: 'How do I withdraw money?' }),
        content: localized({
          ru: 'Заявка обрабатывается в течение трёх часов.',
          en: 'Requests are processed within three hours.',
        }),
      },
      {
        id: 'passport',
        title: localized({ ru: 'Нужен ли паспорт?', en: 'Do I need a passport?' }),
        content: localized({
          ru: 'Да, перед первым выводом: две фотографии.',
          en: 'Yes, before the first withdrawal: two photos.',
        }),
      },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { visual: { motion: 'on click' } } }

export const FirstOpen: Story = { args: { defaultOpen: ['withdraw'] } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus()
  },
}
