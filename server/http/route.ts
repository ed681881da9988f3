import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readPayload, writePayload, type Call } from '#contract/call.ts'
import { accepted, refused } from '#contract/envelope.ts'
import { hashRequest, type IdempotencyKey } from '#server/accounts/idempotency.ts'
import { playerOf } from '#server/accounts/sessions.ts'
import type { Context, Services } from './context.ts'
import { logFailure } from './failure-log.ts'
import { hostOf } from './host.ts'
import { requestLanguage } from './request-language.ts'
import { Refuse } from './refusal.ts'
import { signedIn } from './signed-in.ts'
import { visitOf } from './visit.ts'

/** "Invalid request": what is answered when a request does not fit its declaration. */
const INVALID_REQUEST = 1
const INTERNAL_ERROR = 3

/** What a request sends, read by its declaration. */
export interface Sent<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  /** What a repeat is known by; `null` where the call takes no key. */
  once: IdempotencyKey | null
}

const NUL = '\0'

/**
 * A character that no database can keep stands somewhere in it; nobody types one. It is walked part by part: a body may be deeper than
 * a function can call itself.
 */
function holdsNul(whole: unknown): boolean {
  const left = [whole]
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part === 'string' && part.includes(NUL)) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) {
      if (key.includes(NUL)) return true
      left.push(value)
    }
  }
  return false
}

function readPart<T>(schema: z.ZodMiniType<T>, part: unknown): T {
  const read = z.safeParse(schema, part ?? {})
  if (!read.success || holdsNul(part)) throw new Refuse(INVALID_REQUEST, { status: 400 })
  return read.data
}

const KEY = /^[\w-]{1,255}$/u

function readKey(
  call: Call<unknown, unknown, unknown, unknown>,
  request: FastifyRequest,
  body: unknown,
): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (call.once !== true) return null
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refuse(INVALID_REQUEST, { status: 400 })
  return { key, requestHash: hashRequest(call.name, body) }
}

/**
 * An answer that its own declaration cannot read back whole is a mistake of this server, and no player should be the
 * one to find it.
 */
function checkedPayload<Data>(call: Call<unknown, unknown, unknown, Data>, data: Data): unknown {
  const wire = writePayload(call, data)
  const read = readPayload(call, wire)
  if (read.kind === 'broken')
    throw new Error(`${call.name} answers what its declaration cannot read: ${read.path} ${read.reason}`)
  if (read.dropped.length > 0)
    throw new Error(`${call.name} answers items that would be dropped: ${read.dropped[0]?.path}`)
  return wire
}

function sendFailure(error: unknown, call: string, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refuse) return reply.status(error.more.status ?? 200).send(refused(error.code, error.more))
  logFailure(request.log, call, error)
  return reply.status(500).send(refused(INTERNAL_ERROR))
}

/** `Authorization: Token …`. A cookie is never read: no other site can make a browser send a header. */
const TOKEN = /^Token ([\w.~+/=-]{1,512})$/u

async function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? null
  const now = services.clock.now()
  return {
    db: services.db,
    now,
    bots: services.house,
    language: requestLanguage(request.headers['accept-language']),
    token,
    player: token === null ? null : await playerOf(services.db, token, now),
    visit: visitOf(request),
    host: services.siteHost ?? hostOf(request),
  }
}

/** Serves a declared call below `/api`, with and without a slash at its end. */
export function route<Params, Query, Body, Data>(
  app: FastifyInstance,
  services: Services,
  call: Call<Params, Query, Body, Data>,
  handler: (context: Context, sent: Sent<Params, Query, Body>, request: FastifyRequest) => Promise<Data>,
): void {
  const bare = call.path.replace(/\/$/u, '')
  for (const url of [`/api${bare}`, `/api${bare}/`]) {
    app.route({
      method: call.method,
      url,
      async handler(request, reply) {
        try {
          const context = await contextOf(services, request)
          if (!call.guest) signedIn(context)
          const body = readPart(call.body, request.body)
          const sent = {
            params: readPart(call.params, request.params),
            query: readPart(call.query, request.query),
            body,
            once: readKey(call, request, body),
          }
          const data = await handler(context, sent, request)
          return await reply.send(accepted(checkedPayload(call, data)))
        } catch (error) {
          return sendFailure(error, call.name, request, reply)
        }
      },
    })
  }
}
