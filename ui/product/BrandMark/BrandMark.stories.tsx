import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandMark } from '#ui/index.ts'

const meta = {
  title: 'Product/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
