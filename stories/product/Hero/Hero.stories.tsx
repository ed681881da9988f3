import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hero, PromoSlide, Surface, Text } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/Hero',
  component: Hero,
  args: { children: null },
  render: (args, { globals }) => (
    <Hero {...args}>
      <PromoSlide
        priority
        image="stars-wide.svg"
        title={say('300 % до 50 000 ₽ и 210 фриспинов', globals['language'])}
        text={say('За первые три депозита. Условия — на одной странице.', globals['language'])}
        action={{ label: say('Получить бонус', globals['language']), href: '#bonus' }}
      />
    </Hero>
  ),
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

/** A sandboxed iframe instead of the picture. */
export const AFrame: Story = {
  render: (args, { globals }) => (
    <Hero {...args}>
      <PromoSlide
        image={null}
        frame={{ src: 'mountains-wide.svg', name: say('Полярная гонка: 500 000 ₽', globals['language']) }}
        title={say('Полярная гонка: 500 000 ₽', globals['language'])}
        text={say('Сорок призовых мест.', globals['language'])}
        action={null}
      />
    </Hero>
  ),
}

export const WithRegistration: Story = {
  render: (args, { globals }) => (
    <Hero
      {...args}
      aside={
        <Surface>
          <Text>{say('Регистрация', globals['language'])}</Text>
        </Surface>
      }
    >
      <PromoSlide
        image="mountains-wide.svg"
        title={say('Полярная гонка: 500 000 ₽', globals['language'])}
        text={say('Сорок призовых мест.', globals['language'])}
        action={null}
      />
    </Hero>
  ),
}
