import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack, Surface } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: null },
  render: (args, { globals }) => (
    <Stack {...args}>
      {[1, 2, 3].map((at) => (
        <Surface key={at}>
          {pickText({ ru: 'Панель', en: 'Panel' }, globals['language'])} {at}
        </Surface>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

export const WiderApart: Story = { args: { gap: 8 } }
