import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/core/call.ts'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { hashRequest, type IdempotencyKey } from '#server/http/idempotency/idempotency.ts'
import { playerOf } from '#server/accounts/sessions/sessions.ts'
import type { Database } from '#server/db/open.ts'
import type { Context, Services } from './context.ts'
import { rejectionOf, sendRejection, SERVICE_UNAVAILABLE } from './limits/busy.ts'
import { logFailure } from './logging/failure-log.ts'
import { logSecurityEvent, type SecurityEvent } from './logging/security-log.ts'
import { PreparedResponse, serialisePayload } from './prepared-response.ts'
import { requestLanguage } from './request-language.ts'
import { readPart } from './read-part.ts'
import { Rejection } from './rejection.ts'
import { signedIn } from './signed-in.ts'
import { networkOf, visitOf } from './visit.ts'

/** A request parsed by its declaration. */
export interface ParsedRequest<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  /** The idempotency key; `null` if the call does not take one. */
  idempotencyKey: IdempotencyKey | null
}

const KEY = /^[\w-]{1,255}$/u

async function readKey(
  db: Database,
  call: Call<unknown, unknown, unknown, unknown>,
  request: FastifyRequest,
  body: unknown,
): Promise<IdempotencyKey | null> {
  const key = request.headers['idempotency-key']
  if (call.idempotent !== true) return null
  if (typeof key !== 'string' || !KEY.test(key)) throw new Rejection(errorCode.invalidRequest, { status: 400 })
  return { key, requestHash: await hashRequest(db, call.name, body) }
}

/** Rejections in the security log. Too many attempts is missing, because an early resend of a code is one too. */
const SECURITY_EVENTS: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  [errorCode.tooManyRequests]: 'rateLimited',
  [errorCode.limitExhausted]: 'limitExhausted',
  [errorCode.challengeFailed]: 'challengeFailed',
  [errorCode.passkeyRejected]: 'passkeyRejected',
  [errorCode.wrongCode]: 'wrongCode',
  [errorCode.wrongPassword]: 'wrongCurrentPassword',
}

function sendFailure(
  error: unknown,
  { call, playerId }: { call: string; playerId: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const rejection = rejectionOf(error)
  if (rejection !== null) {
    const event = SECURITY_EVENTS[rejection.code]
    if (event !== undefined && rejection.more.status !== SERVICE_UNAVAILABLE)
      logSecurityEvent(event, { playerId, network: networkOf(request.ip) })
    return sendRejection(reply, rejection)
  }
  logFailure(request, call, error)
  return reply.status(500).send(rejected(errorCode.internalError))
}

/** `Authorization: Token …`. Cookies are never read, to prevent cross-site request forgery. */
const TOKEN = /^Token ([\w.~+/=-]{1,512})$/u

async function contextOf(services: Services, request: FastifyRequest, leaveShare: () => void): Promise<Context> {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? null
  const now = services.clock.now()
  const owner = token === null ? null : await playerOf(services.db, token, now)
  return {
    db: services.db,
    reading: services.reading,
    now,
    bots: services.bots,
    providers: services.providers,
    language: requestLanguage(request.headers['accept-language']),
    token,
    player: owner === null || owner.isBlocked ? null : owner.id,
    playerVersion: owner?.version ?? 0,
    isBlocked: owner?.isBlocked ?? false,
    visit: visitOf(request),
    // Never the Host header: a forged one would bind the code to the forger's site.
    host: services.siteHost ?? null,
    leaveShare,
    sendMessage(message) {
      leaveShare()
      return services.sendMessage(message)
    },
  }
}

/** Header of a request; `null` if it is missing or repeated. */
const headerOf = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

export interface RouteOptions {
  /** Whether the call waits in the share of its network. An upload may take minutes to arrive, and has its own limit. */
  isShared?: boolean
}

/**
 * Registers a declared call below `/api`, with and without a trailing slash. The handler returns the data, or a prepared
 * response for many requests. A second move of a player is rejected at once.
 */
export function route<Params, Query, Body, Data>(
  app: FastifyInstance,
  services: Services,
  call: Call<Params, Query, Body, Data>,
  handler: (
    context: Context,
    parsed: ParsedRequest<Params, Query, Body>,
    request: FastifyRequest,
  ) => Promise<Data | PreparedResponse>,
  { isShared = true }: RouteOptions = {},
): void {
  const limits = app.requestLimits
  const isMove = call.idempotent === true || call.exclusive === true
  const bare = call.path.replace(/\/$/u, '')
  for (const url of [`/api${bare}`, `/api${bare}/`]) {
    app.route({
      method: call.method,
      url,
      async handler(request, reply) {
        let playerId: number | undefined
        const [session, key] = [headerOf(request, 'authorization'), headerOf(request, 'idempotency-key')]
        const answer = async (leaveShare: () => void) => {
          const context = await contextOf(services, request, leaveShare)
          playerId = context.player ?? undefined
          if (!call.guest) signedIn(context)
          const body = readPart(call.body, request.body)
          const parsed = {
            params: readPart(call.params, request.params),
            query: readPart(call.query, request.query),
            body,
            idempotencyKey: await readKey(services.db, call, request, body),
          }
          const run = () => handler(context, parsed, request)
          return isMove && context.player !== null ? limits.move(`player ${context.player}`, key, run) : run()
        }
        const share = () => (isShared ? limits.share(request, reply, answer) : answer(() => undefined))
        try {
          // By the session first, which needs no database; by the player in `answer`, for moves of two sessions.
          const data = await (isMove && session !== null ? limits.move(`session ${session}`, key, share) : share())
          if (data instanceof PreparedResponse) return await data.send(request, reply)
          return await reply.send(accepted(serialisePayload(call, data)))
        } catch (error) {
          return sendFailure(error, { call: call.name, playerId }, request, reply)
        }
      },
    })
  }
}
