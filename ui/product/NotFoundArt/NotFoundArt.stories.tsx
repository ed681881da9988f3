import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, NotFoundArt } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/NotFoundArt',
  component: NotFoundArt,
  render: (_, { globals }) => (
    <>
      <NotFoundArt />
      <Heading level={1}>{pickText({ ru: 'Такой страницы нет', en: 'Page not found' }, globals['language'])}</Heading>
    </>
  ),
} satisfies Meta<typeof NotFoundArt>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
