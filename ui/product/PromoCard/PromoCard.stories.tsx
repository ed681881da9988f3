import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, PromoCard } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/PromoCard',
  component: PromoCard,
  args: {
    title: localized({ ru: 'Кешбэк по понедельникам: до 50 %', en: 'Monday cashback: up to 50%' }),
    image: 'mountains-wide.svg',
    time: localized({ ru: 'По понедельникам, 00:00–23:59 МСК', en: 'Mondays, 00:00–23:59 MSK' }),
    children: null,
    action: null,
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 440 }}>
      <PromoCard
        {...args}
        action={
          <Button tone="primary">
            {pickText({ ru: 'Создать аккаунт', en: 'Create account' }, globals['language'])}
          </Button>
        }
      >
        {pickText(
          {
            ru: 'Возвращается часть собственных денег, проигранных за неделю.',
            en: 'You get back part of your own money lost in a week.',
          },
          globals['language'],
        )}
      </PromoCard>
    </div>
  ),
} satisfies Meta<typeof PromoCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}

export const WithoutPicture: Story = { args: { image: null, time: '' } }
