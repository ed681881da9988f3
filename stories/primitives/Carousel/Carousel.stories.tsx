import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Carousel, PromoSlide } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'Предложения', delay: 5000, slides: [] },
  render: (args, { globals }) => {
    const word = (text: string) => say(text, globals['language'])
    const slides = [
      {
        id: 'one',
        content: (
          <PromoSlide
            image="stars-wide.svg"
            title={word('300 % до 50 000 ₽ и 210 фриспинов')}
            text={word('За первые три депозита. Условия — на одной странице.')}
            action={{ label: word('Получить бонус'), href: '#bonus' }}
          />
        ),
      },
      {
        id: 'two',
        content: (
          <PromoSlide
            image="mountains-wide.svg"
            title={word('Полярная гонка: 500 000 ₽')}
            text={word('Сорок призовых мест.')}
            action={null}
          />
        ),
      },
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
