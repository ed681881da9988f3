import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { isLanguage } from '#contract/core/languages.ts'
import type { Services } from '#server/http/context.ts'
import { gameBy } from '#server/games/queries.ts'
import { framePage } from './frame-page.ts'
import { openPurse, playRound, refill } from './session.ts'

const COOKIE = 'play'
/** Error for a missing or unknown purse; fetching the purse creates one. */
const NO_PURSE = 200
const MONTH_SECONDS = 30 * 24 * 3600
const frameFile = (name: string) => new URL(`./frame/${name}`, import.meta.url)

const SpinBody = z.object({
  id: z.string().check(z.regex(/^[\da-f-]{36}$/u)),
  game: z.string().check(z.regex(/^[\w-]{1,80}$/u)),
  stake: z.int().check(z.positive()),
})

function purseCookie(request: FastifyRequest): string | undefined {
  const match = /(?:^|;\s*)play=([\da-f-]{36})/u.exec(request.headers.cookie ?? '')
  return match?.[1]
}

function setPurseCookie(reply: FastifyReply, request: FastifyRequest, id: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${COOKIE}=${id}; Path=/play; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  )
}

async function serveFrame(app: FastifyInstance, name: string, type: string): Promise<void> {
  const text = await readFile(frameFile(name), 'utf8')
  app.get(`/play/cherry-row/${name}`, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
}

/** Routes of the reference game: frame, purse and rounds. */
export async function cherryRowRoutes(app: FastifyInstance, { db, clock }: Services): Promise<void> {
  await serveFrame(app, 'frame.css', 'text/css; charset=utf-8')
  await serveFrame(app, 'api-client.js', 'text/javascript; charset=utf-8')
  await serveFrame(app, 'frame.js', 'text/javascript; charset=utf-8')

  app.get<{ Querystring: { game?: string; lang?: string } }>('/play/cherry-row', async (request, reply) => {
    const game = await gameBy(db, request.query.game ?? 'cherry-row')
    if (game === undefined) return reply.status(404).type('text/plain').send('No such game')
    const language = isLanguage(request.query.lang) ? request.query.lang : 'ru'
    const name = language === 'ru' ? game.name_ru : game.name_en
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(framePage({ language, name, slug: game.slug }))
  })

  app.get('/play/cherry-row/purse', async (request, reply) => {
    const { id, view } = await openPurse(db, purseCookie(request), clock.systemNow())
    setPurseCookie(reply, request, id)
    return accepted(view)
  })

  app.post('/play/cherry-row/refill', async (request, reply) => {
    const id = purseCookie(request)
    const view = id === undefined ? null : await refill(db, id, clock.systemNow())
    return view === null ? reply.status(401).send(rejected(NO_PURSE)) : accepted(view)
  })

  app.post('/play/cherry-row/spin', async (request, reply) => {
    const id = purseCookie(request)
    if (id === undefined) return reply.status(401).send(rejected(NO_PURSE))
    const body = z.safeParse(SpinBody, request.body)
    if (!body.success) return reply.status(400).send(rejected(1))
    const result = await playRound(db, id, { ...body.data, now: clock.now(), systemNow: clock.systemNow() })
    switch (result.kind) {
      case 'played':
        return accepted(result.round)
      case 'tooSoon':
        return reply.status(429).send(rejected(5, { data: { waitMs: result.waitMs } }))
      case 'noPurse':
        return reply.status(401).send(rejected(NO_PURSE))
      case 'noFunds':
        return rejected(430)
      case 'badStake':
        return reply.status(400).send(rejected(1))
    }
  })
}
