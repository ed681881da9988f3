import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { changeFairness, CLIENT_SEED, getFairness } from '#contract/play/fairness.ts'
import { getRecentGames } from '#contract/play/recent.ts'
import { getRound } from '#contract/play/rounds.ts'
import {
  checkReality,
  getPlaySession,
  setRealityCheck,
  type PlaySession as PlaySessionData,
} from '#contract/play/session.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Context, Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { readProtection } from '#server/protection/facts.ts'
import { acknowledgeReality, setRealityMinutes } from '#server/protection/reality.ts'
import { playSessionAt, realityCheckAt } from '#server/protection/session-now.ts'
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

/** The session as the calls return it: the one that goes on, or that is followed by its pause. */
async function sessionOf(context: Context): Promise<PlaySessionData> {
  const { db, now, language } = context
  const player = signedIn(context)
  const facts = await readProtection(db, player)
  const state = playSessionAt(facts, now)
  const session = state.kind === 'none' ? null : await readSession(db, player, state.beganAt)
  const today = await readToday(db, player, now)
  const dueAt = realityCheckAt(facts, now)
  return {
    started_at: session?.beganAt ?? null,
    staked: rubles(session?.staked ?? 0),
    won: rubles(session?.won ?? 0),
    rounds: session?.rounds ?? 0,
    today: { staked: rubles(today.staked), won: rubles(today.won) },
    jackpot: jackpotOf(session, language),
    reality: { every: facts.realityMinutes, due_at: dueAt, is_due: dueAt !== null && dueAt <= now },
    ends_at: state.kind === 'running' ? state.endsAt : null,
    pause_until: state.kind === 'paused' ? state.until : null,
  }
}

/** Routes of what a player plays with real money: the session, rounds with their proof, seeds, and the last games. */
export function playerPlayRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getPlaySession, sessionOf)
  route(app, services, checkReality, async (context) => {
    await acknowledgeReality(context.db, signedIn(context), context.now)
    return sessionOf(context)
  })
  route(app, services, setRealityCheck, async (context, { body: { every } }) => {
    await setRealityMinutes(context.db, signedIn(context), every, context.now)
    return sessionOf(context)
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
