import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, Inline } from '#ui/index.ts'
import { inLanguage, localized } from '#stories/fixtures/localized.ts'
import { playerNames } from '#stories/fixtures/names.ts'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: localized({ ru: 'Марина Кузнецова', en: 'Marina Kuznetsova' }) },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {}

export const Large: Story = { args: { size: 'large' } }

export const Unknown: Story = { args: { name: '' } }

export const Several: Story = {
  render: (_, { globals }) => (
    <Inline>
      {[
        localized({ ru: 'Марина Кузнецова', en: 'Marina Kuznetsova' }),
        'igor@example.ru',
        playerNames.anna,
        localized({ ru: 'Ёжик Туманный', en: 'Misty Hedgehog' }),
        '+7 999 123-45-67',
      ].map((name) => (
        <Avatar key={name} name={inLanguage(name, globals['language'])} />
      ))}
      <Avatar name={inLanguage(playerNames.oleg, globals['language'])} size="large" />
      <Avatar name="" size="large" />
    </Inline>
  ),
}
