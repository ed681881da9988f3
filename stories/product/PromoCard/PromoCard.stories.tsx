import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, PromoCard } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/PromoCard',
  component: PromoCard,
  args: {
    title: 'Кешбэк по понедельникам: до 50 %',
    image: 'mountains-wide.svg',
    time: 'По понедельникам, 00:00–23:59 МСК',
    children: null,
    action: null,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 440 }}>
      <PromoCard {...args} action={<Button tone="primary">{say('Создать аккаунт', globals['language'])}</Button>}>
        {say('Возвращается часть собственных денег, проигранных за неделю.', globals['language'])}
      </PromoCard>
    </div>
  ),
} satisfies Meta<typeof PromoCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}

export const WithoutPicture: Story = { args: { image: null, time: '' } }
