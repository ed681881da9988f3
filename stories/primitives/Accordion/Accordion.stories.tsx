import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Accordion } from '#ui/index.ts'

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      { id: 'withdraw', title: 'Как вывести деньги?', content: 'Заявка обрабатывается в течение трёх часов.' },
      { id: 'passport', title: 'Нужен ли паспорт?', content: 'Да, перед первым выводом: две фотографии.' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

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
