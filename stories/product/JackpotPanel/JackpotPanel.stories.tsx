import type { Meta, StoryObj } from '@storybook/react-vite'
import { JackpotPanel } from '#ui/index.ts'

const meta = {
  title: 'Product/JackpotPanel',
  component: JackpotPanel,
  args: {
    title: 'Джекпот сейчас',
    total: '3 482 916,40 ₽',
    note: 'Сумма четырёх джекпотов. Игра песочницы.',
    pots: [
      { id: 1, name: 'Мини', total: '1 480 ₽' },
      { id: 2, name: 'Кубок Севера', total: '3 319 896 ₽' },
    ],
  },
} satisfies Meta<typeof JackpotPanel>

export default meta
type Story = StoryObj<typeof meta>

export const WithPots: Story = {}

export const TotalOnly: Story = { args: { pots: [] } }
