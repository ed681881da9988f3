import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text, VisuallyHidden } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: null },
  render: (args, { globals }) => (
    <Text as="p">
      <VisuallyHidden {...args}>{say('Очки до следующего уровня', globals['language'])}: </VisuallyHidden>
      {say('1 200 из 4 500', globals['language'])}
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const BesideANumber: Story = {
  play: async ({ canvas, globals }) => {
    const words = canvas.getByText(new RegExp(say('Очки до следующего уровня', globals['language']), 'u'))
    const { width, height } = words.getBoundingClientRect()
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    await expect(words.parentElement).toHaveTextContent(say('1 200 из 4 500', globals['language']))
  },
}
