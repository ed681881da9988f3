import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hero, PromoSlide, Surface, Text } from '#ui/index.ts'
import { inLanguage, pickText } from '#stories/fixtures/localized.ts'
import { raceSlide, welcomeSlide } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Product/Hero',
  component: Hero,
  args: { children: null },
  render: (args, { globals }) => (
    <Hero {...args}>
      <PromoSlide
        priority
        image="stars-wide.svg"
        title={inLanguage(welcomeSlide.title, globals['language'])}
        text={inLanguage(welcomeSlide.text, globals['language'])}
        action={{ label: inLanguage(welcomeSlide.action, globals['language']), href: '#bonus' }}
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
        frame={{
          src: 'mountains-wide.svg',
          name: inLanguage(raceSlide.title, globals['language']),
        }}
        title={inLanguage(raceSlide.title, globals['language'])}
        text={inLanguage(raceSlide.text, globals['language'])}
        action={null}
      />
    </Hero>
  ),
}

export const WithSignUp: Story = {
  render: (args, { globals }) => (
    <Hero
      {...args}
      aside={
        <Surface>
          <Text>{pickText({ ru: 'Регистрация', en: 'Sign up' }, globals['language'])}</Text>
        </Surface>
      }
    >
      <PromoSlide
        image="mountains-wide.svg"
        title={inLanguage(raceSlide.title, globals['language'])}
        text={inLanguage(raceSlide.text, globals['language'])}
        action={null}
      />
    </Hero>
  ),
}
