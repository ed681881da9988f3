import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns, Surface } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: { children: null },
  render: (_, { globals }) => (
    <Columns>
      {[1, 2, 3].map((at) => (
        <Surface key={at}>
          {pickText({ ru: 'Панель', en: 'Panel' }, globals['language'])} {at}
        </Surface>
      ))}
    </Columns>
  ),
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
