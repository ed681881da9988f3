import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Podium } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { podium } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/Podium',
  component: Podium,
  args: { label: localized({ ru: 'Победители недели', en: 'Weekly winners' }), winners: podium },
} satisfies Meta<typeof Podium>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const One: Story = { args: { winners: podium.slice(0, 1) } }

export const WithoutPictures: Story = { args: { winners: podium.map((winner) => ({ ...winner, image: null })) } }
