import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { isLanguage } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Services } from '#server/http/context.ts'
import { hostOf } from '#server/http/host.ts'
import { gameBy } from '#server/games/queries.ts'
import { playOf, type Play } from '../launches.ts'
import { framePage } from './frame-page.ts'
import { playRound, readPurse, refill } from './session.ts'

const frameFile = (name: string) => new URL(`./frame/${name}`, import.meta.url)

/**
 * Allows the document nothing but the files of its site. The site is named too, because in WebKit `'self'` matches
 * nothing in an opaque origin; `http:` covers `https:`. `server/play/policy.ts` adds the sandbox.
 */
const documentPolicy = (host: string): string =>
  [
    "default-src 'none'",
    ...['script', 'style', 'img', 'font', 'connect'].map((kind) => `${kind}-src 'self' http://${host}`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const FrameQuery = z.object({
  game: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/u))),
  lang: z.optional(z.unknown()),
})

const SpinBody = z.object({
  id: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u)),
  stake: z.int().check(z.positive()),
})

const PLAY_TOKEN = /^Play ([\w-]{1,100})$/u

const noPlay = (reply: FastifyReply) => reply.status(401).send(rejected(errorCode.notSignedIn))

async function serveFrame(app: FastifyInstance, name: string, type: string): Promise<void> {
  const text = await readFile(frameFile(name), 'utf8')
  app.get(`/play/cherry-row/${name}`, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
}

/** Routes of the reference game: frame, purse and rounds. */
export async function cherryRowRoutes(app: FastifyInstance, { db, clock, siteHost }: Services): Promise<void> {
  await serveFrame(app, 'frame.css', 'text/css; charset=utf-8')
  await serveFrame(app, 'api-client.js', 'text/javascript; charset=utf-8')
  await serveFrame(app, 'frame.js', 'text/javascript; charset=utf-8')

  async function findPlay(request: FastifyRequest): Promise<Play | null> {
    const token = PLAY_TOKEN.exec(request.headers.authorization ?? '')?.[1]
    return token === undefined ? null : playOf(db, token, clock.now())
  }

  app.get('/play/cherry-row', async (request, reply) => {
    const query = z.safeParse(FrameQuery, request.query)
    const game = query.success ? await gameBy(db, query.data.game ?? 'cherry-row') : undefined
    if (!query.success || game === undefined) return reply.status(404).type('text/plain').send('No such game')
    const language = isLanguage(query.data.lang) ? query.data.lang : 'ru'
    const name = language === 'ru' ? game.name_ru : game.name_en
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', documentPolicy(siteHost ?? hostOf(request)))
      .send(framePage({ language, name, slug: game.slug }))
  })

  app.get('/play/cherry-row/purse', async (request, reply) => {
    const play = await findPlay(request)
    const view = play && (await readPurse(db, play.purseId, clock.systemNow()))
    return view === null ? noPlay(reply) : accepted(view)
  })

  app.post('/play/cherry-row/refill', async (request, reply) => {
    const play = await findPlay(request)
    const view = play && (await refill(db, play.purseId, clock.systemNow()))
    return view === null ? noPlay(reply) : accepted(view)
  })

  app.post('/play/cherry-row/spin', async (request, reply) => {
    const play = await findPlay(request)
    if (play === null) return noPlay(reply)
    const body = z.safeParse(SpinBody, request.body)
    if (!body.success) return reply.status(400).send(rejected(errorCode.invalidRequest))
    const result = await playRound(db, play, body.data, clock)
    switch (result.kind) {
      case 'played':
        return accepted(result.round)
      case 'tooSoon':
        return reply.status(429).send(rejected(errorCode.tooManyRequests, { data: { waitMs: result.waitMs } }))
      case 'noPurse':
        return noPlay(reply)
      case 'noFunds':
        return rejected(errorCode.insufficientFunds)
      case 'otherStake':
        return reply.status(400).send(rejected(errorCode.parametersInvalid))
      case 'badStake':
      case 'foreignRound':
        return reply.status(400).send(rejected(errorCode.invalidRequest))
    }
  })
}
