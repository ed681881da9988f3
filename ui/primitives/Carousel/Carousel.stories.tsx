import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Carousel, PromoSlide } from '#ui/index.ts'
import { inLanguage, localized } from '#stories/fixtures/localized.ts'
import { raceSlide, welcomeSlide } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: localized({ ru: 'Предложения', en: 'Offers' }), delay: 5000, slides: [] },
  render: (args, { globals }) => {
    const welcome = inLanguage(welcomeSlide, globals['language'])
    const race = inLanguage(raceSlide, globals['language'])
    const slides = [
      {
        id: 'one',
        content: (
          <PromoSlide
            image="stars-wide.svg"
            title={welcome.title}
            text={welcome.text}
            action={{ label: welcome.action, href: '#bonus' }}
          />
        ),
      },
      { id: 'two', content: <PromoSlide image="mountains-wide.svg" {...race} action={null} /> },
    ]
    return (
      <div style={{ blockSize: 360 }}>
        <Carousel {...args} slides={slides} />
      </div>
    )
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-roledescription')
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull())
    const buttons = canvas.getAllByRole('button')
    // The second dot: a narrow viewport has no arrows.
    await userEvent.click(buttons[1] ?? document.body)
    await waitFor(() => expect(buttons[1]).toHaveAttribute('aria-current', 'true'))
  },
}
