import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text, VisuallyHidden } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const label = { ru: 'Очки до следующего уровня', en: 'Points to next level' }
const value = { ru: '1 200 из 4 500', en: '1,200 of 4,500' }

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: null },
  render: (args, { globals }) => (
    <Text as="p">
      <VisuallyHidden {...args}>{pickText(label, globals['language'])}: </VisuallyHidden>
      {pickText(value, globals['language'])}
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const BesideANumber: Story = {
  play: async ({ canvas, globals }) => {
    const words = canvas.getByText(new RegExp(pickText(label, globals['language']), 'u'))
    const { width, height } = words.getBoundingClientRect()
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    await expect(words.parentElement).toHaveTextContent(pickText(value, globals['language']))
  },
}
