import type { Motif } from '#server/media/motifs.ts'
import type { Scoring } from '#contract/lobby/tournaments.ts'
import type { Bilingual } from './shapes.ts'

/** A tournament. Hours count from midnight in Moscow on the seed day. */
export interface TournamentContent {
  slug: string
  name: Bilingual
  /** HTML: introduction, scoring, an example. */
  text: Bilingual
  /** In rubles. */
  fund: number
  scene: Motif
  fromHours: number
  toHours: number
  scoring: Scoring
  /** Numbers of prizes, participating bots and games. */
  prizes: number
  players: number
  games: number
}

const rules: Readonly<Record<Scoring, Bilingual>> = {
  stakes: {
    ru: '<h3>Как считаются очки</h3><p>Очко — за каждые 10\u00a0₽ ставок собственными деньгами в играх турнира. Выигрыш и проигрыш раунда на очки не влияют.</p><p>Пример: двадцать ставок по 50\u00a0₽ — это 1\u00a0000\u00a0₽, то есть 100 очков.</p>',
    en: '<h3>How scoring works</h3><p>One point for every 10\u00a0₽ of your own money bet in the tournament’s games. Winning or losing a round doesn’t affect your points.</p><p>Example: twenty bets of 50\u00a0₽ make 1,000\u00a0₽, which is 100\u00a0points.</p>',
  },
  ratio: {
    ru: '<h3>Как считаются очки</h3><p>В зачёт идёт один лучший раунд: во сколько раз выигрыш больше ставки. Раунды с бонусными деньгами не считаются. Размер ставки не важен, поэтому ставить больше не нужно.</p><p>Пример: 20\u00a0₽ ставки и 420\u00a0₽ выигрыша — это 21 очко.</p>',
    en: '<h3>How scoring works</h3><p>Only your best round counts: its win divided by its bet. Rounds with bonus money don’t count. The size of the bet doesn’t matter, so there’s no reason to raise it.</p><p>Example: a bet of 20\u00a0₽ and a win of 420\u00a0₽ score 21\u00a0points.</p>',
  },
  rounds: {
    ru: '<h3>Как считаются очки</h3><p>Каждый сыгранный раунд — одно очко, при любой ставке. Раунды с бонусными деньгами не считаются.</p><p>Пример: сто раундов за неделю — сто очков. Перерывы места не отнимают.</p>',
    en: '<h3>How scoring works</h3><p>Each round you play scores one point, whatever the bet. Rounds with bonus money don’t count.</p><p>Example: a hundred rounds in a week make a hundred points. Taking a break won’t cost you your rank.</p>',
  },
}
const closing: Bilingual = {
  ru: '<p>При равенстве очков выше тот, кто набрал их раньше. Призы приходят на баланс в течение часа после конца, без отыгрыша. Время — московское.</p>',
  en: '<p>In a tie, the first player to reach the score ranks higher. Prizes are paid to your balance within an hour of the end, with no wagering. Times are in Moscow time.</p>',
}

type Facts = Omit<TournamentContent, 'text'> & { lead: Bilingual }
const tournament = ({ lead, ...facts }: Facts): TournamentContent => ({
  ...facts,
  text: {
    ru: `<p>${lead.ru}</p>${rules[facts.scoring].ru}${closing.ru}`,
    en: `<p>${lead.en}</p>${rules[facts.scoring].en}${closing.en}`,
  },
})

