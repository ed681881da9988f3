import type { Meta, StoryObj } from '@storybook/react-vite'
import { JackpotPanel } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { jackpotNames } from '#stories/fixtures/names.ts'

const meta = {
  title: 'Product/JackpotPanel',
  component: JackpotPanel,
  args: {
    title: localized({ ru: 'Джекпот сейчас', en: 'Current jackpot' }),
    total: '3 482 916,40 ₽',
    note: localized({
      ru: 'Сумма четырёх джекпотов. Игра песочницы.',
      en: 'The total of four jackpots. Sandbox play.',
    }),
    pots: [
      { id: 1, name: jackpotNames.mini, total: '1 480 ₽' },
      { id: 2, name: localized({ ru: 'Кубок Севера', en: 'Northern Cup' }), total: '3 319 896 ₽' },
    ],
  },
} satisfies Meta<typeof JackpotPanel>

export default meta
type Story = StoryObj<typeof meta>

export const WithPots: Story = {}

export const TotalOnly: Story = { args: { pots: [] } }
