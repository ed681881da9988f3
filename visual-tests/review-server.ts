import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { approveFindings, type Approval } from './approve.ts'

/** The same port in every run: the browser keeps verdicts by origin. */
const DEFAULT_PORT = 6107
const COOKIE = 'visual-review'
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'"

/** What the page loads. Anything else in a downloaded folder could be a script. */
const SERVED =
  /^\/(?:(?:index\.html|report\.js|review\.js|review\.css)?|[\w-]+\/[\w-]+\/(?:expected|actual|second|difference)\.webp)$/u

/** Compares secrets in constant time. */
function isEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes)
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const cookieOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${COOKIE}=([^;]*)`, 'u').exec(headers.cookie ?? '')?.[1] ?? ''

const selectionSchema = z.array(
  z.object({ id: z.string(), sha: z.nullable(z.string()), approvedSha: z.exactOptional(z.string()) }),
)

export interface ReviewServerOptions {
  /** The folder of the report with its page. */
  folder: string
  /** A built Storybook for the links of the page. */
  storybook: string
  approve?: typeof approveFindings
  /** Another free port is used if this one is taken. */
  port?: number
}

export interface ReviewServer {
  /** Opens the review once: its token is exchanged for a cookie. */
  url: string
  stop(): Promise<void>
}

/**
 * Serves a report on loopback and approves from it. It writes files of the repository, so it accepts only its own host and
 * origin, and a browser that has opened the URL with the token.
 */
export async function startReviewServer({
  folder,
  storybook,
  approve = approveFindings,
  port = DEFAULT_PORT,
}: ReviewServerOptions): Promise<ReviewServer> {
  const app = fastify({ forceCloseConnections: true })
  const session = randomBytes(24).toString('base64url')
  let token: string | null = randomBytes(24).toString('base64url')
  let host = ''

  app.addHook('onRequest', async (request, reply) => {
    // Another host name that resolves to this machine is an attack (DNS rebinding).
    if (request.headers.host !== host) return reply.code(403).send('Wrong host.')
    if (request.method !== 'GET' && request.headers.origin !== `http://${host}`)
      return reply.code(403).send('Wrong origin.')
    const sentToken = new URL(request.url, `http://${host}`).searchParams.get('token')
    if (sentToken !== null && token !== null && isEqual(sentToken, token)) {
      token = null
      return reply.header('set-cookie', `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/`).redirect('/', 303)
    }
    if (!isEqual(cookieOf(request), session))
      return reply.code(403).send('Open the URL that `npm run visual -- review` has printed. It works once.')
    void reply.header('x-content-type-options', 'nosniff')
    if (!request.url.startsWith('/storybook/')) void reply.header('content-security-policy', POLICY)
    return undefined
  })
  let lastApproval: Promise<unknown> = Promise.resolve()
  /** Approves one selection after the other: each reads and writes the report. */
  const approveInTurn = (selection: z.infer<typeof selectionSchema>): Promise<Approval> => {
    const approval = lastApproval.then(() => approve(selection, folder))
    lastApproval = approval.catch(() => undefined)
    return approval
  }
  app.post('/approve', async (request, reply): Promise<Approval> => {
    const selection = selectionSchema.safeParse(request.body)
    if (!selection.success) return reply.code(400).send('Expected [{ id, sha }].')
    return approveInTurn(selection.data)
  })
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    allowedPath: (path) => SERVED.test(path),
  })
  if (existsSync(storybook))
    await app.register(fastifyStatic, { root: storybook, prefix: '/storybook/', decorateReply: false })
  const listen = (chosenPort: number): Promise<string> => app.listen({ port: chosenPort, host: '127.0.0.1' })
  const address = await listen(port).catch((error: unknown) => {
    if (isPortTaken(error)) return listen(0)
    throw error
  })
  host = new URL(address).host
  return { url: `${address}/?token=${token}`, stop: () => app.close() }
}