/** Three running, two upcoming and five finished tournaments; the finished ones include 8, 250 and no players. */
export const tournaments: readonly TournamentContent[] = [
  tournament({
    slug: 'polar-race',
    name: { ru: 'Полярная гонка', en: 'Polar Race' },
    lead: {
      ru: 'Шесть суток по северным играм. Сорок призовых мест, таблица обновляется, пока вы на неё смотрите.',
      en: 'Six days of northern games. Forty prizes, and a leaderboard that updates as you watch.',
    },
    fund: 500_000,
    scene: 'mountains',
    fromHours: -67,
    toHours: 79,
    scoring: 'stakes',
    prizes: 40,
    players: 58,
    games: 24,
  }),
  tournament({
    slug: 'star-week',
    name: { ru: 'Звёздная неделя', en: 'Star Week' },
    lead: {
      ru: 'Неделя под звёздным небом: играйте понемногу, каждый раунд на счету.',
      en: 'A week under the stars: play a little at a time, every round counts.',
    },
    fund: 150_000,
    scene: 'stars',
    fromHours: -37,
    toHours: 131,
    scoring: 'rounds',
    prizes: 20,
    players: 45,
    games: 18,
  }),
  tournament({
    slug: 'best-ratio',
    name: { ru: 'Лучший множитель', en: 'Best Multiplier' },
    lead: {
      ru: 'Двое суток, один удачный раунд. Минимальной ставки достаточно.',
      en: 'Two days, one lucky round. The minimum bet is enough.',
    },
    fund: 50_000,
    scene: 'compass',
    fromHours: -7,
    toHours: 40,
    scoring: 'ratio',
    prizes: 10,
    players: 24,
    games: 12,
  }),
  tournament({
    slug: 'amber-cup',
    name: { ru: 'Янтарный кубок', en: 'Amber Cup' },
    lead: {
      ru: 'Самый большой фонд сезона. Играть можно с первой минуты, записываться заранее не нужно.',
      en: 'The biggest prize pool of the season. Play from the first minute, no need to sign up in advance.',
    },
    fund: 1_000_000,
    scene: 'lighthouse',
    fromHours: 63,
    toHours: 231,
    scoring: 'stakes',
    prizes: 40,
    players: 0,
    games: 30,
  }),
  tournament({
    slug: 'round-marathon',
    name: { ru: 'Марафон раундов', en: 'Round Marathon' },
    lead: {
      ru: 'Длинная дистанция без спешки: важны раунды, а не ставки.',
      en: 'A long distance at an easy pace: rounds matter, bets don’t.',
    },
    fund: 80_000,
    scene: 'train',
    fromHours: 103,
    toHours: 271,
    scoring: 'rounds',
    prizes: 15,
    players: 0,
    games: 14,
  }),
  tournament({
    slug: 'autumn-final',
    name: { ru: 'Осенний финал', en: 'Autumn Final' },
    lead: {
      ru: 'Неделя итогов: тридцать призов и одна жар-птица на всех.',
      en: 'The closing week: thirty prizes and one firebird for everyone.',
    },
    fund: 300_000,
    scene: 'firebird',
    fromHours: -397,
    toHours: -227,
    scoring: 'stakes',
    prizes: 30,
    players: 60,
    games: 20,
  }),
  tournament({
    slug: 'small-eight',
    name: { ru: 'Малая восьмёрка', en: 'The Small Eight' },
    lead: {
      ru: 'Камерный турнир на восьмерых: каждый на виду.',
      en: 'An intimate tournament for eight players.',
    },
    fund: 50_000,
    scene: 'clover',
    fromHours: -597,
    toHours: -427,
    scoring: 'ratio',
    prizes: 5,
    players: 8,
    games: 8,
  }),
  tournament({
    slug: 'great-crowd',
    name: { ru: 'Большой сбор', en: 'The Great Crowd' },
    lead: {
      ru: 'Двести пятьдесят участников и сорок призов.',
      en: 'Two hundred and fifty players and forty prizes.',
    },
    fund: 700_000,
    scene: 'crown',
    fromHours: -797,
    toHours: -637,
    scoring: 'stakes',
    prizes: 40,
    players: 250,
    games: 30,
  }),
  tournament({
    slug: 'silver-fox',
    name: { ru: 'Серебряная лиса', en: 'Silver Fox' },
    lead: {
      ru: 'По следам лисы: двенадцать призов за терпение.',
      en: 'On the trail of the fox: twelve prizes for patience.',
    },
    fund: 120_000,
    scene: 'fox',
    fromHours: -997,
    toHours: -837,
    scoring: 'rounds',
    prizes: 12,
    players: 36,
    games: 16,
  }),
  tournament({
    slug: 'quiet-start',
    name: { ru: 'Тихий старт', en: 'Quiet Start' },
    lead: {
      ru: 'Первый турнир Кассиопеи. Участников не нашлось, фонд перешёл дальше.',
      en: 'Cassiopeia’s first tournament. No one took part, so the prize pool rolled over.',
    },
    fund: 60_000,
    scene: 'owl',
    fromHours: -1197,
    toHours: -1037,
    scoring: 'stakes',
    prizes: 10,
    players: 0,
    games: 8,
  }),
]
