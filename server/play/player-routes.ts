import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { changeFairness, CLIENT_SEED, getFairness } from '#contract/play/fairness.ts'
import { getRecentGames } from '#contract/play/recent.ts'
import { getRound } from '#contract/play/rounds.ts'
import { getPlaySession } from '#contract/play/session.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { changeRealSeeds, readFairness } from './seeds/fairness.ts'
import { readSession, readToday, type PlaySession } from './round/play-session.ts'
import { readRecentGames } from './round/recent.ts'
import { readRound } from './round/round-details.ts'

const jackpotOf = (session: PlaySession | null, language: Language) =>
  session === null || session.jackpot === null
    ? null
    : {
        round: session.jackpot.round,
        name: session.jackpot.name?.[language] ?? '',
        sum: rubles(session.jackpot.kopecks),
      }

/** Routes of what a player plays with real money: the session, rounds with their proof, seeds, and the last games. */
export function playerPlayRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getPlaySession, async (context) => {
    const session = await readSession(context.db, signedIn(context), context.now)
    const today = await readToday(context.db, signedIn(context), context.now)
    return {
      started_at: session?.beganAt ?? null,
      staked: rubles(session?.staked ?? 0),
      won: rubles(session?.won ?? 0),
      rounds: session?.rounds ?? 0,
      today: { staked: rubles(today.staked), won: rubles(today.won) },
      jackpot: jackpotOf(session, context.language),
    }
  })
  route(app, services, getRound, async ({ db, player, language, now }, { params: { id } }) => {
    const round = await readRound(db, { id, player, language, now })
    if (round === null) throw new Rejection(errorCode.notFound, { status: 404 })
    return round
  })
  route(app, services, getRecentGames, async (context) => ({
    items: await readRecentGames(context.db, signedIn(context)),
  }))
  route(app, services, getFairness, (context) => readFairness(context.db, signedIn(context)))
  route(app, services, changeFairness, async (context, { body: { client_seed: seed, next_hash: hash } }) => {
    if (seed !== '' && !CLIENT_SEED.test(seed)) throw new Rejection(errorCode.invalidRequest, { status: 400 })
    const asked = { clientSeed: seed || undefined, nextHash: hash || undefined }
    const change = await changeRealSeeds(context.db, signedIn(context), asked, context.now)
    if (change.kind === 'unfinished') throw new Rejection(errorCode.unfinishedGame)
    if (change.kind === 'stale') throw new Rejection(errorCode.alreadyFinal)
    return change.fairness
  })
}
