import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { CLIENT_SEED } from '#contract/play/fairness.ts'
import type { Services } from '#server/http/context.ts'
import type { Mover } from '#server/http/limits/request-limits.ts'
import { changeSeeds, type SeedChangeRefusal } from './change-seeds.ts'
import { playOf, type EnteredPlay, type PlayEnd } from './launches.ts'
import { actInRound, beginRound, type RoundRefusal } from './rounds.ts'
import { readState, refill } from './state.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u
const RoundId = z.string().check(z.regex(UUID))

const RoundBody = z.object({ id: RoundId, bet: z.unknown(), isFreeSpin: z.optional(z.boolean()) })
const ActParams = z.object({ id: RoundId })
const ActBody = z.object({ step: z.int().check(z.nonnegative()), action: z.unknown() })
const SeedsBody = z.object({
  clientSeed: z.optional(z.string().check(z.regex(CLIENT_SEED))),
  nextHash: z.optional(z.string()),
})

const PLAY_TOKEN = /^Play ([\w-]{1,100})$/u

function refuse(reply: FastifyReply, refusal: RoundRefusal | SeedChangeRefusal) {
  switch (refusal.kind) {
    case 'noPurse':
      return reply.status(401).send(rejected(errorCode.notSignedIn))
    case 'tooSoon':
      return reply.status(429).send(rejected(errorCode.tooManyRequests, { data: { waitMs: refusal.waitMs } }))
    case 'noFunds':
      return reply.send(rejected(errorCode.insufficientFunds))
    case 'aboveMaxBet':
      return reply.send(rejected(errorCode.invalidRequest, { data: { reason: 'maxBet' } }))
    case 'freeSpins':
      return reply.send(rejected(errorCode.freeSpinsActive))
    case 'excluded':
      return reply.send(rejected(errorCode.excludedFromWagering))
    case 'blocked':
      return reply.status(403).send(rejected(errorCode.accountBlocked))
    case 'elsewhere':
      return reply.status(401).send(rejected(errorCode.notSignedIn, { data: { reason: 'elsewhere' } }))
    case 'unfinished':
      return reply.send(rejected(errorCode.unfinishedGame))
    case 'stale':
      return reply.send(rejected(errorCode.alreadyFinal))
    case 'conflict':
      return reply.status(400).send(rejected(errorCode.parametersInvalid))
    case 'invalid':
      return reply.status(400).send(rejected(errorCode.invalidRequest))
  }
}

/**
 * Routes of the rounds of every game, for its frame: `Authorization: Play <play token>`. A round id and a step are
 * idempotent, so a frame repeats what it got no response to. A player makes one move at a time.
 */
export function roundRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const { requestLimits } = app

  async function findPlay(request: FastifyRequest): Promise<EnteredPlay | PlayEnd> {
    const token = PLAY_TOKEN.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? 'noPurse' : playOf(db, token, clock.now())
  }

  /** Registers a route that needs a play token. */
  function playRoute(
    method: 'GET' | 'POST',
    url: string,
    handle: (
      play: EnteredPlay,
      request: FastifyRequest,
    ) => Promise<{ data: unknown } | RoundRefusal | SeedChangeRefusal>,
  ): void {
    app.route({
      method,
      url,
      async handler(request, reply) {
        const result = await requestLimits.share(request, reply, async () => {
          const play = await findPlay(request)
          if (typeof play === 'string') return { kind: play }
          if (method === 'GET') return handle(play, request)
          const mover: Mover = play.isReal && play.player !== null ? `player ${play.player}` : `purse ${play.purseId}`
          return requestLimits.move(mover, `${request.url} ${JSON.stringify(request.body)}`, () =>
            handle(play, request),
          )
        })
        return 'data' in result ? reply.send(accepted(result.data)) : refuse(reply, result)
      },
    })
  }

  const stateOf = async (play: EnteredPlay) => {
    const state = await readState(db, play, clock)
    return state === null ? { kind: 'noPurse' as const } : { data: state }
  }

  playRoute('GET', '/play/state', stateOf)

  playRoute('POST', '/play/refill', async (play) => {
    if (play.isReal) return { kind: 'invalid' }
    await refill(db, play)
    return stateOf(play)
  })

  playRoute('POST', '/play/round', async (play, { body: sent }) => {
    const body = z.safeParse(RoundBody, sent)
    if (!body.success) return { kind: 'invalid' }
    const result = await beginRound(db, play, body.data, clock)
    return result.kind === 'played' ? { data: result.round } : result
  })

  playRoute('POST', '/play/round/:id/act', async (play, request) => {
    const [params, body] = [z.safeParse(ActParams, request.params), z.safeParse(ActBody, request.body)]
    if (!params.success || !body.success) return { kind: 'invalid' }
    const result = await actInRound(db, play, { ...params.data, ...body.data }, clock)
    return result.kind === 'played' ? { data: result.round } : result
  })

  playRoute('POST', '/play/seeds', async (play, { body: sent }) => {
    const body = z.safeParse(SeedsBody, sent ?? {})
    if (!body.success) return { kind: 'invalid' }
    const { clientSeed, nextHash } = body.data
    const result = await changeSeeds(db, play, { clientSeed, nextHash }, clock)
    return result.kind === 'changed' ? { data: result.state } : result
  })
}
