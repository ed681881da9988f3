import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import { tournaments } from '#server/content/tournaments.ts'
import { historySeeds, playBotRound, type BotGame } from '#server/bots/rounds.ts'
import { sharePrizes } from '#server/tournaments/scoring.ts'
import { botNicknames, regularNicknames } from './nicknames.ts'
import { seeded } from './random.ts'
import { siteContent } from '#server/content/current.ts'
import { byPopularity, firstOfEachMotif } from './spread-motifs.ts'
import type { KeptRun } from './kept-content.ts'
import { scheduleRun } from './tournament-runs.ts'
import { desktopOnly, mobileOnly, providers, rejections } from './titles.ts'

/** Inputs of the seed; equal options give equal content on every machine. */
export interface SeedOptions {
  /** Milliseconds since the epoch. */
  now: number
  seed: number
  /** Size of the catalogue, for benchmarks (`SANDBOX_GAMES`). */
  games: number | null
  /** Secret of the bots' seeds; random by default. */
  botSecret?: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const THREE_YEARS = 3 * 365 * DAY
const BOT_ROUNDS = 3000
/** Maximum rounds per player and tournament. */
const MAX_ROUNDS_PER_TOURNAMENT = 5

const date = (epochMs: number): Date => new Date(epochMs)

/** Returns the game rows; the catalogue is repeated under other names up to the requested size. */
export function gameRows({ now, seed, games }: SeedOptions) {
  const { games: catalogue } = siteContent()
  const count = Math.max(catalogue.length, games ?? 0)
  const copies = Array.from({ length: Math.ceil(count / catalogue.length) }, (_, copy) =>
    catalogue.map((game) => ({ ...game, copy })),
  )
  return copies
    .flat()
    .slice(0, count)
    .map(({ slug, name: { ru, en }, scene, engine, isTable, jackpot, copy }, index) => {
      const name = copy === 0 ? slug : `${slug}-${copy + 1}`
      const random = seeded(seed, name)
      const popularity = Math.round(1000 / (1 + random.int(count) ** 0.8))
      return {
        id: index + 1,
        slug: name,
        name_ru: copy === 0 ? ru : `${ru} ${copy + 1}`,
        name_en: copy === 0 ? en : `${en} ${copy + 1}`,
        provider_id: slug === 'cherry-row' ? providers.length : 1 + random.int(providers.length - 1),
        motif: scene,
        engine,
        is_table: isTable,
        on_desktop: !mobileOnly.has(slug),
        on_mobile: !desktopOnly.has(slug),
        hits: popularity * 40 + random.int(40),
        popularity: popularity + 1,
        pot_id: copy === 0 ? jackpot : null,
        refusal: copy === 0 ? (rejections[slug] ?? null) : null,
        created_at: date(moscowDay(now).from - random.int(THREE_YEARS / HOUR) * HOUR),
      }
    })
}

interface SeededGame extends BotGame {
  motif: string
  popularity: number
}
const popularFirst = (games: readonly SeededGame[]): SeededGame[] => games.toSorted(byPopularity)

/** Returns the rows of each tournament: itself, its games, prizes and players. Runs that players know stay as they are. */
export function tournamentRows(
  options: SeedOptions,
  games: readonly SeededGame[],
  { seededOn, runs }: { seededOn: number; runs: ReadonlyMap<string, KeptRun> },
) {
  const popular = popularFirst(games).slice(0, 60)
  let lastId = Math.max(0, ...[...runs.values()].map(({ id }) => id))
  return tournaments.map((entry) => {
    const random = seeded(options.seed, entry.slug)
    const run = runs.get(entry.slug)
    const id = run?.id ?? (lastId += 1)
    const { started_at, ended_at } = run ?? scheduleRun(entry, seededOn, options.now)
    // No player could take part in a run that is over when it is created.
    const awarded_until = run?.awarded_until ?? (ended_at.getTime() <= options.now ? ended_at : date(0))
    const chosen = firstOfEachMotif(random.shuffled(popular).slice(0, entry.games))
    const kept = (run?.games ?? []).flatMap((id) => games.find((game) => game.id === id) ?? [])
    const tournamentGames = kept.length > 0 ? kept : chosen
    const allBots = Array.from({ length: botNicknames.length }, (__, index) => index + 1)
    const candidates = entry.players > regularNicknames.length ? allBots : allBots.slice(0, regularNicknames.length)
    return {
      row: {
        id,
        slug: entry.slug,
        name_ru: entry.name.ru,
        name_en: entry.name.en,
        description_ru: entry.text.ru,
        description_en: entry.text.en,
        fund_kopecks: entry.fund * KOPECKS_PER_RUBLE,
        motif: entry.scene,
        scoring: entry.scoring,
        started_at,
        ended_at,
        awarded_until,
      },
      games: tournamentGames.map((game, position) => ({ tournament_id: id, game_id: game.id, position })),
      prizes: sharePrizes(entry.fund * KOPECKS_PER_RUBLE, entry.prizes).map((amount_kopecks, index) => ({
        tournament_id: id,
        place: index + 1,
        amount_kopecks,
      })),
      bots: random
        .shuffled(candidates)
        .slice(0, entry.players)
        .map((bot_id) => ({ tournament_id: id, bot_id })),
    }
  })
}

/** Returns past bot rounds: a month in the lobby and their rounds in tournaments. */
export function botRounds(
  options: SeedOptions,
  games: readonly SeededGame[],
  seededTournaments: ReturnType<typeof tournamentRows>,
) {
  const random = seeded(options.seed, 'house rounds')
  const popular = popularFirst(games).slice(0, 60)
  const rounds = Array.from({ length: BOT_ROUNDS }, (_, nonce) => {
    const botId = 1 + random.int(regularNicknames.length)
    return playBotRound(historySeeds(options.seed, botId, nonce), random, {
      botId,
      game: random.pick(popular),
      playedAt: options.now - random.int(29 * 24 * 60) * 60_000,
    })
  })
  for (const { row, games: eligibleGames, bots } of seededTournaments) {
    const from = row.started_at.getTime()
    const minutes = Math.floor((Math.min(options.now, row.ended_at.getTime()) - from) / 60_000)
    for (const { bot_id } of minutes < 1 ? [] : bots) {
      for (let remaining = 1 + random.int(MAX_ROUNDS_PER_TOURNAMENT); remaining > 0; remaining -= 1) {
        const playedAt = from + random.int(minutes) * 60_000
        const { game_id } = random.pick(eligibleGames)
        const game = games.find(({ id }) => id === game_id)
        if (game === undefined) continue
        const seeds = historySeeds(options.seed, bot_id, rounds.length)
        rounds.push(playBotRound(seeds, random, { botId: bot_id, game, playedAt }))
      }
    }
  }
  return rounds.map((round, index) => ({ id: index + 1, ...round }))
}
