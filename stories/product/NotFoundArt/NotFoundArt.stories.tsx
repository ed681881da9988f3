import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, NotFoundArt } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/NotFoundArt',
  component: NotFoundArt,
  render: (_, { globals }) => (
    <>
      <NotFoundArt />
      <Heading level={1}>{say('Такой страницы нет', globals['language'])}</Heading>
    </>
  ),
} satisfies Meta<typeof NotFoundArt>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
