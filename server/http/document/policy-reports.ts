import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { textOr } from '#contract/core/reader.ts'
import { sanitise } from '#server/http/logging/failure-log.ts'

/** Where browsers report violations of the content security policy. */
export const POLICY_REPORTS = '/csp-report'

const NO_CONTENT = 204
const BODY_LIMIT = 16 * 1024
/** Anyone can send reports, so a network fills the log slowly. */
const RATE_LIMIT = { max: 20, timeWindow: '1 minute' }
const MAX_REPORTS = 5
/** Lines per second of the whole process: addresses can be invented. */
const MAX_LINES_PER_SECOND = 10
const MAX_URL_LENGTH = 200

const text = textOr()
const Report = z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text })
const LegacyReport = z.object({
  'document-uri': text,
  'effective-directive': text,
  'blocked-uri': text,
  'source-file': text,
})
/** The formats of the Reporting API, and of `report-uri` (Firefox, Safari). */
const Body = z.union([z.array(z.object({ body: Report })), z.object({ 'csp-report': LegacyReport })])

function readReports(body: unknown): z.infer<typeof Report>[] {
  const read = z.safeParse(Body, body)
  if (!read.success) return []
  if (Array.isArray(read.data)) return read.data.slice(0, MAX_REPORTS).map((entry) => entry.body)
  const legacy = read.data['csp-report']
  return [
    {
      documentURL: legacy['document-uri'],
      effectiveDirective: legacy['effective-directive'],
      blockedURL: legacy['blocked-uri'],
      sourceFile: legacy['source-file'],
    },
  ]
}

/** Only scheme, host and path: a query may contain a token. A word such as `inline` is kept. */
function shorten(address: string): string {
  if (!URL.canParse(address)) return sanitise(address.slice(0, 100))
  const { origin, protocol, pathname } = new URL(address)
  return sanitise((origin === 'null' ? protocol : origin + pathname).slice(0, MAX_URL_LENGTH))
}

/** Returns whether another line may be written in this second. */
function createLineBudget(): () => boolean {
  let second = 0
  let lineCount = 0
  return () => {
    const current = Math.floor(performance.now() / 1000)
    if (current !== second) lineCount = 0
    second = current
    lineCount += 1
    return lineCount <= MAX_LINES_PER_SECOND
  }
}

/** Logs violations of the content security policy that browsers report. */
export async function policyReports(app: FastifyInstance): Promise<void> {
  const mayWriteLine = createLineBudget()
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      app.getDefaultJsonParser('error', 'error'),
    )
    scope.post(
      POLICY_REPORTS,
      { bodyLimit: BODY_LIMIT, config: { rateLimit: RATE_LIMIT } },
      async ({ body, log }, reply) => {
        for (const { documentURL, effectiveDirective, blockedURL, sourceFile } of readReports(body)) {
          if (!mayWriteLine()) break
          const violation = {
            page: shorten(documentURL),
            directive: sanitise(effectiveDirective.slice(0, 100)),
            blocked: shorten(blockedURL),
            source: shorten(sourceFile),
          }
          log.error({ violation }, 'a page violated the content security policy')
        }
        return reply.status(NO_CONTENT).send()
      },
    )
  })
}
