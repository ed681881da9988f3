import type { Bilingual } from '#server/content/shapes.ts'

const both = (ru: string, en: string): Bilingual => ({ ru, en })

/** A running tournament for the news banner; `fund` in rubles. */
export interface RunningTournament {
  name: Bilingual
  fund: number
  prizes: number
}

const formatRubles = (rubles: number, language: keyof Bilingual) =>
  `${new Intl.NumberFormat(language).format(rubles)}\u00a0₽`

/** News about the running tournament, or where to find the next ones. */
export const tournamentNews = (running: RunningTournament | null): Bilingual =>
  running === null
    ? both(
        'Следующие турниры и их фонды — в разделе «Турниры».',
        'Upcoming tournaments and their prize pools are under “Tournaments”.',
      )
    : both(
        `Идёт турнир «${running.name.ru}»: фонд ${formatRubles(running.fund, 'ru')}, призовых мест — ${running.prizes}.`,
        `The “${running.name.en}” tournament is on: a prize pool of ${formatRubles(running.fund, 'en')}, ${running.prizes} prizes.`,
      )

interface PotContent {
  name: Bilingual
  /** Initial amount in rubles. */
  seed: number
  /** Percentage of each stake. */
  share: number
  /** Average amount staked per hit, in rubles. */
  stakedPerHit: number
}

/** The four jackpots. Each also costs 0.25 % of stakes for its seed, so together they return 2 % of all stakes. */
export const pots: readonly PotContent[] = [
  { name: both('Мини', 'Mini'), seed: 1_000, share: 0.4, stakedPerHit: 400_000 },
  { name: both('Миди', 'Midi'), seed: 10_000, share: 0.3, stakedPerHit: 4_000_000 },
  { name: both('Макси', 'Maxi'), seed: 100_000, share: 0.2, stakedPerHit: 40_000_000 },
  {
    name: both('Кубок Севера', 'Northern Cup'),
    seed: 1_000_000,
    share: 0.1,
    stakedPerHit: 400_000_000,
  },
]

/** Phone prefixes with the country of the flag. */
export const phoneCodes: readonly (readonly [code: string, country: string])[] = [
  ['+7', 'ru'],
  ['+375', 'by'],
  ['+380', 'ua'],
  ['+374', 'am'],
  ['+994', 'az'],
  ['+995', 'ge'],
  ['+996', 'kg'],
  ['+998', 'uz'],
  ['+992', 'tj'],
  ['+993', 'tm'],
  ['+373', 'md'],
  ['+371', 'lv'],
  ['+370', 'lt'],
  ['+372', 'ee'],
  ['+90', 'tr'],
]
