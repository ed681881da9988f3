import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink, Countdown, Link, TournamentBanner, TournamentStanding } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { standing } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/TournamentBanner',
  component: TournamentBanner,
  args: {
    name: 'Полярная гонка',
    image: 'mountains-wide.svg',
    status: 'Идёт до 27 ноября, 07:00 МСК',
    tone: 'current',
    figures: [],
    rules: '40 призовых мест. Очко за каждые 10 ₽ ставок собственными деньгами, выигрыш не важен.',
  },
} satisfies Meta<typeof TournamentBanner>

export default meta
type Story = StoryObj<typeof meta>

const time = (label: string) => ({ label, value: <Countdown label={label} remaining={standing(197_629)} /> })
const fund = (language: unknown) => ({ label: say('Фонд', language), value: say('500 000 ₽', language), money: true })
const row = (place: string, name: string, points: string, prize: string, language: unknown) => ({
  place,
  name: say(name, language),
  fullName: say(name, language),
  points: say(points, language),
  prize: say(prize, language),
  isOwn: name === 'вы',
})

export const Running: Story = {
  render: (args, { globals: { language } }) => (
    <TournamentBanner
      {...args}
      figures={[time(say('Осталось', language)), fund(language)]}
      action={
        <>
          <ButtonLink href="#" tone="primary">
            {say('Играть в турнире', language)}
          </ButtonLink>
          <Link href="#">{say('Правила и призы', language)}</Link>
        </>
      }
      standing={
        <TournamentStanding
          label={say('Моё место из 212', language)}
          figure="14"
          prize={{ label: say('Приз сейчас', language), value: say('7 900 ₽', language) }}
          next={{
            text: say('До 13 места: 39 очк.', language),
            valueText: say('390 ₽ ставок', language),
            value: 208,
            max: 247,
          }}
          rows={[
            row('13', 'nord•••', '246 очк.', '8 600 ₽', language),
            row('14', 'вы', '208 очк.', '7 900 ₽', language),
            row('15', 'sveta•••', '201 очк.', '7 300 ₽', language),
          ]}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/14/u)
  },
}

/** A guest has no place. The action is not gold, because nothing can be played yet. */
export const Soon: Story = {
  args: { status: 'Скоро, с 27 ноября, 07:00 МСК', tone: 'future' },
  render: (args, { globals: { language } }) => (
    <TournamentBanner
      {...args}
      figures={[time(say('До начала', language)), fund(language)]}
      action={<ButtonLink href="#">{say('Игры турнира', language)}</ButtonLink>}
    />
  ),
}

/** Place and prize stand where time and fund were. */
export const OverWithoutPicture: Story = {
  args: { status: 'Завершён 27 ноября, 07:00 МСК', tone: 'past', image: null },
  render: (args, { globals: { language } }) => (
    <TournamentBanner
      {...args}
      figures={[
        { label: say('Ваше место', language), value: '14' },
        { label: say('Ваш приз', language), value: say('7 900 ₽', language), money: true },
      ]}
    />
  ),
}
