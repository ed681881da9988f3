import type { Meta, StoryObj } from '@storybook/react-vite'
import { JackpotTicker } from '#ui/index.ts'

const meta = {
  title: 'Product/JackpotTicker',
  component: JackpotTicker,
  args: {
    label: 'Джекпот сейчас',
    pots: [
      { id: 1, name: 'Мини', total: '6 719 ₽' },
      { id: 2, name: 'Минор', total: '58 204 ₽' },
      { id: 3, name: 'Мажор', total: '417 993 ₽' },
      { id: 4, name: 'Гранд', total: '3 000 000 ₽' },
    ],
  },
} satisfies Meta<typeof JackpotTicker>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const One: Story = { args: { pots: [{ id: 1, name: 'Гранд', total: '3 000 000 ₽' }] } }
