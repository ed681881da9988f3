import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { getLuckyWinners, getWinners, type Winner } from '#contract/lobby/winners.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/http/context.ts'
import { PreparedResponse } from '#server/http/prepared-response.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { route } from '#server/http/route.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { gameLogo, gamePicture } from '#server/media/urls.ts'

const DAY = 86_400_000
/** Three pages of the winners page (`spec §2`). */
const MAX_LISTED = 30
/** Wins that fit twenty seconds at two seconds each. */
const MAX_LUCKY = 10

interface WinRow {
  nick: string
  slug: string
  name_ru: string
  name_en: string
  amount: number
  won_at: Date
}

const toWinner =
  (language: Language) =>
  ({ nick, slug, name_ru, name_en, amount, won_at }: WinRow): Winner => ({
    user: nick,
    game: language === 'ru' ? name_ru : name_en,
    win: rubles(amount),
    date: won_at.getTime(),
    image: gameLogo(slug),
    slug,
  })

/** Returns the rounds with the largest wins in a period. Limits first, so that names are joined for few rows. */
const bestRounds = (db: Database, from: number, to: number) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom('house_rounds')
        .select(['id', 'player_id', 'game_id', 'win_kopecks', 'played_at'])
        .where('played_at', '>=', new Date(from))
        .where('played_at', '<=', new Date(to))
        .where('win_kopecks', '>', 0)
        .orderBy('win_kopecks', 'desc')
        .orderBy('id')
        .limit(MAX_LISTED)
        .as('round'),
    )
    .innerJoin('house_players as player', 'player.id', 'round.player_id')
    .innerJoin('games as game', 'game.id', 'round.game_id')
    .select(['nick', 'slug', 'name_ru', 'name_en', 'win_kopecks as amount', 'played_at as won_at'])
    .orderBy('win_kopecks', 'desc')
    .orderBy('round.id')
    .execute()

const lastJackpots = (db: Database) =>
  db
    .selectFrom('jackpot_hits as hit')
    .innerJoin('house_players as player', 'player.id', 'hit.player_id')
    .innerJoin('games as game', 'game.id', 'hit.game_id')
    .select(['nick', 'slug', 'name_ru', 'name_en', 'amount_kopecks as amount', 'hit_at as won_at'])
    .orderBy('hit_at', 'desc')
    .limit(MAX_LISTED)
    .execute()

/** Language-independent hash of a list of wins. */
const hashOf = (rows: readonly WinRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ nick, slug, amount, won_at }) => [nick, slug, amount, won_at.getTime()])))
    .digest('base64url')
    .slice(0, 16)

/** Routes of winners: week and month by amount, jackpots by date (`spec §2`), and lucky winners. */
export function winnerRoutes(app: FastifyInstance, services: Services): void {
  const cached = createResponseCache(services.clock)
  const { db, bots } = services

  const readWinners = async (now: number, language: Language) => {
    await bots.playUntil(now)
    const [weekly, monthly, jackpot] = await Promise.all([
      bestRounds(db, now - 7 * DAY, now),
      bestRounds(db, now - 30 * DAY, now),
      lastJackpots(db),
    ])
    const convert = toWinner(language)
    return { weekly: weekly.map(convert), monthly: monthly.map(convert), jackpot: jackpot.map(convert) }
  }

  const readLuckyWinners = async (now: number, language: Language) => {
    await bots.playUntil(now)
    const bestWins = (await bestRounds(db, now - DAY, now)).slice(0, MAX_LUCKY)
    return {
      hash: hashOf(bestWins),
      items: bestWins.map((row) => ({
        image: gamePicture(row.slug),
        slug: row.slug,
        user: row.nick,
        summ: rubles(row.amount),
        game: language === 'ru' ? row.name_ru : row.name_en,
      })),
    }
  }

  route(app, services, getWinners, ({ language }) =>
    cached(`winners ${language}`, async (now) => PreparedResponse.of(getWinners, await readWinners(now, language))),
  )
  route(app, services, getLuckyWinners, ({ language }) =>
    cached(`lucky ${language}`, async (now) =>
      PreparedResponse.of(getLuckyWinners, await readLuckyWinners(now, language)),
    ),
  )
}
