import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page, Surface } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { children: null },
  render: (_, { globals }) => (
    <Page>
      <Surface>{pickText({ ru: 'Панель', en: 'Panel' }, globals['language'])}</Surface>
    </Page>
  ),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
