import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink, Countdown, Link, TournamentBanner, TournamentStanding } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { tournamentNames } from '#stories/fixtures/names.ts'
import { standing } from '#stories/fixtures/winners.ts'

const meta = {
  title: 'Product/TournamentBanner',
  component: TournamentBanner,
  args: {
    name: tournamentNames.polarRace,
    image: 'mountains-wide.svg',
    status: localized({ ru: 'Идёт до 27 ноября, 07:00 МСК', en: 'On until 27 November, 07:00 MSK' }),
    tone: 'current',
    figures: [],
    rules: localized({
      ru: '40 призовых мест. Очко за каждые 10 ₽ ставок собственными деньгами, выигрыш не важен.',
      en: '40 prizes. One point for every 10\u00a0₽ of your own money you bet; wins don’t matter.',
    }),
  },
} satisfies Meta<typeof TournamentBanner>

export default meta
type Story = StoryObj<typeof meta>

const time = (label: string) => ({ label, value: <Countdown label={label} remaining={standing(197_629)} /> })
const fund = (language: unknown) => ({
  label: pickText({ ru: 'Фонд', en: 'Prize pool' }, language),
  value: inLanguage('500 000 ₽', language),
  money: true,
})
const row = (place: string, name: string, points: string, prize: string, isOwn = false) => ({
  place,
  name,
  fullName: name,
  points,
  prize,
  isOwn,
})

export const Running: Story = {
  render: (args, { globals: { language } }) => (
    <TournamentBanner
      {...args}
      figures={[time(pickText({ ru: 'Осталось', en: 'Time left' }, language)), fund(language)]}
      action={
        <>
          <ButtonLink href="#" tone="primary">
            {pickText({ ru: 'Играть в турнире', en: 'Play in the tournament' }, language)}
          </ButtonLink>
          <Link href="#">{pickText({ ru: 'Правила и призы', en: 'Rules and prizes' }, language)}</Link>
        </>
      }
      standing={
        <TournamentStanding
          label={pickText({ ru: 'Моё место из 212', en: 'My rank out of 212' }, language)}
          figure="14"
          prize={{
            label: pickText({ ru: 'Приз сейчас', en: 'Current prize' }, language),
            value: inLanguage('7 900 ₽', language),
          }}
          next={{
            text: pickText({ ru: 'До 13 места: 39 очков', en: '39 points to rank 13' }, language),
            valueText: pickText({ ru: '390 ₽ ставок', en: '390 ₽ of bets' }, language),
            value: 208,
            max: 247,
          }}
          rows={inLanguage(
            [
              row('13', 'nord•••', localized({ ru: '246 очков', en: '246 points' }), '8 600 ₽'),
              row(
                '14',
                localized({ ru: 'вы', en: 'you' }),
                localized({ ru: '208 очков', en: '208 points' }),
                '7 900 ₽',
                true,
              ),
              row('15', 'sveta•••', localized({ ru: '201 очко', en: '201 points' }), '7 300 ₽'),
            ],
            language,
          )}
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
  args: {
    status: localized({ ru: 'Скоро, с 27 ноября, 07:00 МСК', en: 'Soon, from 27 November, 07:00 MSK' }),
    tone: 'future',
  },
  render: (args, { globals: { language } }) => (
    <TournamentBanner
      {...args}
      figures={[time(pickText({ ru: 'До начала', en: 'Starts in' }, language)), fund(language)]}
      action={<ButtonLink href="#">{pickText({ ru: 'Игры турнира', en: 'Tournament games' }, language)}</ButtonLink>}
    />
  ),
}

/** Place and prize stand where time and fund were. */
export const OverWithoutPicture: Story = {
  args: {
    status: localized({ ru: 'Завершён 27 ноября, 07:00 МСК', en: 'Ended 27 November, 07:00 MSK' }),
    tone: 'past',
    image: null,
  },
  render: (args, { globals: { language } }) => (
    <TournamentBanner
      {...args}
      figures={[
        { label: pickText({ ru: 'Ваше место', en: 'Your rank' }, language), value: '14' },
        {
          label: pickText({ ru: 'Ваш приз', en: 'Your prize' }, language),
          value: inLanguage('7 900 ₽', language),
          money: true,
        },
      ]}
    />
  ),
}
