import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { getLuckyWinners, getWinners, type Winner } from '#contract/lobby/winners.ts'
import type { Services } from '#server/http/context.ts'
import { PreparedResponse } from '#server/http/prepared-response.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { route } from '#server/http/route.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { gameLogo, gamePicture } from '#server/media/urls.ts'
import { bestRounds, lastJackpots, type WinRow } from './wins.ts'

const DAY = 86_400_000
/** Wins that fit twenty seconds at two seconds each. */
const MAX_LUCKY = 10

const toWinner =
  (language: Language) =>
  ({ round, name, slug, name_ru, name_en, amount, won_at }: WinRow): Winner => ({
    user: name,
    game: language === 'ru' ? name_ru : name_en,
    win: rubles(amount),
    date: won_at.getTime(),
    image: gameLogo(slug),
    slug,
    round,
  })

/** Language-independent hash of a list of wins. */
const hashOf = (rows: readonly WinRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ name, slug, amount, won_at }) => [name, slug, amount, won_at.getTime()])))
    .digest('base64url')
    .slice(0, 16)

/** Routes of winners: week and month by amount, jackpots by date (`spec §2`), and lucky winners. */
export function winnerRoutes(app: FastifyInstance, services: Services): void {
  const cached = createResponseCache(app.cache, services.clock)
  const { reading, bots } = services

  const readWinners = async (now: number, language: Language) => {
    await bots.playUntil(now)
    const [weekly, monthly, jackpot] = await reading((db) =>
      Promise.all([bestRounds(db, now - 7 * DAY, now), bestRounds(db, now - 30 * DAY, now), lastJackpots(db)]),
    )
    const convert = toWinner(language)
    return { weekly: weekly.map(convert), monthly: monthly.map(convert), jackpot: jackpot.map(convert) }
  }

  const readLuckyWinners = async (now: number, language: Language) => {
    await bots.playUntil(now)
    const bestWins = (await reading((db) => bestRounds(db, now - DAY, now))).slice(0, MAX_LUCKY)
    return {
      hash: hashOf(bestWins),
      items: bestWins.map((row) => ({
        image: gamePicture(row.slug),
        slug: row.slug,
        user: row.name,
        summ: rubles(row.amount),
        game: language === 'ru' ? row.name_ru : row.name_en,
        round: row.round,
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
