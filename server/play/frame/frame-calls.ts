import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#contract/core/call.ts'
import { accepted } from '#contract/core/envelope.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import * as calls from '#contract/play/frame-calls.ts'
import type { Services } from '#server/http/context.ts'
import type { Mover } from '#server/http/limits/request-limits.ts'
import { serialisePayload } from '#server/http/prepared-response.ts'
import { readPart } from '#server/http/read-part.ts'
import { Rejection } from '#server/http/rejection.ts'
import { changeSeeds, type SeedChangeRefusal } from '#server/play/seeds/change-seeds.ts'
import { enterLaunch, playOf, type EnteredPlay, type PlayEnd } from '#server/play/launch/launches.ts'
import { actInRound, beginRound, type RoundRefusal } from '#server/play/round/rounds.ts'
import { rejectionOf as protectionRejection, type ProtectionRefusal } from '#server/protection/refusals.ts'
import { readState, refill } from '#server/play/round/state.ts'

const PLAY_TOKEN = /^Play ([\w-]{1,100})$/u

type Refusal = RoundRefusal | SeedChangeRefusal

/** The code and HTTP status of each refusal. */
const REFUSALS: Readonly<
  Record<Exclude<Refusal, ProtectionRefusal>['kind'], readonly [code: ErrorCode, status: number]>
> = {
  tokenInvalid: [errorCode.notSignedIn, 401],
  elsewhere: [errorCode.notSignedIn, 401],
  tooSoon: [errorCode.tooManyRequests, 429],
  noFunds: [errorCode.insufficientFunds, 200],
  aboveMaxBet: [errorCode.invalidRequest, 200],
  freeSpins: [errorCode.freeSpinsActive, 200],
  excluded: [errorCode.excludedFromWagering, 200],
  blocked: [errorCode.accountBlocked, 403],
  unfinished: [errorCode.unfinishedGame, 200],
  stale: [errorCode.alreadyFinal, 200],
  conflict: [errorCode.parametersInvalid, 400],
  invalid: [errorCode.invalidRequest, 400],
}

function rejectionOf(refusal: Refusal): Rejection {
  if (refusal.kind === 'protected') return protectionRejection(refusal)
  const [code, status] = REFUSALS[refusal.kind]
  switch (refusal.kind) {
    case 'tooSoon':
      return new Rejection(code, { status, data: { waitMs: refusal.waitMs } })
    case 'aboveMaxBet':
      return new Rejection(code, { status, data: { reason: 'maxBet' } })
    case 'elsewhere':
      return new Rejection(code, { status, data: { reason: 'elsewhere' } })
    default:
      return new Rejection(code, { status })
  }
}

/** A request of a frame, parsed by its declaration. */
interface PlayRequest<Params, Body> {
  play: EnteredPlay
  params: Params
  body: Body
}

/** Routes of the calls of every game's frame. A player makes one move at a time. */
export function frameCallRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const { requestLimits } = app

  async function findPlay(request: FastifyRequest): Promise<EnteredPlay | PlayEnd> {
    const token = PLAY_TOKEN.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? 'tokenInvalid' : playOf(db, token, clock.now())
  }

  /** Registers a call that needs a play token. The handler returns the data, or why the call is refused. */
  function playRoute<Params, Body, Data>(
    call: Call<Params, unknown, Body, Data>,
    handle: (request: PlayRequest<Params, Body>) => Promise<{ data: Data } | Refusal>,
  ): void {
    app.route({
      method: call.method,
      url: `/play${call.path}`,
      async handler(request, reply) {
        const result = await requestLimits.share(request, reply, async () => {
          const play = await findPlay(request)
          if (typeof play === 'string') return { kind: play }
          const [params, body] = [readPart(call.params, request.params), readPart(call.body, request.body)]
          const run = () => handle({ play, params, body })
          if (call.method === 'GET') return run()
          const mover: Mover = play.isReal && play.player !== null ? `player ${play.player}` : `purse ${play.purseId}`
          return requestLimits.move(mover, `${request.url} ${JSON.stringify(request.body)}`, run)
        })
        if ('data' in result) return accepted(serialisePayload(call, result.data))
        throw rejectionOf(result)
      },
    })
  }

  app.post(calls.framePath(calls.enterPlay), async (request, reply) => {
    // The token is hashed before it is looked up, so any text may be tried; any other value is an unknown token.
    const body = z.safeParse(calls.enterPlay.body, request.body)
    const token = body.success
      ? await requestLimits.share(request, reply, () => enterLaunch(db, body.data.token, clock.now()))
      : null
    if (token === null) throw rejectionOf({ kind: 'tokenInvalid' })
    return accepted(serialisePayload(calls.enterPlay, { token }))
  })

  const stateOf = async (play: EnteredPlay) => {
    const state = await readState(db, play, clock)
    return state === null ? { kind: 'tokenInvalid' as const } : { data: state }
  }

  playRoute(calls.getPlayState, ({ play }) => stateOf(play))

  playRoute(calls.refillPurse, async ({ play }) => {
    if (play.isReal) return { kind: 'invalid' }
    await refill(db, play)
    return stateOf(play)
  })

  playRoute(calls.beginRound, async ({ play, body }) => {
    const result = await beginRound(db, play, body, services)
    return result.kind === 'played' ? { data: result.round } : result
  })

  playRoute(calls.actInRound, async ({ play, params, body }) => {
    const result = await actInRound(db, play, { ...params, ...body }, services)
    return result.kind === 'played' ? { data: result.round } : result
  })

  playRoute(calls.changeSeeds, async ({ play, body: { clientSeed, nextHash } }) => {
    const result = await changeSeeds(db, play, { clientSeed, nextHash }, clock)
    return result.kind === 'changed' ? { data: result.state } : result
  })
}
